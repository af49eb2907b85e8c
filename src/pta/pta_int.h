#ifndef PTA_PTA_INT_H
#define PTA_PTA_INT_H
/*
 * Inside of the pointer analysis, shared by the files of this folder only.
 *
 *   location.c  objects, locations, the cells that hold their content
 *   template.c  a function's statements as constraints over local slots, once per function
 *   number.c    slots of a function that are equal in every context
 *   demand.c    which integers may be addresses
 *   context.c   which context a callee is analysed in
 *   receiver.c  calls told apart by the object they are for
 *   ownsem.c    functions that are semaphores made by hand
 *   wrapper.c   which functions deserve a context of their own per call site
 *   steer.c     what a constant argument selects
 *   round.c     what workers find in a variable while they have work
 *   solver.c    nodes, worklist, propagation, cycle collapse
 *   inflow.c    what arrives at a node; sets that nodes share
 *   team.c      threads that look at what arrived before the solver needs it
 *   call.c      instances, call edges, origins
 *   budget.c    how many contexts there may be
 *   method.c    virtual calls, methods as callbacks, classes of objects
 *   dispatch.c  calls whose function and arguments come from one object
 *   effect.c    library models as constraints
 *   query.c     the frozen result
 *   check.c     does every constraint hold in it
 */
#include "base/arena.h"
#include "base/intern.h"
#include "base/map.h"
#include "base/tuples.h"
#include "base/vec.h"
#include "link/classes.h"
#include "pta/pta.h"
#include <stdatomic.h>

/* What of a set is of a kind. */
struct set_part {
    struct set_part *next;
    uint32_t kind;
    bool is_all;
    struct shared_set *set; /* NULL: nothing, or all of it */
};

/* A set of locations that nodes and parcels share: who changes it must be the only one. */
struct shared_set {
    atomic_uint refs;
    uint64_t hash;                    /* idset_sum, 0: not asked for; only the solver does */
    struct idset set;                 /* not empty */
    _Atomic(struct set_part *) parts; /* that were asked for */
    /* Together with `base`, of which it has no element, it is `sum`; NULL: not known. */
    struct shared_set *base, *sum;
};

/* A set on its way into a node. */
struct parcel {
    struct parcel *next;
    struct shared_set *set;
};

/* What arrives at a node (inflow.c). */
struct inflow {
    _Atomic(struct parcel *) parcels; /* not looked at yet, newest first */
    atomic_bool is_taken;             /* somebody looks at it: delta and untested are theirs */
    uint32_t filter;                  /* of the node */
    struct parcel *untested;          /* nobody knows yet whether all of it passes the filter */
    struct shared_set *delta;         /* arrived and not passed on: no part of pts; NULL: nothing */
    struct shared_set *pts;           /* passed on; changed by the solver only, and if taken */
};

/* Large sets that some node has, so that others with the same one share it. {0} is empty. */
struct known_sets {
    struct shared_set **slots;
    uint32_t n, nslots;
    size_t bytes, bytes_kept; /* now, and of those that were in use when that was last looked at */
};

struct team;

/*
 * A node stands for a pointer variable: a slot of an instance, a cell of an object, a constant.
 * Merged nodes form a class under `rep`; members stay linked so that a class can be split again.
 */
struct node {
    uint32_t rep;         /* union-find; itself if it is the representative */
    uint32_t next_member; /* ring of the class */
    uint32_t constraint;  /* newest constraint on this pointer, index + 1 */
    uint32_t rank;        /* position in the order of propagation */
    uint32_t filter;      /* kind of record that all targets fit, 0 any */
    bool is_given_up;     /* has too many targets; what came later was not passed on */
    uint32_t known;       /* then: targets sure to be of the kind; PTA_NONE: count them */
    uint32_t ntargets;    /* of those that it passed on */
    struct inflow *in;    /* location ids; NULL: nothing arrived yet */
    struct idset succ;    /* copy edges: what arrives flows into these nodes */
};

