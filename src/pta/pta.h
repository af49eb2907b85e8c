#ifndef PTA_PTA_H
#define PTA_PTA_H
/*
 * Pointer analysis with origins: Andersen's inclusion-based analysis, field-sensitive by byte
 * offset, call graph on the fly, heap cloned by context. The default context is the origin
 * (O2, PLDI'21, section 3): code is analysed once for each thread or event that runs it.
 *
 * Words
 *   instance  a function in a context; what the call graph connects
 *   object    an allocation in a context: variable, stack slot, heap site, function, ...
 *   location  a place in an object: byte offset, or all elements of an array (struct pta_loc)
 *   origin    a thread or event: entry function plus where it was created
 *
 * Invariants
 *  1. The result is immutable and may be shared by threads.
 *  2. Ids depend only on the program, the models and the options.
 *  3. Every points-to set contains location ids; the null pointer is never in it.
 */
#include "base/idset.h"
#include "link/prog.h"
#include "model/model.h"

typedef struct {
    uint32_t i;
} inst_id;
typedef struct {
    uint32_t i;
} obj_id;
typedef struct {
    uint32_t i;
} loc_id;
typedef struct {
    uint32_t i;
} origin_id;
#define PTA_NONE UINT32_MAX

enum ctx_kind { CTX_INSENSITIVE, CTX_CALLSITE, CTX_OBJECT, CTX_ORIGIN, CTX_THREAD, CTX_ADAPTIVE };

/* How the outside calls an entry point. */
enum entry_kind {
    ENTRY_MAIN,  /* once, by the program's start */
    ENTRY_FIRST, /* once, before all others (module initialisation) */
    ENTRY_LAST,  /* once, after all others */
    ENTRY_MANY,  /* any number of times, by several threads at once */
};

struct pta_options {
    enum ctx_kind context;
    unsigned depth; /* the k of callsite:k, object:k, origin:k */
    bool sound;     /* keep out-of-bounds addresses and implausible call targets */
    /* The analysis of the papers and nothing else: no clones of helpers, no calls bound object by
     * object, no pools, no limits. What the reference solver of the tests computes. */
    bool textbook;
    unsigned threads; /* that work on it, at most; 0, 1: no others. Results are the same. */
    /* Sets passed on before they begin, and are told of each by itself; 0: as is best. */
    uint32_t team_after;
    uint32_t collapse_after; /* new copy edges before cycles are looked for; 0: as is best */
    uint32_t crowded; /* instances that make a crowd of large threads (crowd.c); 0: as is best */
    const uint8_t *site_depth; /* adaptive: statement id -> k of what it allocates; NULL: 1 */
    const func_id *entries;    /* main, or those the user named */
    uint32_t nentries;
    /* NULL: one after another in one thread, as `main`. Else how each entry runs. */
    const enum entry_kind *entry_kinds;
};

enum obj_kind {
    OBJ_GLOBAL,
    OBJ_TLS, /* thread-local: one per thread */
    OBJ_FUNC,
    OBJ_STACK,
    OBJ_HEAP,
    OBJ_EXTERNAL, /* what unknown code returns or owns */
    OBJ_STATIC,   /* hidden state of a library function */
    OBJ_HANDLE,   /* identity of an origin: what create hands out and join takes */
    OBJ_VARARG,
    OBJ_ENTRY, /* behind the parameters of an entry point */
};

struct pta_obj {
    enum obj_kind kind;
    uint32_t ctx;
    uint32_t
        site; /* statement id (STACK, HEAP, VARARG), psym (GLOBAL, TLS, FUNC), origin (HANDLE) */
    uint64_t size;    /* bytes, 0 unknown */
    const char *name; /* EXTERNAL, STATIC: function or state name; else NULL */
    inst_id inst;     /* allocating instance, PTA_NONE for globals */
    uint32_t class;   /* of the object (method.c), 0 unknown or none */
};

