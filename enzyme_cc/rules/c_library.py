"""Table of the C standard library without derivatives, in functions.py's row format, sorted.

With the forms its headers call: fortified (`__printf_chk`), unlocked, character and floating-point classes.
Streams, locales and other opaque objects of the library count as read and written, though their bytes are not
the program's. Static buffers that a function returns (asctime, localeconv) are not the program's either.
"""

INACTIVE_ROWS = """
_Exit inactive noreturn
__assert inactive noreturn r0 r2
__assert_fail inactive noreturn r0 r1 r3
__assert_perror_fail inactive noreturn r1 r3
__assert_rtn inactive noreturn r0 r1 r3
__ctype_b_loc inactive
__ctype_get_mb_cur_max inactive
__ctype_tolower_loc inactive
__ctype_toupper_loc inactive
__errno inactive
__errno_location inactive
__error inactive
__fdelt_chk inactive
__fgets_chk inactive w0 ret0
__finite inactive
__finitef inactive
__finitef128 inactive
__finitel inactive
__fpclassify inactive
__fpclassifyd inactive
__fpclassifyf inactive
__fpclassifyf128 inactive
__fpclassifyl inactive
__fprintf_chk inactive r2 r3+
__fread_chk inactive w0 fill0=ret*a2
__iseqsig inactive
__iseqsigf inactive
__iseqsigf128 inactive
__iseqsigl inactive
__isinf inactive
__isinff inactive
__isinff128 inactive
__isinfl inactive
__isnan inactive
__isnanf inactive
__isnanf128 inactive
__isnanl inactive
__issignaling inactive
__issignalingf inactive
__issignalingf128 inactive
__issignalingl inactive
__printf_chk inactive r1 r2+
__puts_chk inactive r0
__signbit inactive
__signbitd inactive
__signbitf inactive
__signbitf128 inactive
__signbitl inactive
__snprintf_chk inactive w0 r4 r5+
__sprintf_chk inactive w0 r3 r4+
__stpcpy_chk inactive r1 w0 ret0
__strcat_chk inactive r0 r1 w0 ret0
__strcpy_chk inactive r1 w0 ret0
__strncat_chk inactive r0 r1 w0 ret0
__strncpy_chk inactive r1 w0 ret0
__vfprintf_chk inactive r2
__vprintf_chk inactive r1
__vsnprintf_chk inactive w0 r4
__vsprintf_chk inactive w0 r3
abort inactive noreturn
abs inactive
asctime inactive r0
at_quick_exit inactive
atexit inactive
atof inactive r0 real
atoi inactive r0
atol inactive r0
atoll inactive r0
btowc inactive
c16rtomb inactive w0 w2
c32rtomb inactive w0 w2
c8rtomb inactive w0 w2
clearerr inactive w0
clearerr_unlocked inactive w0
clock inactive
cnd_broadcast inactive w0
cnd_destroy inactive w0
cnd_init inactive w0
cnd_signal inactive w0
cnd_timedwait inactive w0 w1 r2
cnd_wait inactive w0 w1
ctime inactive r0
difftime inactive real
div inactive
exit inactive noreturn
fclose inactive w0
feclearexcept inactive
fegetenv inactive w0
fegetexceptflag inactive w0
fegetmode inactive w0
fegetround inactive
feholdexcept inactive w0
feof inactive r0
feof_unlocked inactive r0
feraiseexcept inactive
ferror inactive r0
ferror_unlocked inactive r0
fesetenv inactive r0
fesetexcept inactive
fesetexceptflag inactive r0
fesetmode inactive r0
fesetround inactive
fetestexcept inactive
fetestexceptflag inactive r0
feupdateenv inactive r0
fflush inactive w0
fflush_unlocked inactive w0
fgetc inactive w0
fgetc_unlocked inactive w0
fgetpos inactive r0 w1
fgets inactive w0 w2 ret0
fgets_unlocked inactive w0 w2 ret0
fgetwc inactive w0
fgetwc_unlocked inactive w0
fgetws inactive w0 w2 ret0
fgetws_unlocked inactive w0 w2 ret0
fileno_unlocked inactive r0
finite inactive real
finitef inactive real
finitel inactive real
fopen inactive r0 r1
fprintf inactive w0 r1 r2+
fputc inactive w1
fputc_unlocked inactive w1
fputs inactive r0 w1
fputs_unlocked inactive r0 w1
fputwc inactive w1
fputwc_unlocked inactive w1
fputws inactive r0 w1
fputws_unlocked inactive r0 w1
fread inactive w0 w3 fill0=ret*a1
fread_unlocked inactive w0 w3 fill0=ret*a1
freopen inactive r0 r1 w2 ret2
fscanf inactive w0 r1 w2+ counts
fseek inactive w0
fsetpos inactive w0 r1
ftell inactive r0
fwide inactive w0
fwprintf inactive w0 r1 r2+
fwrite inactive r0 w3
fwrite_unlocked inactive r0 w3
fwscanf inactive w0 r1 w2+ counts
getc inactive w0
getc_unlocked inactive w0
getchar inactive
getchar_unlocked inactive
getenv inactive r0
gets inactive w0 ret0
getwc inactive w0
getwc_unlocked inactive w0
getwchar inactive
getwchar_unlocked inactive
gmtime inactive r0
gmtime_r inactive r0 w1 ret1
imaxabs inactive
imaxdiv inactive
isalnum inactive
isalpha inactive
isblank inactive
iscntrl inactive
isdigit inactive
isgraph inactive
isinf inactive real
isinff inactive real
isinfl inactive real
islower inactive
isnan inactive real
isnanf inactive real
isnanl inactive real
isprint inactive
ispunct inactive
isspace inactive
isupper inactive
iswalnum inactive
iswalpha inactive
iswblank inactive
iswcntrl inactive
iswctype inactive
iswdigit inactive
iswgraph inactive
iswlower inactive
iswprint inactive
iswpunct inactive
iswspace inactive
iswupper inactive
iswxdigit inactive
isxdigit inactive
labs inactive
ldiv inactive
llabs inactive
lldiv inactive
localeconv inactive
localtime inactive r0
localtime_r inactive r0 w1 ret1
longjmp inactive noreturn r0
mblen inactive r0
mbrlen inactive r0 w2
mbrtoc16 inactive w0 r1 w3
mbrtoc32 inactive w0 r1 w3
mbrtoc8 inactive w0 r1 w3
mbrtowc inactive w0 r1 w3
mbsinit inactive r0
mbsrtowcs inactive w0 r1 w1 w3
mbstowcs inactive w0 r1
mbtowc inactive w0 r1
memchr inactive r0 ret0
memcmp inactive r0 r1
mktime inactive r0 w0
mtx_destroy inactive w0
mtx_init inactive w0
mtx_lock inactive w0
mtx_timedlock inactive w0 r1
mtx_trylock inactive w0
mtx_unlock inactive w0
perror inactive r0
printf inactive r0 r1+
putc inactive w1
putc_unlocked inactive w1
putchar inactive
putchar_unlocked inactive
puts inactive r0
putwc inactive w1
putwc_unlocked inactive w1
putwchar inactive
putwchar_unlocked inactive
quick_exit inactive noreturn
raise inactive
rand inactive
remove inactive r0
rename inactive r0 r1
rewind inactive w0
scanf inactive r0 w1+ counts
setbuf inactive w0
setlocale inactive r1
setvbuf inactive w0
snprintf inactive w0 r2 r3+
sprintf inactive w0 r1 r2+
srand inactive
sscanf inactive r0 r1 w2+ counts
strcat inactive r0 r1 w0 ret0
strchr inactive r0 ret0
strcmp inactive r0 r1
strcoll inactive r0 r1
strcpy inactive r1 w0 ret0
strcspn inactive r0 r1
strdup inactive r0 fresh
strerror inactive
strfromd inactive w0 r2 real
strfromf inactive w0 r2 real
strfroml inactive w0 r2 real
strftime inactive w0 r2 r3
strlen inactive r0
strncat inactive r0 r1 w0 ret0
strncmp inactive r0 r1
strncpy inactive r1 w0 ret0
strndup inactive r0 fresh
strpbrk inactive r0 r1 ret0
strrchr inactive r0 ret0
strspn inactive r0 r1
strstr inactive r0 r1 ret0
strtod inactive r0 w1 real
strtof inactive r0 w1 real
strtoimax inactive r0 w1
strtok inactive r0 w0 r1 ret0
strtol inactive r0 w1
strtold inactive r0 w1 real
strtoll inactive r0 w1
strtoul inactive r0 w1
strtoull inactive r0 w1
strtoumax inactive r0 w1
strxfrm inactive w0 r1
swprintf inactive w0 r2 r3+
swscanf inactive r0 r1 w2+ counts
system inactive r0
thrd_current inactive
thrd_detach inactive
thrd_equal inactive
thrd_sleep inactive r0 w1
thrd_yield inactive
time inactive w0
timegm inactive r0 w0
timespec_get inactive w0
timespec_getres inactive w0
tmpfile inactive
tmpnam inactive w0 ret0
tolower inactive
toupper inactive
towctrans inactive
towlower inactive
towupper inactive
tss_create inactive w0
tss_delete inactive
ungetc inactive w1
ungetwc inactive w1
vfprintf inactive w0 r1
vfscanf inactive w0 r1 w2+
vfwprintf inactive w0 r1
vfwscanf inactive w0 r1 w2+
vprintf inactive r0
vscanf inactive r0 w1+
vsnprintf inactive w0 r2
vsprintf inactive w0 r1
vsscanf inactive r0 r1 w2+
vswprintf inactive w0 r2
vswscanf inactive r0 r1 w2+
vwprintf inactive r0
vwscanf inactive r0 w1+
wcrtomb inactive w0 w2
wcscat inactive r0 r1 w0 ret0
wcschr inactive r0 ret0
wcscmp inactive r0 r1
wcscoll inactive r0 r1
wcscpy inactive r1 w0 ret0
wcscspn inactive r0 r1
wcsftime inactive w0 r2 r3
wcslen inactive r0
wcsncat inactive r0 r1 w0 ret0
wcsncmp inactive r0 r1
wcsncpy inactive r1 w0 ret0
wcspbrk inactive r0 r1 ret0
wcsrchr inactive r0 ret0
wcsrtombs inactive w0 r1 w1 w3
wcsspn inactive r0 r1
wcsstr inactive r0 r1 ret0
wcstod inactive r0 w1 real
wcstof inactive r0 w1 real
wcstoimax inactive r0 w1
wcstok inactive r0 w0 r1 w2 ret0
wcstol inactive r0 w1
wcstold inactive r0 w1 real
wcstoll inactive r0 w1
wcstombs inactive w0 r1
wcstoul inactive r0 w1
wcstoull inactive r0 w1
wcstoumax inactive r0 w1
wcsxfrm inactive w0 r1
wctob inactive
wctomb inactive w0
wctrans inactive r0
wctype inactive r0
wmemchr inactive r0 ret0
wmemcmp inactive r0 r1
wmemset inactive w0 ret0
wprintf inactive r0 r1+
wscanf inactive r0 w1+ counts
"""

CALLBACK_ROWS = """
bsearch search r0 r1 fn4=a0,e1*3 ret1
call_once callback w0 fn1=
lfind search r0 r1 r2 fn4=a0,e1*3 ret1
lsearch callback r0 r1 w1 r2 w2 fn4=a0,e1*3 ret1
pthread_once callback w0 fn1=
qsort sort r0 w0 fn3=e0*2,e0*2
qsort_r sort r0 w0 fn3=e0*2,e0*2,a4
signal callback fn1=a0
"""