/* What must be done for every location that reaches a pointer. */
enum constraint_kind {
    CON_LOAD,         /* content of the location flows into node a; b = pointer-sized pieces */
    CON_STORE,        /* node a flows into the content */
    CON_SHIFT,        /* location moved by shift b is in node a */
    CON_CALL,         /* the location is a callee of call site a */
    CON_DISPATCH,     /* an object, or table of one, that dispatch a calls through */
    CON_DISPATCH_FN,  /* a function that the object of dispatch a holds */
    CON_DISPATCH_ALL, /* a function that dispatch a, of too many objects, calls */
    CON_VIRTUAL,      /* the location is a receiver of virtual call a */
    CON_CAST,         /* locations of class b are in node a */
    CON_CALLBACK,     /* a function called by callback a (spawn, call, once, ...) */
    CON_BULK_FROM,    /* source of bulk copy a */
    CON_BULK_TO,      /* destination of bulk copy a */
    CON_EXECUTOR,     /* callback a is registered with the object */
    CON_LOOP,         /* callback a stands for a call that runs the object's callbacks */
    CON_RECEIVER,     /* the location is an object that call a is for */
};
struct constraint {
    uint32_t kind, a, b;
    uint32_t next; /* index + 1 */
};

/* address + off + stride*[0, count) + inner*[0, inner_count) + [0, ext]; count 0: unknown */
enum { SHIFT_WORDS = 9 };
enum inside_part {
    INSIDE_NONE,
    INSIDE_NODE,  /* the address must point to a node */
    INSIDE_TABLE, /* it points to the buckets of a hashed container */
};
struct shift {
    int32_t off;
    uint32_t stride, count, ext, inner, inner_count;
    uint32_t layout; /* of the record that the address must point to, 0 unknown */
    uint32_t inside; /* enum inside_part: of a container of the C++ library */
    uint32_t record; /* kind of the record that the address must point to, 0 unknown */
};

/* A kind of record (record.c). Ids are indices + 1. */
struct record {
    const struct ir_unit *unit;
    uint32_t type;
    const char *maker; /* instead: beginning of the names of the functions that make it, or NULL */
    size_t maker_len;
    struct idset tested;  /* locations that were asked for */
    struct idset fitting; /* those that may be such a record */
    struct idset certain; /* ... that are one, by what their objects are known to be */
};
#define RECORD_NONE UINT32_MAX /* of objects: there is no record in it */

/*
 * Location -> that location moved by one shift, in blocks by location id: sets are walked in that
 * order, so that neighbours are found in one cache line. In an arena of their own.
 */
enum { MEMO_LEAF = 16, MEMO_LEAVES = 64 };
struct shift_memo {
    uint32_t ***blocks; /* [location / (LEAF * LEAVES)][leaf][location % LEAF]: id + 2, 1 none */
    uint32_t nblocks;
};

struct obj_state {
    u32_vec locs;      /* every location of the object */
    u32_vec inexact;   /* those with a stride that have cells */
    u32_vec cells;     /* locations that have cells, in order of creation */
    u32_vec listeners; /* pairs (bulk * 2 + is_to, location) */
    u32_vec strides;   /* that occurred */
    uint32_t layout;   /* which words are addresses (enum ir_word_kind), 0 unknown */
    uint32_t record;   /* kind of record, 0 unknown */
    uint32_t nnamed;   /* of the locations: what initialisers and constants in the program name */
    bool is_raw;       /* too many of them: no layout is kept */
};
struct loc_state {
    uint32_t load_node, store_node; /* PTA_NONE until used; equal for exact locations */
    uint32_t step, nsteps;          /* how it was first got to: so many equal steps in a row */
};

/* Constraint of a template; operands are trefs. */
enum tcon_kind {
    TC_COPY,
    TC_SHIFT,
    TC_ELEMENT, /* a shift whose index some contexts know */
    TC_LOAD,
    TC_STORE,
    TC_ALLOCA,
    TC_TLS,
    TC_BULK,
    TC_VASTART,
    TC_CAST,
    TC_CLASSINIT
};
struct tcon {
    uint32_t kind, dst, src, arg;
    uint32_t block; /* of the function */
    uint32_t stmt;  /* TC_ELEMENT: that computes the address */
};
/* tref: local slot, or TREF_CONST | index of a constant address; TREF_NONE: carries no address. */
#define TREF_CONST 0x80000000u
#define TREF_NONE  UINT32_MAX

/* The slots and constraints of one function, for number.c. */
struct slots {
    struct tcon *cons;
    uint32_t ncons, nslots;
    const bool *is_pinned; /* slot -> keeps a slot of its own: others write it as well */
    uint32_t *tref;        /* out: old slot -> new tref */
};