/*
 * Bytes {off + k*stride + m*inner + [0, ext]} with 0 <= k*stride < span (span 0: to the object's
 * end) and 0 <= m*inner < inner_span: an array, perhaps inside the elements of another.
 */
struct pta_loc {
    obj_id obj;
    int32_t off;     /* strided: in the first element */
    uint32_t stride; /* 0: exactly `off` */
    uint32_t span;
    uint32_t ext;
    int32_t start;              /* strided: where the array begins; start <= off < start + stride */
    uint32_t inner, inner_span; /* both 0, or 8 <= inner < stride and inner < inner_span */
};

/* What a call statement of an instance does. Sorted by (caller, stmt, kind, target). */
enum edge_kind {
    EDGE_CALL,     /* runs instance `target` now */
    EDGE_SPAWN,    /* creates origin `target` */
    EDGE_MODEL,    /* library function with effects */
    EDGE_EXTERNAL, /* unknown code */
};
struct pta_edge {
    enum edge_kind kind;
    uint32_t stmt;                /* in the function, local */
    uint32_t target;              /* inst, origin, or index of the psym */
    const struct model_fn *model; /* MODEL; CALL and SPAWN through a model: that model */
};

struct pta_creation {
    inst_id inst;
    uint32_t stmt;
    const struct effect *effect;
};

struct pta_origin {
    inst_id entry;              /* instance of the entry function */
    enum entry_kind entry_kind; /* of an origin that nothing in the program creates */
    const char *kind;           /* "main", "thread", "event handler", ... */
    uint32_t ctx;
    uint32_t first_creation, ncreations; /* none for the program's own entry */
    uint32_t flags;                      /* enum effect_flags of the creation */
    obj_id handle;
    obj_id receiver; /* the object whose method the entry is; PTA_NONE */
    bool is_crowd;   /* stands for threads of several kinds: nobody waits for all of them */
};

struct pta;
struct pta *pta_solve(const struct prog *, const struct model *, const struct pta_options *);
void pta_free(struct pta *);
/* Looks at every constraint again: NULL if all hold, else which does not. */
const char *pta_check(struct pta *);

/* ---- instances and call graph ---- */
uint32_t pta_ninsts(const struct pta *);
func_id pta_inst_func(const struct pta *, inst_id);
uint32_t pta_inst_ctx(const struct pta *, inst_id);
/* PTA_NONE if the function was never reached in the context. */
inst_id pta_find_inst(const struct pta *, func_id, uint32_t ctx);
/* Can the statement run in the instance? Constant arguments may say that it cannot. */
bool pta_runs(const struct pta *, inst_id, uint32_t stmt);
/* Does a destructor store the table of virtual functions that the object has anyway? */
bool pta_stores_same_table(const struct pta *, inst_id, uint32_t stmt);
/* Origin of the instance's context; PTA_NONE if the context kind has none. */
origin_id pta_inst_origin(const struct pta *, inst_id);
/* Edges of a call statement; *n of them. */
const struct pta_edge *pta_edges(const struct pta *, inst_id, uint32_t stmt, uint32_t *n);
const struct pta_edge *pta_inst_edges(const struct pta *, inst_id, uint32_t *n);

uint32_t pta_norigins(const struct pta *);
const struct pta_origin *pta_origin(const struct pta *, origin_id);
const struct pta_creation *pta_creations(const struct pta *, origin_id); /* [ncreations] */
bool pta_origin_is_handler(const struct pta *, origin_id);               /* of signals */
/* crash.c (A-CRASH): is the call a way into the report of a crash, which is not followed; is the
 * origin a handler of one? */
bool pta_ends_program(const struct pta *, func_id, uint32_t stmt);
bool pta_origin_is_crash(const struct pta *, origin_id);

