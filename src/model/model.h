#ifndef MODEL_MODEL_H
#define MODEL_MODEL_H
/*
 * What library functions do, as data (models and grammar: doc/models.md, data in /models). A model
 * is a list of effects of one function; the analyses ask for it when they resolve a call edge, so
 * front ends and units know nothing of it. User models override the built-in ones by name.
 *
 * Immutable after model_load; shareable between threads.
 */
#include "base/diag.h"
#include "base/vec.h"

/* What an effect speaks of. */
enum place_kind {
    PLACE_NONE,
    PLACE_ARG,      /* value of argument `index` (0-based) */
    PLACE_RET,      /* the returned value */
    PLACE_DEREF,    /* memory behind argument `index` (the pointer stored or loaded there) */
    PLACE_INT,      /* the constant `index` */
    PLACE_REST,     /* arguments from `index` on (varargs) */
    PLACE_FRESH,    /* a fresh object of its own, e.g. thread number storage */
    PLACE_STATIC,   /* hidden static object named `name` */
    PLACE_PROD,     /* product of arguments `index` and `index2` (calloc) */
    PLACE_STRLEN,   /* length of the string behind argument `index`, plus its NUL */
    PLACE_GLOBAL,   /* address of the program's symbol with linkage name `name` (optarg, environ) */
    PLACE_THREAD,   /* address of a hidden object, one per thread, named `name` (errno) */
    PLACE_DEREF_OF, /* as DEREF, but starting at `base` (RET, STATIC, GLOBAL, THREAD) */
    PLACE_VIRTUAL,  /* as a function: slot `index2` of the vtable of that object */
    PLACE_METHOD,   /* as a function: the method with selector `name` of that object's class */
    PLACE_ANY_FN,   /* as a function: every function stored in the object at base/index/depth */
};
/*
 * A place is a C expression over the arguments: start at argument `index` (or at `base`), add
 * `offset`; dereference, add `offset2`; dereference, add `offset3`; `depth` dereferences in all.
 * Read as a value (`src`, `obj`, `args`...) it is that expression's value. Where an effect stores
 * (`ret`, `handle` of spawn), the last dereference is the store: "*arg0" stores to the memory at
 * arg0, "**(arg0+8)" to the memory behind the pointer kept at arg0+8.
 */
struct place {
    enum place_kind kind;
    int32_t index, index2;
    int64_t offset;       /* ARG, DEREF: byte offset added to the pointer */
    const char *name;     /* STATIC, GLOBAL, THREAD, also as `base` */
    enum place_kind base; /* where DEREF_OF, VIRTUAL, METHOD, ANY_FN start; ARG uses `index` */
    int32_t depth;        /* dereferences; VIRTUAL, METHOD, ANY_FN: those that lead to the object */
    int64_t offset2, offset3;
    uint32_t inside; /* bit k: the offset after k dereferences is not known */
    uint32_t each;   /* bit k: after k dereferences, any element of an array of pointers */
};
#define MODEL_MAX_ARG   32 /* arguments are arg0 .. arg31 */
#define MODEL_MAX_DEPTH 3