/* A call through a pointer in an object, with arguments out of the same object. */
enum { MAX_DISPATCH_DEPTH = 3, MAX_DISPATCH_ARGS = 6 };
struct dispatch_arg {
    uint32_t param;
    bool is_load; /* what the object holds at off; else the address of its byte off */
    int32_t off;
};
struct tdispatch {
    uint32_t stmt, base; /* base: register */
    uint32_t depth, nargs;
    int32_t off[MAX_DISPATCH_DEPTH]; /* of the loads that lead to the function, last one first */
    uint32_t layout[MAX_DISPATCH_DEPTH]; /* of the records that they are in, 0 unknown */
    struct dispatch_arg args[MAX_DISPATCH_ARGS];
};

/* How the caller of a function uses its result: as such a record; 0 unknown. */
struct result_use {
    uint32_t layout, record;
};

struct template
{
    bool is_built;
    uint32_t nslots, ret_slot; /* parameters are slots 0..nparams-1 */
    uint32_t *slot_of;         /* register -> tref */
    struct tcon *cons;
    uint32_t ncons;
    uint32_t *calls; /* local statement numbers */
    uint32_t ncalls;
    struct result_use *uses; /* parallel to calls */
    uint32_t *filters;       /* slot -> kind of record that is declared for it; NULL: none */
    uint32_t *records;       /* register -> kind of record that it is used as, 0 unknown */
    struct tdispatch *dispatches;
    uint32_t ndispatches;
};

struct inst {
    func_id func;
    uint32_t ctx;
    uint32_t nodes;  /* first node; slot s is nodes + s */
    uint32_t vararg; /* object of the variable arguments, PTA_NONE */
    uint32_t origin;
    const bool *live; /* block -> can it run here; NULL: all can (steer.c) */
};

/* An instance's dispatch on its way from the object to the function. */
struct dispatch {
    inst_id inst;
    uint32_t shape;   /* index into the template's dispatches */
    uint32_t step;    /* loads done */
    loc_id obj;       /* valid from step 1 on */
    uint32_t root;    /* the dispatch of step 0 */
    uint32_t nplaces; /* step 0: objects and tables so far; too many: bound as any other call */
};

struct bulk {
    uint32_t to, from; /* nodes */
    uint32_t blob;     /* object that holds the content by relative offset */
    uint64_t len;      /* 0 unknown */
};

struct callback {
    inst_id inst;
    uint32_t stmt;
    const struct model_fn *model; /* NULL: unknown external code calls it */
    const struct effect *effect;
    uint32_t args[6]; /* nodes, PTA_NONE */
    uint32_t nargs;
    uint32_t fn;     /* node of the function; JOIN: of the result */
    bool is_in_loop; /* run by an event loop in its own thread */
};

struct origin_state {
    struct pta_origin pub;
    uint32_t chain;  /* of the creations that led here, in creation_chains; PTA_NONE */
    uint32_t parent; /* origin that created it first; PTA_NONE */
    bool starts;     /* ... others */
    VEC(struct pta_creation) creations;
};

struct edge_rec {
    struct pta_edge edge;
    uint32_t inst;
};

/* How a direct callee is treated, worked out once per program symbol. */
enum callee_kind { CALLEE_UNKNOWN, CALLEE_BODY, CALLEE_MODEL, CALLEE_EXTERNAL };
struct callee {
    enum callee_kind kind;
    func_id func;
    const struct model_fn *model;
};

/* The method that an object's class has of a selector. */
struct method_target {
    struct callee callee;
    psym_id sym; /* IR_NONE: only a model knows it */
};

/* round.c: instance -> enum round_role, or by statement of its function. */
enum { ROUND_BY_STMT = 3 };
struct round_roles {
    uint8_t *inst, **by_stmt;
};

struct pta {
    const struct prog *prog;
    const struct model *model;
    struct pta_options opt;
    struct arena arena, shift_arena;
    uint32_t level;      /* of contexts, see budget.c */
    uint32_t gatherings; /* crowd.c: attempts at the last level; 0: not there yet */
    struct map *crowd;   /* (statement, function) of creations in the crowd; not owned */
    bool has_gathered, is_crowded;

