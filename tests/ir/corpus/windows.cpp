// Compiled for Windows: funclet exceptions (catchswitch, catchpad, cleanuppad) and dllexport.
struct Guard { int *p; ~Guard(); };
int risky(int);
extern "C" __declspec(dllexport) int guarded(int x) {
    Guard outer{&x};
    try { Guard inner{&x}; return risky(x); }
    catch (int &i) { try { risky(i); } catch (...) { return 5; } return i; }
    catch (const char *) { throw; }
    catch (...) { return -1; }
}
__declspec(dllimport) extern int imported;
__declspec(selectany) int any = 4;
int filter(int);
int structured(int *p) { __try { *p = imported; } __except (filter(3)) { return 1; } return any; }