enum effect_kind {
    /* threads, tasks */
    EFFECT_SPAWN, /* runs `fn` in a new origin with `args`; its handle goes to `handle`; what is
                     started with one `obj` runs one at a time */
    EFFECT_JOIN,  /* waits for the origin behind `handle` */
    EFFECT_DETACH,
    EFFECT_EXIT,     /* ends the calling thread */
    EFFECT_CALL,     /* calls `fn` with `args`, now, in the caller's origin */
    EFFECT_BODY,     /* the function's own body, with the arguments of the call */
    EFFECT_REGISTER, /* `fn` will be called with `args` later: see `when`, `executor` */
    EFFECT_RUN_LOOP, /* runs what was registered with executor `obj` in the caller's thread */
    /* locks and ordering */
    EFFECT_LOCK, /* acquires `obj`; mode; success; for the object `obj2`, if any */
    EFFECT_UNLOCK,
    EFFECT_LOCK_INIT,
    EFFECT_LOCK_DESTROY,
    EFFECT_COND_WAIT, /* releases and re-acquires the lock `obj2`, waits for `obj` */
    EFFECT_COND_SIGNAL,
    EFFECT_BARRIER_INIT, /* `obj`, `size` participants */
    EFFECT_BARRIER_WAIT,
    EFFECT_SEM_INIT,
    EFFECT_SEM_WAIT, /* success as for LOCK; EFF_ALL: waits for all posts (latch) */
    EFFECT_SEM_POST,
    EFFECT_ROOM,    /* what is kept in `obj` is `size` things at most */
    EFFECT_FILL,    /* waits until there is room in `obj` */
    EFFECT_DRAIN,   /* makes room in `obj` */
    EFFECT_ONCE,    /* calls `fn` once, ordered before every return; `obj` is the flag */
    EFFECT_RELEASE, /* what came before is seen after every AWAIT of `obj` */
    EFFECT_AWAIT,   /* comes after all RELEASEs of `obj`; success as for LOCK */
    EFFECT_HELD,    /* the result says whether `obj2` holds the lock `obj` */
    EFFECT_OWNER,   /* the result belongs to `obj`, and to nobody else */
    EFFECT_EMPTIED, /* `obj2` holds no lock any more, whoever has it now */
    EFFECT_FENCE,
    EFFECT_ATOMIC, /* atomic access to *obj, `access`, `order`, `size` bytes */
    /* memory */
    EFFECT_ALLOC,   /* `ret` (RET, or DEREF for out-parameters) is a fresh object of `size` bytes */
    EFFECT_REALLOC, /* as ALLOC, content and identity of `src` move over */
    EFFECT_FREE,    /* `obj` */
    EFFECT_READ,    /* reads `size` bytes behind `obj` (NONE: unknown length) */
    EFFECT_WRITE,
    EFFECT_COPY,   /* copies `size` bytes from behind `src` to behind `obj`, addresses included */
    EFFECT_ASSIGN, /* `ret` = `src`: flow of a value only, READ and WRITE say the accesses */
    EFFECT_NORETURN,
    EFFECT_GROUP,    /* what the caller makes from here on is what the next deep join waits for */
    EFFECT_RUN_EXIT, /* runs what was registered for the end of the process */
    EFFECT_ASSUME,   /* comes back only if `src` is not zero */
    EFFECT_THROW,    /* ends by an exception, if it ends */
    EFFECT_TLS_SET,  /* pthread_setspecific-like: per-thread slot `obj` = `src` */
    EFFECT_TLS_GET,
    EFFECT_SETJMP,
    EFFECT_LONGJMP,
    EFFECT_START,         /* tasks registered under `handle` may begin from here on (event_add) */
    EFFECT_CANCEL,        /* tasks registered under `handle` have ended or never begin after this */
    EFFECT_FORK,          /* returns twice; the child is a process of its own */
    EFFECT_THREAD_NUMBER, /* `ret` is a number that no other thread of the team has */
    EFFECT_TEAM_SIZE,     /* the next parallel region has `size` threads; EFF_ALL: all later ones */
    EFFECT_THREAD_COUNT,  /* `ret` is the number of threads in the team */
    /* Part of a loop's iterations for the calling thread only: bounds at `obj` and `obj2`, a flag
     * at `src` that one thread finds set; `size`: schedule, `handle`: chunk. With a schedule, equal
     * bounds, schedules and chunks give equal parts. */
    EFFECT_SHARE_LOOP,
    EFFECT_LOOP_BOUNDS,    /* of the loop that is shared out next: `src` to `size` */
    EFFECT_ITERATION_DONE, /* of the iteration whose vector of numbers is at `obj` */
    EFFECT_ITERATION_WAIT, /* until that iteration is done */
    EFFECT_WAIT_DEPENDS,   /* until the caller's tasks are done that the list orders before it */
    EFFECT_KINDS
};

