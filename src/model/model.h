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
    PLACE_ARG,    /* value of argument `index` (0-based) */
    PLACE_RET,    /* the returned value */
    PLACE_DEREF,  /* memory behind argument `index` (the pointer stored or loaded there) */
    PLACE_INT,    /* the constant `index` */
    PLACE_REST,   /* arguments from `index` on (varargs) */
    PLACE_FRESH,  /* a fresh object of its own, e.g. thread number storage */
    PLACE_STATIC, /* hidden static object named `name` */
    PLACE_PROD,   /* product of arguments `index` and `index2` (calloc) */
    PLACE_STRLEN, /* length of the string behind argument `index`, plus its NUL */
};
struct place {
    enum place_kind kind;
    int32_t index, index2;
    int64_t offset;      /* ARG, DEREF: byte offset added to the pointer */
    const char *name;    /* STATIC */
};

enum effect_kind {
    /* threads, tasks */
    EFFECT_SPAWN,      /* runs `fn` in a new origin with `args`; handle written to / returned as `handle` */
    EFFECT_JOIN,       /* waits for the origin behind `handle` */
    EFFECT_DETACH,
    EFFECT_EXIT,       /* ends the calling thread */
    EFFECT_CALL,       /* calls `fn` with `args`, now, in the caller's origin */
    EFFECT_REGISTER,   /* `fn` will be called with `args` later: see `when`, `executor` */
    EFFECT_RUN_LOOP,   /* runs what was registered with executor `obj` in the caller's thread */
    /* locks and ordering */
    EFFECT_LOCK,       /* acquires `obj`; mode; success */
    EFFECT_UNLOCK,
    EFFECT_LOCK_INIT,
    EFFECT_LOCK_DESTROY,
    EFFECT_COND_WAIT,  /* releases and re-acquires the lock `obj2`, waits for `obj` */
    EFFECT_COND_SIGNAL,
    EFFECT_BARRIER_INIT, /* `obj`, `size` participants */
    EFFECT_BARRIER_WAIT,
    EFFECT_SEM_INIT,
    EFFECT_SEM_WAIT,   /* success as for LOCK */
    EFFECT_SEM_POST,
    EFFECT_ONCE,       /* calls `fn` once, ordered before every return; `obj` is the flag */
    EFFECT_FENCE,
    EFFECT_ATOMIC,     /* atomic access to *obj, `access`, `order`, `size` bytes */
    /* memory */
    EFFECT_ALLOC,      /* `ret` (RET, or DEREF for out-parameters) is a fresh object of `size` bytes */
    EFFECT_REALLOC,    /* as ALLOC, content and identity of `src` move over */
    EFFECT_FREE,       /* `obj` */
    EFFECT_READ,       /* reads `size` bytes behind `obj` (NONE: unknown length) */
    EFFECT_WRITE,
    EFFECT_COPY,       /* copies `size` bytes from behind `src` to behind `obj`, addresses included */
    EFFECT_ASSIGN,     /* `ret` = `src`: pointer flow (returns its argument, stores it behind another) */
    EFFECT_NORETURN,
    EFFECT_TLS_SET,    /* pthread_setspecific-like: per-thread slot `obj` = `src` */
    EFFECT_TLS_GET,
    EFFECT_SETJMP,
    EFFECT_LONGJMP,
    EFFECT_KINDS
};

enum lock_mode { LOCK_EXCLUSIVE, LOCK_SHARED };
enum success_kind { SUCCESS_ALWAYS, SUCCESS_ZERO, SUCCESS_NONZERO, SUCCESS_NONNEG };
enum effect_when { WHEN_NOW, WHEN_DEFERRED, WHEN_ON_EXECUTOR };
enum model_access { ACCESS_LOAD, ACCESS_STORE, ACCESS_RMW, ACCESS_CMPXCHG };
enum effect_flags {
    EFF_MANY = 1 << 0,      /* spawn: more than one instance (parallel region) */
    EFF_JOINED = 1 << 1,    /* spawn: all instances have ended when the call returns */
    EFF_CALLER_TOO = 1 << 2,/* spawn: the caller is one of the instances */
    EFF_RECURSIVE = 1 << 3, /* lock: may be taken again by its holder */
    EFF_ZEROED = 1 << 4,    /* alloc */
    EFF_SPIN = 1 << 5,
    EFF_SERIAL = 1 << 6,    /* executor runs one task at a time */
    EFF_DETACHED = 1 << 7,
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
};

struct model_fn {
    const char *name;     /* as matched: exact linkage name or pattern on the pretty name */
    const char *file;     /* where it was defined, for messages */
    int line;
    const struct effect *effects;
    int neffects;
    bool override_body;   /* use the model even if the program defines the function */
};

struct model;
struct model *model_new(void);
void model_free(struct model *);
/* Adds a YAML file or string; later files override earlier ones by function name. On a mistake:
 * false with "file:line: what is wrong, what was expected". */
bool model_load_file(struct model *, const char *path, struct diag *) MUST_USE;
bool model_load_text(struct model *, const char *text, size_t len, const char *name, struct diag *) MUST_USE;
/* All *.yml of a folder, in name order. */
bool model_load_dir(struct model *, const char *dir, struct diag *) MUST_USE;

/* The model of a function by its linkage name or its demangled name; NULL if there is none. */
const struct model_fn *model_find(const struct model *, const char *name, const char *pretty);
size_t model_count(const struct model *);

#endif
