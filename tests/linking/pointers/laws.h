/* What the files of this program share: functions that only pointers of other files reach. */
typedef double (*law)(double, void *);

struct row { const char *name; law f; };
extern const struct row table[];
extern const int count;
law named(const char *name);

struct node { law f; void *context; struct node *next; };
extern struct node *plugins;
void add(law f, void *context);

struct job { void *context; double (*call)(double, void *); };
void fill(struct job *job, int which);