    struct tuples ctxs;                 /* (origin, newest call site, context without it) */
    const struct model_fn **own_models; /* function -> effects found by its body (ownsem.c); NULL */
    bool *returns_fresh;                /* function -> returns memory nobody else uses */
    bool *returns_variable; /* function -> ... or one that others use, too; NULL: unknown */
    bool *gives_fresh;      /* function -> ... or puts it behind a parameter; NULL: unknown */
    bool *is_raw;           /* function -> ... and does not know what it is used for */
    bool *is_sync;      /* function -> short, locks or waits for what it is given; NULL: unknown */
    bool *is_recursive; /* function -> by calls that name it; NULL: unknown */
    bool *is_cloned;    /* function -> its context keeps the call site */
    bool *is_phased;    /* function -> also if it is a method called for the same object */
    struct tables **tables; /* function -> where it stores tables of virtual functions; NULL */
    uint32_t *nclones;      /* function -> instances so far */
    bool has_filters;       /* some node has one */
    uint64_t *identity;     /* function -> parameters, if it returns these and nothing else; NULL */
    bool *is_pool;       /* function -> hands out memory again that was given back; NULL: unknown */
    bool *fresh_leaf;    /* program-wide register of a pool -> always fresh memory */
    bool *demanded;      /* program-wide register -> somebody may use it as an address */
    bool *address_taken; /* function -> may be called through a pointer */
    bool *record_size;   /* program-wide register of a parameter -> some caller passes a sizeof */

    /* objects and locations */
    VEC(struct pta_obj) objs;
    VEC(struct obj_state) obj_states;
    struct tuples obj_keys; /* (kind, site, ctx) -> object */
    VEC(struct pta_loc) locs;
    struct map static_stores; /* static variable -> the one statement that stores it (constant.c) */
    struct map casts;         /* two kinds -> 1: one is taken for the other */
    struct map record_ids;    /* name of a kind -> its id */
    VEC(struct record) records;
    VEC(struct loc_state) loc_states;
    struct tuples loc_keys;
    struct idset functions; /* locations that are functions */
    uint32_t *sym_obj;      /* psym -> object */
    uint32_t text_obj;      /* the one object of read-only data without addresses, PTA_NONE */
    struct tuples shift_keys;
    VEC(struct shift_memo) shift_memos; /* by shift: where it leads to from each location */

    /* functions and instances */
    struct template *templates;
    struct callee *callees; /* by psym */
    VEC(struct inst) insts;
    struct tuples inst_keys; /* (func, ctx) */
    u32_vec pending_insts;   /* made, constraints not yet added */
    struct tuples consts;    /* (psym, offset low, offset high) */
    u32_vec const_nodes;
    struct tuples tls_consts; /* (psym, offset, origin) */
    u32_vec tls_nodes;

    /* solver */
    VEC(struct node) nodes;
    VEC(struct constraint) cons;
    uint64_t *pending; /* bit per rank: node waits */
    uint32_t pending_words;
    uint32_t cursor;
    u32_vec rank_node;
    struct idset_gather gather; /* scratch: empty between uses */
    struct known_sets known_sets;
    struct parcel *spare; /* parcels to be used again */
    struct team *team;    /* NULL: the solver is alone */
    uint64_t edges, edges_at_collapse, propagations;
    uint32_t collapsed, sweeps, given_up;
    uint32_t lost;       /* class of the pointers that have no set of their own, PTA_NONE */
    u32_vec losing;      /* nodes that are to join it */
    struct map followed; /* set and kind of a pointer that is given up -> what is followed of it */
    VEC(struct idset) followed_sets;

    /* calls */
    VEC(struct dispatch) dispatches;
    struct tuples dispatch_keys; /* (instance, shape, object, step, place) */
    VEC(struct bulk) bulks;
    struct tuples bulk_pairs; /* (bulk * 2 + is_to, location) already connected */
    VEC(struct callback) callbacks;
    u32_vec starter_calls;        /* callbacks for threads that start others */
    struct tuples executor_pairs; /* (object, callback * 2 + is_loop) */
    struct tuples place_keys;     /* (inst, stmt, place) */
    u32_vec place_nodes;
    struct tuples call_sites;     /* (inst, stmt) of indirect calls */
    struct tuples receiver_calls; /* (inst, stmt, func) of calls by object */
    VEC(bool) receiver_done;      /* parallel: something reached the receiver */
    struct tuples edge_keys;      /* (inst, stmt, kind, target) */
    bool *is_method;              /* function -> has a receiver; NULL: no classes */
    struct tuples method_keys;    /* (class, selector) */
    VEC(struct method_target) methods;
    struct tuples target_keys; /* (class, declared method) of virtual calls */
    VEC(struct method_target) targets;
    u32_vec site_targets;        /* virtual call -> instance that it called last */
    struct map receiver_ctxs;    /* (object, origin) -> context of its methods */
    class_id throwable;          /* java/lang/Throwable */
    u32_vec carriers;            /* thrown.c: exceptions with fields that lead to objects */
    struct map thrown;           /* ... origin -> node of those that it throws */
    struct tuples receiver_keys; /* (call site, symbol) of modelled virtual calls */
    u32_vec receiver_nodes;
    uint32_t receiver; /* node that stands for argument 0 of the model at hand, PTA_NONE */
    VEC(struct edge_rec) edge_recs;
    VEC(struct origin_state) origins;
    struct tuples origin_keys;
    struct tuples creation_keys;   /* (stmt, func, wrapper, receiver) */
    struct tuples creation_chains; /* (creation, older chain) */
    u32_vec unknown_calls;
    struct idset unknown_seen;
    struct intern statics; /* names of hidden library state */