enum lock_mode { LOCK_EXCLUSIVE, LOCK_SHARED };
enum success_kind {
    SUCCESS_ALWAYS,
    SUCCESS_ZERO,
    SUCCESS_NONZERO,
    SUCCESS_NONNEG,
    SUCCESS_MINUS_ONE
};
enum effect_when {
    WHEN_NOW,
    WHEN_DEFERRED,    /* some time later, in a thread not known */
    WHEN_ON_EXECUTOR, /* in the thread that runs the loop of executor `obj` */
    WHEN_SIGNAL,      /* interrupts any thread at any point (signal and interrupt handlers) */
    WHEN_EXIT,        /* at the end of the process */
    WHEN_THREAD_EXIT, /* at the end of each thread (key destructors) */
    WHEN_FORK,        /* around fork, in the forking thread */
    WHEN_TEARDOWN,    /* at the end of the process, for what nobody uses any more */
};
enum model_access { ACCESS_LOAD, ACCESS_STORE, ACCESS_RMW, ACCESS_CMPXCHG };
enum effect_flags {
    EFF_MANY = 1 << 0,       /* spawn: more than one instance (parallel region) */
    EFF_JOINED = 1 << 1,     /* spawn: all instances have ended when the call returns */
    EFF_CALLER_TOO = 1 << 2, /* spawn: the caller is one of the instances */
    EFF_RECURSIVE = 1 << 3,  /* lock: may be taken again by its holder */
    EFF_ZEROED = 1 << 4,     /* alloc */
    EFF_SPIN = 1 << 5,
    EFF_SERIAL = 1 << 6, /* executor runs one task at a time */
    EFF_DETACHED = 1 << 7,
    EFF_LAST =
        1 << 8, /* call: runs after every other holder of `obj` gave it up (last reference) */
    EFF_STACK = 1 << 9,       /* alloc: in the caller's frame (alloca) */
    EFF_TIMED = 1 << 10,      /* lock, wait: may give up, then `success` does not hold */
    EFF_IRQ = 1 << 11,        /* lock: also keeps interrupt handlers away */
    EFF_REPEATS = 1 << 12,    /* register, call: more than once */
    EFF_ONE_RUNS = 1 << 13,   /* spawn: exactly one of the team's threads runs it (single); lock:
                               * one gets it, the one whose number is `src` if that is given */
    EFF_ALL = 1 << 14,        /* join: whatever the handle may be has ended */
    EFF_PER_OBJECT = 1 << 15, /* spawn: at most once for each object whose method `fn` is */
    EFF_CHILDREN = 1 << 16,   /* join: what the calling thread or task itself made (taskwait) */
    EFF_DEEP = 1 << 17,       /* join: and all that these made (taskgroup) */
    EFF_FIRST = 1 << 18,      /* lock: given to the first only; who does not get it comes after */
    EFF_NUMBERED = 1 << 21,   /* spawn, call: each instance gets another number as its argument */
    EFF_EACH = 1 << 22,       /* spawn: each instance gets another object as its argument;
                               * assign: each call gives the next one, as they were put there */
    EFF_TAKES = 1 << 20,      /* assign: what is read there is taken out of it */
    EFF_PARTS = 1 << 23,      /* lock: one of many of the object; may block, never excludes */
    EFF_COPIES = 1 << 24,     /* spawn: each instance gets a copy of the objects it is given */
    EFF_KEPT = 1 << 25,       /* await: nobody goes on before a release (a promise) */
    EFF_WATCHES = 1 << 29,    /* await: for a change; only a release wakes it */
    EFF_COUNTED = 1 << 26,    /* semaphore made by hand: the counter at `obj` */
    EFF_GIVES_UP = 1 << 27,   /* join: throws when it has waited long enough */
    EFF_NO_REREAD = 1 << 28,  /* lock: a reader must not take it again */
    EFF_STARTERS = 1 << 30,   /* call: only in threads that start others */
    EFF_PER_HOLDER = 1 << 19, /* spawn: at most once for each object that holds the receiver */
};