/* ---- objects, locations, sets ---- */
uint32_t pta_nobjs(const struct pta *);
const struct pta_obj *pta_obj(const struct pta *, obj_id);
uint32_t pta_nlocs(const struct pta *);
const struct pta_loc *pta_loc(const struct pta *, loc_id);
/* What an operand of the instance's function may point to; never NULL. */
const struct idset *pta_value(const struct pta *, inst_id, ir_ref);
/* What of that is read and written through it: of a pointer with too many targets only what is sure
 * to be of the kind that it is declared to point to. */
const struct idset *pta_accessed(const struct pta *, inst_id, ir_ref);
/* The same two for a place of an effect of a modelled call. */
const struct idset *pta_place(const struct pta *, inst_id, uint32_t stmt, const struct place *);
const struct idset *pta_place_accessed(const struct pta *, inst_id, uint32_t stmt,
                                       const struct place *);
/* Belongs to the library, which takes care of it (stdout), or is one per thread. */
bool pta_obj_is_internal(const struct pta *, obj_id);
/* Model that is used for calls of a symbol, NULL if its body is or nothing is known. */
const struct model_fn *pta_model_of(const struct pta *, psym_id);
/* Is the function an operation of a semaphore made by hand? */
bool pta_is_own_semaphore(const struct pta *, func_id);
/* Does a call of the symbol return memory that nobody else uses (or null)? */
bool pta_returns_fresh(const struct pta *, psym_id);
/* What the pointer stored at a location may point to. */
const struct idset *pta_content(const struct pta *, loc_id);
/* Locations of an object that were ever used, for walks over the heap. */
const u32_vec *pta_obj_locs(const struct pta *, obj_id);
/* Object of a program symbol; PTA_NONE if nothing refers to it. */
obj_id pta_sym_obj(const struct pta *, psym_id);
/* Do size_a bytes at a and size_b bytes at b have a byte in common? (0 bytes: unknown length) */
bool pta_overlap(const struct pta_loc *a, uint64_t size_a, const struct pta_loc *b,
                 uint64_t size_b);
/* May the location be what the operand is used as elsewhere in the function (A-LAYOUT)? */
bool pta_fits_use(const struct pta *, func_id, ir_ref, loc_id);
/* Bytes of an array at the end of something (`data[1]`), which may be longer than it says. */
enum { PTA_OPEN_ARRAY = 8 };
/* What is done to text, or to memory of unknown length, or by a pointer that walks bytes, stays
 * inside of the array in a record that the location is in (A-ARRAY): the location and size of that;
 * false if it is not known. */
bool pta_bound(const struct pta *, loc_id, struct pta_loc *, uint64_t *size);
/* Call sites of a context, newest first (statement ids); how many were written. */
uint32_t pta_ctx_calls(const struct pta *, uint32_t ctx, uint32_t *out, uint32_t max);

/* Allocations that a heap object is told apart by: its own, of the object it was made for, ... */
uint32_t pta_obj_sites(const struct pta *, obj_id, uint32_t *out, uint32_t max);

/* ---- rounds: work that main gives to others through atomic counters, and waits for ---- */
enum round_role {
    ROUND_NONE,
    ROUND_WORKS,  /* runs only while main has given work away: never beside ROUND_CLOSED */
    ROUND_CLOSED, /* main, when all work is done */
};
uint32_t pta_nrounds(const struct pta *);
enum round_role pta_round_role(const struct pta *, uint32_t round, inst_id, uint32_t stmt);

/* ---- figures for --stats ---- */
struct pta_stats {
    uint32_t instances, nodes, objects, locations, origins, constraints;
    uint64_t edges, propagations;
    uint32_t collapsed, sweeps;
    uint32_t given_up; /* pointers with too many targets to mean anything */
    /* Bytes by what they are for. */
    size_t node_bytes, set_bytes, edge_bytes, constraint_bytes, table_bytes;
    size_t arena_bytes, shift_bytes; /* reserved in the arenas: templates; shifted locations */
};
struct pta_stats pta_stats(const struct pta *);
/* External functions that were called without body and model: psym ids, sorted by name. */
const u32_vec *pta_unknown_calls(const struct pta *);

#endif