    /* frozen */
    uint32_t *edge_first; /* inst -> first edge; ninsts + 1 */
    struct pta_edge *edge_list;
    VEC(struct pta_creation) creation_list;
    VEC(struct round_roles) rounds;
    struct idset empty;
};

/* location.c */
obj_id obj_make(struct pta *, enum obj_kind, uint32_t site, uint32_t ctx, uint64_t size,
                const char *name, inst_id);
/* The nth object made by one statement. */
obj_id obj_make_nth(struct pta *, enum obj_kind, uint32_t site, uint32_t ctx, uint32_t nth,
                    uint64_t size, inst_id);
obj_id obj_of_sym(struct pta *, psym_id);
/* Stores into the object what the variable holds from the start. */
void obj_initialise(struct pta *, obj_id, const struct prog_sym *);
loc_id loc_make(struct pta *, obj_id, struct pta_loc); /* obj field of the second is ignored */
loc_id loc_exact(struct pta *, obj_id, int64_t off);
/* PTA_NONE if the moved address is out of bounds (balanced mode). */
loc_id loc_shift(struct pta *, loc_id, uint32_t shift);
/* As far as the solver got: PTA_NONE - 1 if it never moved the location so. */
uint32_t loc_shifted(const struct pta *, uint32_t loc, uint32_t shift);
uint32_t shift_make(struct pta *, struct shift);
uint32_t stride_gcd(uint32_t, uint32_t);
struct shift shift_at(const struct pta *, uint32_t shift);
uint32_t cell_load(struct pta *, loc_id);
uint32_t cell_store(struct pta *, loc_id);
bool loc_has_cell(const struct pta *, loc_id); /* can an access be there at all */
void bulk_add_from(struct pta *, uint32_t bulk, loc_id);
void bulk_add_to(struct pta *, uint32_t bulk, loc_id);

/* template.c */
const struct template *template_of(struct pta *, func_id);
uint32_t tref_of(struct pta *, const struct prog_func *, const struct template *, ir_ref);
uint32_t const_node(struct pta *, psym_id, int64_t off);
/* Layout of the records that the caller sees in the result of a call. */
struct result_use call_result_use(const struct pta *, uint32_t stmt_id);

/* reload.c: does the load give just what the store before it in its block has put there? */
bool reload_gives(const struct prog *, const struct prog_func *, const uint32_t *def,
                  uint32_t store, uint32_t load);
/* Is what was stored still there, in the same block? */
bool reload_keeps(const struct prog *, const struct prog_func *, const struct ir_stmt *);

/* record.c; 0 if it is not known */
/* cast.c: finds, and tells, which kinds are taken for one another. */
void records_find_casts(struct pta *);
bool records_are_cast(const struct pta *, uint32_t a, uint32_t b);
/* The function that a call names; NULL. */
const struct prog_func *named_callee(const struct prog *, const struct prog_func *,
                                     const struct ir_stmt *);
uint32_t record_of_step(struct pta *, const struct ir_unit *, uint32_t type);
uint32_t record_of_symbol(struct pta *, psym_id);
/* What is stored at the address, by how that is declared. */
uint32_t record_of_stored(struct pta *, const struct prog_func *, const uint32_t *def, ir_ref to);
uint32_t record_of_local(struct pta *, const struct prog_func *, uint32_t stmt);
/* What the variable that keeps the statement's value is declared to point to. */
uint32_t record_of_kept(struct pta *, const struct prog_func *, uint32_t stmt);
/* What is declared to be behind a parameter; its result for the number of parameters. */
uint32_t record_of_param(struct pta *, const struct prog_func *, uint32_t param);
/* What a member of std::function that goes to the stored function object finds; 0: it is none. */
uint32_t record_of_functor(struct pta *, const struct prog_func *);
/* The same for any kind, with a name or without (lambdas). */
uint32_t record_of_given(struct pta *, const struct prog_func *, ir_ref param);
bool record_has_size(const struct pta *, uint32_t record, uint64_t size);
bool record_takes(struct pta *, uint32_t kind, loc_id); /* may it be a record of the kind? */
/* Leaves in the set what may be a record of the kind. */
void record_filter(struct pta *, uint32_t kind, struct idset *);
/* How much of the set may be one. Only the solver may ask for what nobody asked for before: for all
 * others false if there is such a location. */
