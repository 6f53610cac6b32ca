// Rays through a lens of any number of surfaces, exactly refracted, in the plane of the axis: a small library in C++.
#include <cmath>
#include <memory>
#include <vector>

namespace optics {

struct Vector {
  double z, y;
};
struct Ray {
  Vector place, direction;
};

class Surface {
public:
  Surface(double vertex, double index) : vertex(vertex), index(index) {}
  virtual ~Surface() = default;
  // How far the ray has to go, and the surface's normal where it arrives; places are relative to the vertex.
  virtual double distance(const Ray &ray) const = 0;
  virtual Vector normal(const Vector &place) const = 0;

  Ray refracted(Ray ray, double before) const {
    ray.place.z -= vertex;
    const double t = distance(ray);
    ray.place.z += t * ray.direction.z;
    ray.place.y += t * ray.direction.y;
    const Vector n = normal(ray.place);
    const double ratio = before / index, cosine = ray.direction.z * n.z + ray.direction.y * n.y;
    const double turn = std::sqrt(1 - ratio * ratio * (1 - cosine * cosine)) - ratio * cosine;
    ray.direction = {ratio * ray.direction.z + turn * n.z, ratio * ray.direction.y + turn * n.y};
    ray.place.z += vertex;
    return ray;
  }
  const double vertex, index;
};

class Sphere : public Surface {
public:
  Sphere(double vertex, double index, double curvature) : Surface(vertex, index), curvature(curvature) {}
  double distance(const Ray &ray) const override {
    const Vector &p = ray.place, &d = ray.direction;
    const double b = d.z - curvature * (p.z * d.z + p.y * d.y);
    const double c = curvature * (p.z * p.z + p.y * p.y) - 2 * p.z;
    return c / (b + std::sqrt(b * b - curvature * c));
  }
  Vector normal(const Vector &p) const override { return {1 - curvature * p.z, -curvature * p.y}; }

private:
  const double curvature;
};

class Plane : public Surface {
public:
  using Surface::Surface;
  double distance(const Ray &ray) const override { return -ray.place.z / ray.direction.z; }
  Vector normal(const Vector &) const override { return {1, 0}; }
};

using Lens = std::vector<std::unique_ptr<Surface>>;

Lens assembled(const double *curvature, const double *gap, const double *index, int n) {
  Lens lens;
  double z = 0;
  for (int k = 0; k < n; k++) {
    lens.push_back(std::make_unique<Sphere>(z, index[k], curvature[k]));
    z += gap[k];
  }
  lens.push_back(std::make_unique<Plane>(z, 1.0));  // the image
  return lens;
}

} // namespace optics

using namespace optics;

// Where a ray that enters at this height and angle meets each surface and the image plane.
extern "C" void trace(const double *curvature, const double *gap, const double *index, double height, double angle,
                      int n, double *z, double *y) {
  const Lens lens = assembled(curvature, gap, index, n);
  Ray ray{{-0.2, height - 0.2 * std::tan(angle)}, {std::cos(angle), std::sin(angle)}};
  double before = 1;
  int k = 0;
  for (const auto &surface : lens) {
    ray = surface->refracted(ray, before);
    before = surface->index;
    z[k] = ray.place.z, y[k++] = ray.place.y;
  }
}

// The mean square of the rays' distances from where they should meet: at tan(angle), as with a focal length of one.
extern "C" double blur(const double *curvature, const double *gap, const double *index, const double *angle, int n,
                       int angles, int rays, double aperture) {
  const Lens lens = assembled(curvature, gap, index, n);
  double sum = 0;
  for (int a = 0; a < angles; a++)
    for (int r = 0; r < rays; r++) {
      const double height = aperture * (2.0 * r / (rays - 1) - 1);
      Ray ray{{-0.2, height - 0.2 * std::tan(angle[a])}, {std::cos(angle[a]), std::sin(angle[a])}};
      double before = 1;
      for (const auto &surface : lens) {
        ray = surface->refracted(ray, before);
        before = surface->index;
      }
      const double off = ray.place.y - std::tan(angle[a]);
      sum += off * off;
    }
  return sum / (angles * rays);
}
