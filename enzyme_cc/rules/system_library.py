"""Table of POSIX and GNU functions without derivatives, in functions.py's row format, sorted.

Processes, files, users, text, time, random numbers, the system's state.
"""

SYSTEM_ROWS = """
__asprintf_chk inactive w0 r2 r3+
__chk_fail inactive noreturn
__dprintf_chk inactive r2 r3+
__fortify_fail inactive noreturn r0
__longjmp_chk inactive noreturn r0
__pread64_chk inactive w1 fill1=ret
__pread_chk inactive w1 fill1=ret
__read_chk inactive w1 fill1=ret
__recv_chk inactive w1 fill1=ret
__recvfrom_chk inactive w1 w5 w6 fill1=ret
__stack_chk_fail inactive noreturn
__vasprintf_chk inactive w0 r2
__vdprintf_chk inactive r2
__xpg_strerror_r inactive w1
_exit inactive noreturn
_longjmp inactive noreturn r0
a64l inactive r0
access inactive r0
alarm inactive
arc4random inactive
arc4random_buf inactive w0 fill0=a1
arc4random_uniform inactive
asctime_r inactive r0 w1 ret1
asprintf inactive w0 r1 r2+
backtrace inactive w0
backtrace_symbols_fd inactive r0
basename inactive r0 ret0
bcmp inactive r0 r1
bindtextdomain inactive r0 r1
catclose inactive
chdir inactive r0
chmod inactive r0
chown inactive r0
clearenv inactive
clock_getcpuclockid inactive w1
clock_getres inactive w1
clock_gettime inactive w1
clock_nanosleep inactive r2 w3
clock_settime inactive r1
close inactive
closedir inactive w0
closelog inactive
confstr inactive w1
creat inactive r0
ctermid inactive w0
ctime_r inactive r0 w1 ret1
dcgettext inactive r0 r1 ret1
dgettext inactive r0 r1 ret1
dirfd inactive r0
dirname inactive r0 w0 ret0
dladdr inactive w1
dlclose inactive
dlerror inactive
dlopen inactive r0
dlsym inactive r1
dprintf inactive r1 r2+
drand48 inactive real
drand48_r inactive w0 w1 fill1=8
dup inactive
dup2 inactive
dup3 inactive
ecvt inactive real
ecvt_r inactive w4 real
endgrent inactive
endpwent inactive
erand48 inactive r0 w0 real
erand48_r inactive r0 w0 w1 w2 fill2=8
err inactive noreturn r1 r2+
error inactive r2 r3+
errx inactive noreturn r1 r2+
faccessat inactive r1
fallocate inactive
fchdir inactive
fchmod inactive
fcntl inactive
fcntl64 inactive
fcvt inactive real
fdatasync inactive
fdopen inactive r1
fedisableexcept inactive
feenableexcept inactive
fegetexcept inactive
ffs inactive
ffsl inactive
ffsll inactive
fgetpos64 inactive r0 w1
fileno inactive r0
flock inactive
flockfile inactive w0
fmemopen inactive r2 ret0
fnmatch inactive r0 r1
fopen64 inactive r0 r1
fpathconf inactive
freeaddrinfo inactive free0
freelocale inactive
freopen64 inactive r0 r1 w2 ret2
fseeko inactive w0
fseeko64 inactive w0
fsetpos64 inactive w0 r1
fstat inactive w1
fstat64 inactive w1
fstatat inactive r1 w2
fstatat64 inactive r1 w2
fstatfs inactive w1
fstatvfs inactive w1
fsync inactive
ftello inactive r0
ftello64 inactive r0
ftime inactive w0
ftruncate inactive
ftruncate64 inactive
ftrylockfile inactive w0
funlockfile inactive w0
gai_strerror inactive
gcvt inactive w2 ret2 real
get_avphys_pages inactive
get_nprocs inactive
get_nprocs_conf inactive
get_phys_pages inactive
getauxval inactive
getcpu inactive w0 w1
getcwd inactive w0 ret0
getdate inactive r0
getdelim inactive w0 w1 w3
getdomainname inactive w0
getdtablesize inactive
getegid inactive
getentropy inactive w0 fill0=a1
geteuid inactive
getgid inactive
getgrgid inactive
getgrnam inactive r0
getgroups inactive w1
gethostid inactive
gethostname inactive w0
getitimer inactive w1
getline inactive w0 w1 w2
getloadavg inactive w0 fill0=ret*8
getlogin inactive
getopt inactive r1 r2
getopt_long inactive r1 r2 r3 w4
getopt_long_only inactive r1 r2 r3 w4
getpagesize inactive
getpayload inactive r0
getpayloadf inactive r0
getpayloadl inactive r0
getpgid inactive
getpgrp inactive
getpid inactive
getppid inactive
getpriority inactive
getprogname inactive
getpwnam inactive r0
getpwuid inactive
getrandom inactive w0 fill0=ret
getrlimit inactive w1
getrlimit64 inactive w1
getrusage inactive w1
getsid inactive
getsockopt inactive w3 w4
getsubopt inactive r0 w0 w2
gettext inactive r0 ret0
gettid inactive
gettimeofday inactive w0 w1
getuid inactive
getw inactive w0
getwd inactive w0 ret0
gnu_get_libc_version inactive
gsignal inactive
hcreate inactive
hdestroy inactive
htonl inactive
htons inactive
iconv inactive w1 w2 w3 w4
iconv_close inactive
iconv_open inactive r0 r1
index inactive r0 ret0
initstate inactive w1
initstate_r inactive w1 w3
ioctl inactive
isalnum_l inactive
isalpha_l inactive
isascii inactive
isatty inactive
isblank_l inactive
iscntrl_l inactive
isdigit_l inactive
isgraph_l inactive
islower_l inactive
isprint_l inactive
ispunct_l inactive
isspace_l inactive
isupper_l inactive
iswalnum_l inactive
iswalpha_l inactive
iswdigit_l inactive
iswspace_l inactive
isxdigit_l inactive
jrand48 inactive r0 w0
jrand48_r inactive r0 w0 w1 w2
kill inactive
killpg inactive
l64a inactive
lcong48 inactive r0
lcong48_r inactive r0 w1
link inactive r0 r1
lockf inactive
lockf64 inactive
lrand48 inactive
lrand48_r inactive w0 w1
lseek inactive
lseek64 inactive
lstat inactive r0 w1
lstat64 inactive r0 w1
madvise inactive
mallinfo inactive
mallinfo2 inactive
malloc_stats inactive
malloc_trim inactive
malloc_usable_size inactive
mallopt inactive
mbsnrtowcs inactive w0 r1 w1 w4
memfd_create inactive r0
memfrob inactive r0 w0 ret0
memmem inactive r0 r2 ret0
memrchr inactive r0 ret0
mincore inactive w2
mkdir inactive r0
mkdirat inactive r1
mkdtemp inactive r0 w0 ret0
mkfifo inactive r0
mkostemp inactive r0 w0
mkstemp inactive r0 w0
mkstemp64 inactive r0 w0
mkstemps inactive r0 w0
mktemp inactive r0 w0 ret0
mlock inactive
mlockall inactive
mprotect inactive
mrand48 inactive
mrand48_r inactive w0 w1
msync inactive
munlock inactive
munlockall inactive
nanosleep inactive r0 w1
newlocale inactive r1
ngettext inactive r0 r1
nice inactive
nl_langinfo inactive
nl_langinfo_l inactive
nrand48 inactive r0 w0
nrand48_r inactive r0 w0 w1
ntohl inactive
ntohs inactive
on_exit inactive
open inactive r0
open64 inactive r0
open_memstream inactive w0 w1 ret0
open_wmemstream inactive w0 w1
openat inactive r1
openat64 inactive r1
opendir inactive r0
openlog inactive r0
pathconf inactive r0
pause inactive
pclose inactive w0
pipe inactive w0
pipe2 inactive w0
poll inactive r0 w0
popen inactive r0 r1
posix_fadvise inactive
posix_fallocate inactive
posix_madvise inactive
prctl inactive
pread inactive w1 fill1=ret
pread64 inactive w1 fill1=ret
prlimit inactive r2 w3
pselect inactive r1 w1 r2 w2 r3 w3 r4 r5
psignal inactive r1
putenv inactive
putw inactive w1
pwrite inactive r1
pwrite64 inactive r1
rand_r inactive r0 w0
random inactive
random_r inactive r0 w0 w1
rawmemchr inactive r0 ret0
read inactive w1 fill1=ret
readdir inactive w0
readdir64 inactive w0
readdir_r inactive w0 w1 w2
readlink inactive r0 w1
readlinkat inactive r1 w2
realpath inactive r0 w1 ret1
recv inactive w1 fill1=ret
recvfrom inactive w1 w4 w5 fill1=ret
regcomp inactive w0 r1
regerror inactive r1 w2
regexec inactive r0 r1 w3
regfree inactive w0
renameat inactive r1 r3
rewinddir inactive w0
rindex inactive r0 ret0
rmdir inactive r0
sbrk inactive
secure_getenv inactive r0
seed48 inactive r0
seed48_r inactive r0 w1
seekdir inactive w0
select inactive r1 w1 r2 w2 r3 w3 r4 w4
send inactive r1
sendto inactive r1 r4
setbuffer inactive w0
setenv inactive r0 r1
setgid inactive
setitimer inactive r1 w2
setlinebuf inactive w0
setpgid inactive
setpriority inactive
setrlimit inactive r1
setrlimit64 inactive r1
setsid inactive
setsockopt inactive r3
setstate inactive r0
setstate_r inactive r0 w1
setuid inactive
shutdown inactive
sigaddset inactive w0
sigaltstack inactive r0 w1
sigdelset inactive w0
sigemptyset inactive w0
sigfillset inactive w0
sigismember inactive r0
siglongjmp inactive noreturn r0
sigpending inactive w0
sigprocmask inactive r1 w2
sigsuspend inactive r0
sigtimedwait inactive r0 w1 r2
sigwait inactive r0 w1
sleep inactive
socket inactive
srand48 inactive
srand48_r inactive w1
srandom inactive
srandom_r inactive w1
stat inactive r0 w1
stat64 inactive r0 w1
statfs inactive r0 w1
statvfs inactive r0 w1
statvfs64 inactive r0 w1
stpcpy inactive r1 w0 ret0
stpncpy inactive r1 w0 ret0
strcasecmp inactive r0 r1
strcasecmp_l inactive r0 r1
strcasestr inactive r0 r1 ret0
strchrnul inactive r0 ret0
strcoll_l inactive r0 r1
strerror_l inactive
strerror_r inactive w1
strerrordesc_np inactive
strerrorname_np inactive
strfmon inactive w0 r2 real
strfromf128 inactive w0 r2 real
strfromf32 inactive w0 r2 real
strfromf64 inactive w0 r2 real
strfry inactive r0 w0 ret0
strftime_l inactive w0 r2 r3
strlcat inactive r0 r1 w0
strlcpy inactive r1 w0
strncasecmp inactive r0 r1
strncasecmp_l inactive r0 r1
strnlen inactive r0
strptime inactive r0 r1 w2
strsep inactive r0 w0 r1
strsignal inactive
strtod_l inactive r0 w1 real
strtof128 inactive r0 w1 real
strtof32 inactive r0 w1 real
strtof64 inactive r0 w1 real
strtof_l inactive r0 w1 real
strtok_r inactive r0 w0 r1 w2 ret0
strtol_l inactive r0 w1
strtold_l inactive r0 w1 real
strtoll_l inactive r0 w1
strtoq inactive r0 w1
strtoul_l inactive r0 w1
strtoull_l inactive r0 w1
strtouq inactive r0 w1
strverscmp inactive r0 r1
strxfrm_l inactive w0 r1
symlink inactive r0 r1
symlinkat inactive r0 r2
sync inactive
syncfs inactive
syscall inactive
sysconf inactive
sysinfo inactive w0
syslog inactive r1 r2+
tcgetattr inactive w1
tcsetattr inactive r2
telldir inactive r0
tempnam inactive r0 r1 fresh
textdomain inactive r0
timelocal inactive r0 w0
timer_create inactive r1 w2
timer_delete inactive
timer_gettime inactive w1
timer_settime inactive r2 w3
times inactive w0
tmpfile64 inactive
tmpnam_r inactive w0 ret0
toascii inactive
tolower_l inactive
totalorder inactive r0 r1
totalorderf inactive r0 r1
totalorderl inactive r0 r1
totalordermag inactive r0 r1
totalordermagf inactive r0 r1
totalordermagl inactive r0 r1
toupper_l inactive
towlower_l inactive
towupper_l inactive
truncate inactive r0
truncate64 inactive r0
ttyname inactive
ttyname_r inactive w1
tzset inactive
ualarm inactive
ulimit inactive
umask inactive
uname inactive w0
unlink inactive r0
unlinkat inactive r1
unsetenv inactive r0
uselocale inactive
usleep inactive
utime inactive r0 r1
utimensat inactive r1 r2
utimes inactive r0 r1
uuid_generate inactive w0
vasprintf inactive w0 r1
vdprintf inactive r1
verr inactive noreturn r1
verrx inactive noreturn r1
vsyslog inactive r1
vwarn inactive r0
vwarnx inactive r0
wait inactive w0
wait3 inactive w0 w2
wait4 inactive w1 w3
waitid inactive w2
waitpid inactive w1
warn inactive r0 r1+
warnx inactive r0 r1+
wcpcpy inactive r1 w0 ret0
wcpncpy inactive r1 w0 ret0
wcscasecmp inactive r0 r1
wcschrnul inactive r0 ret0
wcscoll_l inactive r0 r1
wcsdup inactive r0 fresh
wcsncasecmp inactive r0 r1
wcsnlen inactive r0
wcsnrtombs inactive w0 r1 w1 w4
wcstod_l inactive r0 w1 real
wcstof128 inactive r0 w1 real
wcswidth inactive r0
wcwidth inactive
wmempcpy inactive r1 w0 ret0
write inactive r1
"""

SYSTEM_NAMES = frozenset(row.split(maxsplit=1)[0] for row in SYSTEM_ROWS.strip().splitlines())
"""None of them is reserved by C: a program may define one itself."""