bool record_part(struct pta *, uint32_t kind, const struct idset *, bool may_ask,
                 struct idset *fitting, enum idset_part *);
/* May there be a record of the wanted kind at the offset of an object, as far as a step in it? */
bool record_fits(const struct pta *, uint32_t have, int64_t off, uint32_t want, int64_t step);

/* number.c */
/* Equal slots become one; constraints that are then equal, too. */
void slots_number(struct slots *);

/* context.c */
uint32_t ctx_of_origin(struct pta *, uint32_t origin);
/* The call sites of a context without its origin, to tell creations in wrappers apart. */
uint32_t ctx_calls_only(struct pta *, uint32_t ctx);
uint32_t ctx_for_call(struct pta *, inst_id caller, uint32_t stmt_id, func_id callee);
/* In the origin, `site` in front of at most depth - 1 elements of a context. */
uint32_t ctx_push(struct pta *, uint32_t ctx, uint32_t origin, uint32_t site, unsigned depth);

#define CTX_IS_OBJECT 0x80000000u /* element of a context: not a call but an object */
/* The object in front of what it was told apart by; PTA_NONE if nothing stands for it. */
uint32_t ctx_push_object(struct pta *, obj_id, uint32_t origin);
/* Context of what a statement of the instance allocates. */
uint32_t ctx_of_object(struct pta *, inst_id, uint32_t stmt_id);

/* receiver.c */
uint32_t ctx_for_receiver(struct pta *, inst_id caller, func_id callee, obj_id receiver);
/* Number of the first argument that may hold an address, from 0; PTA_NONE: there is none. */
uint32_t receiver_arg(struct pta *, inst_id caller, uint32_t stmt);
/* The call is bound object by object; false if it has no receiver. */
bool receiver_call(struct pta *, inst_id caller, uint32_t stmt, func_id callee);
void receiver_target(struct pta *, uint32_t receiver_call, loc_id);
/* Calls whose receivers turned out to be nothing; false if there was none. */
bool receivers_complete(struct pta *);

/* demand.c */
void find_demanded(struct pta *);

/* ownsem.c */
void find_own_semaphores(struct pta *);

/* wrapper.c */
void find_clones(struct pta *);

/* phased.c; on top of what find_clones has found */
void find_phased(struct pta *, const bool *is_recursive);

/* steer.c */
bool func_is_steered(const struct prog_func *);
/* Are there blocks and elements that some contexts of the function have no use for? */
bool func_leaves_out(const struct pta *, const struct prog_func *);
/* Where the address of an element leads to in an instance: to one of them, or to any. */
uint32_t element_shift(struct pta *, inst_id, const struct tcon *);
/* Blocks that can run in an instance, NULL for all. */
const bool *live_blocks(struct pta *, inst_id);
uint32_t stmt_block(const struct prog_func *, uint32_t stmt);

/* round.c; when edges are frozen: what workers cannot run is taken out */
void find_rounds(struct pta *);
/* vptr.c */
void find_tables(struct pta *);
/* Is the stored value (a tref) a table of virtual functions that the caller stores another over? */
bool table_is_replaced(const struct pta *, inst_id, uint32_t value);

/* inflow.c */
/* A set of its own out of one that is given away. */
struct shared_set *set_share(struct idset *);
struct shared_set *set_retain(struct shared_set *);
void set_release(struct shared_set *); /* may be NULL */
/* Something arrives; a location only if it passes the filter. The first one keeps no reference. */
void inflow_add(struct pta *, struct inflow *, struct shared_set *);
bool inflow_add_one(struct pta *, struct inflow *, loc_id); /* true if it is new */
/* Leaves the set for whoever looks first, the solver or its team. */
void inflow_leave(struct pta *, struct inflow *, struct shared_set *);
/* Looks at what was left, in a thread of the team. */
void inflow_help(struct pta *, struct inflow *);
/* All that arrived, from now on passed on; the caller's. NULL: nothing. */
struct shared_set *inflow_take(struct pta *, struct inflow *);
/* The same, but it stays there. */
struct shared_set *inflow_waiting(struct pta *, struct inflow *);
/* The second's content arrives at the first, which must pass on all that one of them did not. */
/* Hands over what was passed on and what arrived since; the caller releases both. */
void inflow_empty(struct pta *, struct inflow *, struct shared_set **pts,
                  struct shared_set **delta);
