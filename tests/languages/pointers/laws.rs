#[repr(C)]
pub struct Laws {
    law: Option<extern "C" fn(f64, f64) -> f64>,
    k: f64,
}
extern "C" fn law(x: f64, k: f64) -> f64 {
    (k * x).sin()
}
#[no_mangle]
pub extern "C" fn fill_rust(laws: &mut Laws) {
    laws.law = Some(law);
}