struct effect {
    enum effect_kind kind;
    struct place obj, obj2, src, ret, size, fn, handle;
    struct place args[6]; /* spawn, call, register: what the callee's parameters get */
    int nargs;
    enum lock_mode mode;
    enum success_kind success;
    enum effect_when when;
    enum model_access access;
    struct place order; /* INT: enum ir_order; ARG: C11 order value passed at run time */
    uint32_t flags;
    struct place
        then; /* spawn: function run in the new origin after `fn`, with the same arguments */
    struct place order_fail; /* cmpxchg */
    struct place pool;       /* spawn: by a thread of this pool; SEM_INIT says how many it has */
    const char *class_name;  /* alloc: class of the object (JVM), NULL */
    const char *unless;      /* assign: a function that is called next and assigns too, NULL;
                              * join: only if a function with such a name has made the holder */
    int line;                /* of this effect in the model's file */
};

struct model_fn {
    const char *name; /* as matched: exact linkage name or pattern on the pretty name */
    const char *file; /* where it was defined, for messages */
    int line;
    const struct effect *effects;
    int neffects;
    bool override_body; /* use the model even if the program defines the function */
    bool has_body;      /* one of the effects is the function's own body */
    /* Only in calls made by a function whose own argument is (not) that constant. */
    struct {
        int nth_arg, value; /* nth_arg: from 1, 0 always */
        bool is_not;
        const char *caller_not; /* and whose linkage name does not begin so, NULL */
    } when;
};

/* Does the body count in some calls? */
static inline bool model_is_conditional(const struct model_fn *m)
{
    return m->when.nth_arg || m->when.caller_not;
}

/* Has the model an effect of that kind? */
static inline bool model_has(const struct model_fn *m, enum effect_kind kind)
{
    for (int i = 0; i < m->neffects; i++)
        if (m->effects[i].kind == kind)
            return true;
    return false;
}

struct model;
struct model *model_new(void);
void model_free(struct model *);
/* Makes what files say under {profile: name} count; before loading. "kernel" is built in. */
void model_use_profile(struct model *, const char *name);
/* Adds a YAML file or string; later files override earlier ones by function name. On a mistake:
 * false with "file:line: what is wrong, what was expected". */
bool model_load_file(struct model *, const char *path, struct diag *) MUST_USE;
bool model_load_text(struct model *, const char *text, size_t len, const char *name,
                     struct diag *) MUST_USE;
/* As model_load_file, for heddle.yml: keys that are not models' are left to their owners. */
bool model_load_project(struct model *, const char *path, struct diag *) MUST_USE;
/* All *.yml of a folder, in name order. */
bool model_load_dir(struct model *, const char *dir, struct diag *) MUST_USE;

/*
 * The model of a function by its linkage name or its demangled name (may be NULL); NULL if there
 * is none. Exact names come before patterns, patterns with more fixed text before others.
 * `pretty` may have or lack a parameter list and a return type. O(length) for exact names; a
 * pattern costs only if its fixed prefix fits.
 */
const struct model_fn *model_find(const struct model *, const char *name, const char *pretty);
size_t model_count(const struct model *);

/* What is known of a variable that the library owns or the models single out. */
struct model_var {
    const char *name, *file;
    int line;
    bool is_thread_local; /* each thread has its own, whatever its declaration says */
    bool is_internal;     /* accesses to it are never worth a report (stdout, type_info) */
    bool has_value;       /* reads give `value` always (__libc_single_threaded) */
    int64_t value;
};
const struct model_var *model_find_var(const struct model *, const char *name);

/*
 * Functions of the program that something outside it calls, e.g. system calls of a driver; meant
 * for programs without main.
 */
struct model_entry {
    const char *name, *file;
    int line;
    bool is_many;  /* runs in several threads at once, with itself too */
    bool is_first; /* has ended before any other entry begins (module initialisation) */
    bool is_last;  /* begins when all others have ended */
};
const struct model_entry *model_find_entry(const struct model *, const char *name,
                                           const char *pretty);
bool model_has_entries(const struct model *);

/* Names, for listings and messages. */
const char *effect_kind_name(enum effect_kind);

/*
 * The folder of the built-in models, seen from the folder of the running program: installed
 * (../share/heddle/models) or in a source tree (models beside the build folder). NULL if there is
 * none; the caller frees.
 */
char *model_default_dir(const char *self_dir) MUST_USE;

#endif