void inflow_merge(struct pta *, struct inflow *, struct inflow *);
void inflow_release(struct inflow *);
void known_sets_release(struct known_sets *);

/* team.c */
/* Starts the threads; without one if the system refuses. */
struct team *team_new(struct pta *, unsigned threads);
void team_free(struct team *);                       /* waits for them; may be NULL */
void team_tell(struct team *, struct inflow *);      /* there is something to look at */
void team_lock_kinds(struct team *, bool is_change); /* may be NULL */
void team_unlock_kinds(struct team *);
struct parcel *team_take_spare(struct team *);
void team_give_spare(struct team *, struct parcel *); /* one, of any thread */

/* solver.c */
/* What a node points to, as far as that was passed on. */
const struct idset *node_set(const struct pta *, uint32_t rep);
uint32_t node_new(struct pta *, uint32_t count); /* first of count fresh nodes */
uint32_t node_rep(struct pta *, uint32_t node);
void node_add(struct pta *, uint32_t node, loc_id);
void edge_add(struct pta *, uint32_t from, uint32_t to);
void constraint_add(struct pta *, uint32_t node, enum constraint_kind, uint32_t a, uint32_t b);
void solve(struct pta *);
/* Finds what is read and written through pointers that are given up, when all is solved. */
void find_followed(struct pta *);
/* What is read and written through a node: all that it points to, or some of it. */
const struct idset *node_followed(const struct pta *, uint32_t rep);

/* call.c */
inst_id inst_make(struct pta *, func_id, uint32_t ctx);
void inst_expand(struct pta *, inst_id);
uint32_t inst_node(struct pta *, inst_id, uint32_t tref); /* node of a tref, PTA_NONE for none */
/* The address of a thread-local variable in the origin that the instance runs in. */
uint32_t tls_node(struct pta *, inst_id, psym_id, int32_t off);
uint32_t inst_operand(struct pta *, inst_id, uint32_t stmt,
                      uint32_t arg); /* node of operand number arg */
uint32_t inst_result(struct pta *, inst_id, uint32_t stmt);
void call_target(struct pta *, uint32_t call_site, loc_id);
struct callee callee_of(struct pta *, psym_id);
/* The instance that an indirect call of the location runs; false if it is no function with body. */
bool call_instance(struct pta *, inst_id caller, uint32_t stmt, loc_id, inst_id *);
bool call_edge(struct pta *, inst_id, uint32_t stmt, enum edge_kind, uint32_t target,
               const struct model_fn *);
/* Arguments and result; the receiver is a parameter that is bound elsewhere, or PTA_NONE. */
void call_bind(struct pta *, inst_id caller, uint32_t stmt, inst_id callee, uint32_t receiver);
void callback_target(struct pta *, uint32_t callback, loc_id);
void executor_add(struct pta *, uint32_t callback, loc_id, bool is_loop);
origin_id origin_entry(struct pta *, func_id, const char *kind, uint32_t flags);

/* method.c; a class is a class id + 1, or stands for a name, 0 unknown */
uint32_t class_of_name(struct pta *, const char *name);
/* Class that a library's variable is declared with, if nobody sees what it is set to; else 0. */
uint32_t class_of_static(struct pta *, psym_id);
uint32_t class_of_new(const struct pta *, uint32_t stmt_id);
bool class_is_throwable(const struct pta *, uint32_t class);
/* thrown.c: which exceptions are followed; what an instance throws and catches of them. */
void thrown_find(struct pta *);
void thrown_expand(struct pta *, inst_id);
bool pad_is_followed(const struct pta *, const struct prog_func *, const struct ir_stmt *pad);
/* `target`: a class, or CAST_ALL_BUT with the statement that makes the object that does not. */
bool class_passes(const struct pta *, loc_id, uint32_t target);
#define CAST_ALL_BUT 0x80000000u
/* constant.c: what static variables hold for good. */
void constants_find(struct pta *);
/* What leaves the variable's object out; IR_NONE if it may hold several. */
uint32_t all_but_constant(const struct pta *, psym_id);
bool is_not_constant(const struct pta *, loc_id, uint32_t all_but);
/* The statement that defines a register; IR_NONE. */
uint32_t definition_of(const struct prog_func *, ir_ref);
void class_initialise(struct pta *, class_id);
void find_methods(struct pta *);
struct method_target method_of(struct pta *, uint32_t class, const char *selector);
/* The model that a library class inherits for a method, NULL. */
const struct model_fn *inherited_model(struct pta *, class_id, const char *selector);
uint32_t ctx_for_method(struct pta *, inst_id caller, uint32_t stmt_id, func_id callee,
                        obj_id receiver);
/* A call of the caller's own object: its context goes on. */
bool call_keeps_receiver(const struct pta *, inst_id caller, uint32_t stmt_id, func_id callee);
void virtual_expand(struct pta *, inst_id, uint32_t stmt);
void virtual_target(struct pta *, uint32_t call_site, loc_id);
/* The function that a callback through a method runs for this receiver. */
bool callback_method(struct pta *, const struct callback *, loc_id, func_id *);
/* Object by which origins of a creation are told apart, PTA_NONE if there are too many. */
uint32_t origin_receiver(struct pta *, uint32_t stmt_id, loc_id);

/* budget.c; a level is a number of contexts that a program can afford */
uint32_t first_level(const struct prog *, const struct pta_options *);
/* There are too many instances for the level. */
bool is_over_budget(struct pta *);

/* crowd.c */
bool is_crowded(struct pta *);
/* Adds what should share an origin; how many are new. */
uint32_t crowd_gather(struct pta *, struct map *members);
bool crowd_has(const struct pta *, uint32_t stmt_id, func_id);
origin_id crowd_origin(struct pta *);
/* The crowd runs the function, too: its instance there. */
inst_id crowd_calls(struct pta *, origin_id crowd, func_id);
/* How many contexts a method may have. */
uint32_t method_clones(const struct pta *);
/* How many threads one creation makes for different objects. */
uint32_t receiver_origins(const struct pta *);
/* Are creations in a wrapper told apart by who calls it? */
bool origins_keep_calls(const struct pta *);

/* query.c */
const struct idset *pta_node_set(const struct pta *, uint32_t node);
const struct idset *pta_node_followed(const struct pta *, uint32_t node);

/* dispatch.c */
bool dispatch_find(const struct prog_func *, const uint32_t *def, uint32_t stmt,
                   struct tdispatch *);
/* Is the parameter of an indirect call bound object by object? */
bool dispatch_binds(const struct pta *, inst_id caller, uint32_t stmt, uint32_t param);
void dispatch_expand(struct pta *, inst_id);
void dispatch_step(struct pta *, uint32_t dispatch, loc_id);
void dispatch_target(struct pta *, uint32_t dispatch, loc_id function);
void dispatch_target_any(struct pta *, uint32_t dispatch, loc_id function);

/* effect.c */
/* Flow of a value into a place of a modelled call. */
void place_assign(struct pta *, inst_id, uint32_t stmt, const struct place *to, uint32_t value);
/* The origin starts threads: what is for such only happens in it, too. */
void effect_starts(struct pta *, uint32_t origin);
/* Where the object has no method of its own that the effect could call. */
void effect_call_else(struct pta *, inst_id, uint32_t stmt, const struct effect *);
void effects_apply(struct pta *, inst_id, uint32_t stmt, const struct model_fn *);
void external_apply(struct pta *, inst_id, uint32_t stmt, psym_id);

/* Does the context kind keep origins apart? */
static inline bool has_origins(const struct pta *p)
{
    return p->opt.context == CTX_ORIGIN || p->opt.context == CTX_THREAD ||
           p->opt.context == CTX_ADAPTIVE;
}

/* Does it tell functions apart by the object they are called for? */
static inline bool has_receivers(const struct pta *p)
{
    return p->opt.context == CTX_OBJECT || p->opt.context == CTX_THREAD ||
           p->opt.context == CTX_ADAPTIVE;
}

/* Are allocation wrappers and small helpers analysed once per call site? */
static inline bool has_clones(const struct pta *p)
{
    return p->opt.context != CTX_CALLSITE && !p->opt.textbook;
}

static inline const struct prog_func *inst_prog_func(const struct pta *p, inst_id i)
{
    return &p->prog->funcs[p->insts.at[i.i].func.i];
}

#endif
