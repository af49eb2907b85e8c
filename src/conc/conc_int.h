#ifndef CONC_CONC_INT_H
#define CONC_CONC_INT_H
/*
 * Inside of the concurrency analyses, shared by the files of this folder and its rooms only.
 *
 * Here: what runs and what it touches, from frames to pairs.
 *   frame.c    functions as origins run them; control-flow facts; what runs more than once
 *   access.c   the memory a statement reads and writes
 *   share.c    which objects two origins can meet at
 *   classes.c  accesses that behave alike
 *   race.c     pairs
 *   sharing.c  who uses a shared place, under which locks
 * The rooms, each with the reasons of its kind that keep two accesses apart:
 *   flow/      states at every point: locks, branches, exceptions, who is alive (flow.c, order.c)
 *   lock/      which lock is it, what does it guard; locks made of atomics and turns (lock.c)
 *   order/     joins, hand-over, barriers, latches, dependences (sync.c, join.c, phase.c)
 *   own/       memory that one thread has for itself, for ever or for a while (fresh.c, take.c)
 *   element/   which element: addresses as polynomials (index.c, value.c)
 *   deadlock/  what the same facts say of deadlocks and misuse; nothing else may use it
 */
#include "base/arena.h"
#include "base/map.h"
#include "base/seqs.h"
#include "base/tuples.h"
#include "base/vec.h"
#include "conc/conc.h"
#include "conc/lock/turndata.h"
#include "ir/cfg.h"

struct fresh_info;
struct sharing;
struct acquisitions;
struct classes;
struct class;
struct drop_list;
struct owned;
struct handed;
struct write_log;

/* Facts of a function, made when first asked for. */
struct finfo {
    struct cfg *cfg;
    uint32_t *block_of;    /* statement -> block */
    uint32_t *def;         /* register -> defining statement, IR_NONE */
    uint32_t *term;        /* register -> term + 1 */
    uint8_t *in_work;      /* register whose term is being made */
    struct map store_at;   /* address term -> statement + 1 that stores there, IR_NONE: several */
    struct map store_base; /* base of such a term -> how (term.c) */
    struct map compared;   /* facts.c: comparison -> what it says of the value, + 1 */
    struct map left;       /* left.c: load -> is it left in its place, + 1 */
    struct map used;       /* facts.c: result of a call -> loads and stores by it */
    bool has_stored, is_guessing; /* is_guessing: while these are collected */
    struct idset kept; /* registers of variables whose address goes elsewhere than to calls */
    bool has_kept;
    struct idset tested,
        retested;          /* terms whose being zero decides a branch or result: once, more often */
    struct idset flags;    /* phis that are constants on every way */
    struct idset switched; /* case.c: phis that switches ask for */
    bool has_tested, has_deciding, has_coupled, has_used;
    struct idset coupled; /* couple.c: addresses of locks that are given back, made of phis */
    bool has_cells;
    struct idset cells;       /* cell.c: registers that are addresses of flags */
    struct idset deciding;    /* parameters that alone, with constants, decide branches: given.c */
    struct fresh_info *fresh; /* fresh.c */
    struct drop_list *drop_list;  /* take.c */
    struct unlink_list *unlinks;  /* unlink.c */
    uint32_t first_frame;         /* fresh.c: of the function, + 1 */
    bool makes_lock;              /* take.c: takes a lock that is none by name */
    uint8_t takes, returns_taken; /* take.c: 0 not known yet, 1 no, 2 yes */
    uint32_t required;            /* require.c: 0 not known yet, 1 none, else parameter + 2 */
    uint32_t removes; /* removed.c: 0 not known yet, 1 none, else (parameter << 1 | by key) + 2 */
    int64_t removed_key; /* ... and where in the entry the key is */
    uint8_t constructs;  /* fresh.c: the same */
    uint32_t neutral;    /* neutral.c: set + 1, 0 not known yet */
    uint8_t passes_on;   /* ring.c: the same */
    uint8_t gives_sole;  /* sole.c: the same */
    bool may_make;       /* neutral.c: a creation may lead up to it */
    uint8_t takes_lock;  /* 1 no, 2 yes, 0 not looked at */
    uint8_t looks;       /* lazy.c: the same */
    uint8_t constant;    /* flow.c: enum truth of every result + 1, 0 not known yet */
};

/* Element of `releases`: a lock we know nothing of. */
#define PLACE_UNKNOWN (UINT32_MAX - 1)

/* A function instance as one origin runs it. */
struct frame {
    origin_id origin;
    inst_id inst;
    func_id func;      /* of inst */
    bool is_noisy;     /* it or what it calls changes locks or live origins */
    bool is_once;      /* runs at most once in an instance of its origin */
    bool is_repeated;  /* the library calls it for every element, from its one caller */
    bool is_numbered;  /* and each time with another number as its first argument */
    bool is_recursive; /* it or what it calls calls it again (tangle.c) */
    uint32_t circle;   /* frames that call each other have the same */
    bool is_tangled;   /* part of a large circle of calls (tangle.c) */
    bool may_throw;    /* an exception may leave it */
    bool may_fail;     /* one that code of the program throws, or an interrupt (A-UNFAILING) */
    bool may_join;     /* it or what it calls joins; once conc->has_joiners */
    const bool *dead;  /* block -> never reached; NULL: all are */
    bool is_last;      /* runs only when a last reference is dropped */
    bool has_prior;    /* it begins what ran before the entry, see struct prior */
    uint32_t ncallers;
    uint32_t caller, call_stmt; /* first caller */
    uint32_t releases;          /* set of places of the locks that it or its callees give back */
    uint32_t spawns;            /* set of live elements that it or its callees start */
    uint32_t nlocksets;         /* function contexts made of it */
    uint32_t overflow;          /* beyond the cap: intersection of the other lock sets */
    bool has_overflow;
};

/* prior.c: `root` ran before the entry, or began at a statement of a frame, and left threads. */
struct prior {
    uint32_t frame, stmt; /* PRIOR_ENTRY: before its first one */
    uint32_t root;
    uint32_t spawns; /* set of live elements that it may start */
    uint32_t left;   /* ... that are alive when it has ended; once it was walked */
};

#define PRIOR_ENTRY UINT32_MAX

/*
 * Live origins as sets: element 2*o: an instance of origin o may be alive; 2*o + 1: two or more
 * may be. A join takes the first away, only "all joined" takes both.
 */
enum { LIVE_ONE = 0, LIVE_MORE = 1 };

/* Where a state leads: after = (before - kill) + gen. */
struct effect_pair {
    uint32_t kill, gen; /* sets of live elements */
};

/* State at a point of a function that started with one lock set. */
struct state {
    uint32_t key; /* (lock set, pending try, facts) in conc->state_keys */
    struct effect_pair live;
};
enum {
    KEY_LOCKS,
    KEY_TRY_REG,
    KEY_TRY_TOKEN,
    KEY_TRY_SUCCESS,
    KEY_FACT, /* MAX_FACTS of them, newest first */
    MAX_FACTS = 10,
    KEY_WIDTH = KEY_FACT + MAX_FACTS
};

/* What is known of a value. */
enum truth { TRUTH_UNKNOWN, TRUTH_ZERO, TRUTH_NONZERO };

/* A change of a state's key: most are made again and again. */
enum key_change { KEY_UNCHANGED, KEY_ADD_FACT, KEY_COMMON_FACTS, KEY_SET_LOCKS };
struct key_step {
    enum key_change change;
    uint32_t from, with, to;
};

struct exit_state {
    uint32_t lockset;
    uint32_t try_token;   /* PTA_NONE none: held if the result is as try_success says */
    uint32_t try_success; /* enum success_kind */
    uint32_t try_kept;    /* kept.c: who knows it instead of the result, 0 nobody */
    bool is_throw;
    uint32_t truth; /* enum truth of the result */
    uint32_t cell;  /* (parameter << 1 | not zero) + 1 of a flag that it leads to, 0 none: cell.c */
    struct effect_pair live;
};

struct call_record {       /* a call made in a state, for the second pass */
    uint32_t stmt, callee; /* callee: function context, or origin if is_spawn */
    bool is_spawn;
    uint32_t lockset; /* held by the caller */
    uint32_t inert;   /* those of them that the callee never gives back */
    struct effect_pair live;
};

/* The same in a function without states of its own: locks and origins stay what they are. */
struct quiet_call {
    uint32_t stmt, callee; /* callee: as above */
    uint32_t inert;
    bool is_spawn;
};

typedef VEC(struct state) state_vec;

struct call_site {
    uint32_t fctx, stmt;
};

/* How a function context is reached: inherit.c. */
struct entry {
    uint32_t lockset;                    /* held by callers and never given back inside */
    uint32_t live;                       /* set of live elements */
    uint32_t caller, caller_entry, stmt; /* first way in; caller PTA_NONE: the origin's start */
    bool is_queued;
};

/* A frame entered with a lock set: the unit of memoised flow facts. */
struct origin_news {
    struct idset seen; /* live elements */
    bool is_due;
};

/* The function contexts of each frame: index + 1. */
struct fctx_index {
    uint32_t *first, *next;
};

/* Who has used the exits of a function context, or guessed them. */
struct dependent {
    uint32_t fctx, block;
    bool is_guess;
};

struct fctx {
    uint32_t frame, lockset;
    uint32_t mask;                 /* ownership of the parameters, two bits each */
    uint32_t owner;                /* (instance, mask) in conc->owner_keys */
    uint32_t given;                /* constants it is called with, in conc->given_keys */
    uint32_t live_in;              /* set of live elements at entry, over all callers */
    VEC(struct entry) entries;     /* at least one if is_reached */
    VEC(struct call_site) callers; /* all of them */
    uint32_t runs, resumed;        /* how often it was analysed as a whole, and in parts */
    uint32_t rank;                 /* callees have smaller ones, but for recursion */
    bool is_done, is_running, is_dirty, is_queued, is_reached;
    bool is_stale;    /* what was guessed for it was wrong: to be analysed as a whole */
    bool is_unlisted; /* its calls are to be recorded */
    bool is_start;    /* an origin begins here */
    bool is_foreign;  /* gives back a lock that was not taken inside */
    VEC(struct exit_state) exits;
    VEC(struct call_record) calls;
    VEC(struct quiet_call) quiet_calls; /* if it was not analysed; order.c fills them in */
    bool has_quiet_calls;
    VEC(struct dependent) dependents; /* to redo when the exits grow */
    uint8_t *due;                     /* block -> to be walked again; NULL: with all others */
    state_vec *block_in, *block_out;  /* per block; NULL for quiet frames */
    bool *is_idle;                    /* per statement: leaves the states as they are */
};

/* Where an origin begins, not called by anybody. */
static inline bool fctx_is_start(const struct fctx *x)
{
    return !x->entries.n || x->entries.at[0].caller == PTA_NONE;
}

struct lock_token {
    uint32_t locs;   /* sorted set of locations in conc->locsets */
    uint32_t mode;   /* enum lock_mode */
    uint32_t term;   /* symbolic address, PTA_NONE */
    uint32_t unique; /* one run-time lock */
};

/* sync.c: what one side releases and the other acquires. */
enum sync_kind { SYNC_SEM, SYNC_SEM_LOCK, SYNC_FLAG, SYNC_ONCE, SYNC_LATCH, SYNC_IDLE };
struct sync {
    loc_id loc;
    enum sync_kind kind;
    uint32_t releasers; /* set of origins */
    bool is_once;       /* a flag that is set once, after what it stands for (turn.c) */
    bool is_invalid;    /* relaxed accesses order nothing */
    bool has_stores;    /* released by statements of the program, not by models alone */
    uint32_t waiter;    /* origin that waits until a pool is idle (idle.c) */
    bool is_counted;    /* a semaphore that is waited for once for each thread (semlatch.c) */
    uint32_t last_wait; /* ... and the wait that says that all have posted; IR_NONE: a loop's end */
};
enum sync_event { EVENT_NONE, EVENT_LOAD, EVENT_RELEASE, EVENT_TAKE, EVENT_GIVE };
/* An access, as far as order by syncs is concerned. */
struct sync_view {
    uint32_t origin, live, guards;
    const uint64_t *acquired; /* a bit for each sync: syncs_acquired of `live` */
};

struct token_site {
    uint32_t stmt_id, next; /* next: index + 1 */
};

struct access {
    uint32_t stmt;
    ir_ref address;
    const struct idset *locs;
    uint64_t size; /* bytes, 0 unknown */
    uint32_t flags;
    const char *via;
    const struct place *place; /* of a library function's effect; NULL: `address` says it all */
    const struct place *under; /* a lock that the library holds meanwhile; NULL */
    bool is_behind;            /* `address` is that of the map whose entries are used */
};
typedef VEC(struct access) access_vec;

struct lock_split {
    uint32_t relevant, inert; /* what a frame may give back, and the rest */
};

/* A function that runs at the end of the process, and the call that registers it. */
struct exit_handler {
    uint32_t frame, at, stmt; /* `at`: the frame that registers it */
    bool is_only;             /* the call registers nothing else */
};

struct conc {
    const struct prog *prog;
    const struct pta *pta;
    struct conc_options opt;
    struct arena arena;
    struct finfo *finfos; /* by function */

    struct tuples frame_keys; /* (origin, inst) */
    VEC(struct frame) frames;
    VEC(bool *) dead_blocks; /* role.c: block -> never reached in a frame */
    bool is_in_tangle;       /* flow.c: the function at hand is part of a large circle */
    struct map walks;      /* along.c: (address, owner), terms -> how the one leads to the other */
    struct map helpers;    /* along.c: (function, parameter) -> what of it is returned */
    struct map call_masks; /* (owner, call) -> what of the arguments is owned */
    struct map private_locals; /* ofthread.c: thread-local variable -> 2: keeps what is made */
    bool has_thread_locals;
    struct map call_targets; /* method of the JVM -> set of those that a call of it may mean */
    struct map dead_of;      /* (origin, instance) -> index + 1 of those */
    struct idset vacant;     /* vacant.c: instances that find nothing to delete */
    uint32_t *first_call; /* frame -> first of calls_in; one more at the end; NULL until needed */
    struct call_in *calls_in;
    struct tuples terms;     /* (kind, a, b, c) */
    VEC(uint8_t) term_depth; /* term -> nesting */
    struct seqs sets;        /* live sets, lock sets, location sets, guard sets */

    bool *obj_escapes;
    uint8_t *obj_unique; /* 0 unknown, 1 no, 2 yes */
    bool *obj_shared;
    struct map inner_places; /* contained.c: (object, offset) */
    uint8_t *obj_contained;  /* contained.c: 0 unknown, 1 no, 2 yes */
    uint32_t *obj_pointees;  /* owners.c: index + 1 of the objects it has pointers to */
    VEC(struct idset) pointees;

    struct tuples token_keys; /* (locs, mode, term, unique) */
    u32_vec token_stmt;       /* token -> a statement that acquires it */
    u32_vec token_site;       /* token -> newest of all of them, index + 1 */
    VEC(struct token_site) token_sites;
    struct tuples token_site_keys; /* (token, statement id) */
    uint32_t mark_token;           /* forgotten.c: PTA_NONE as long as nothing is forgotten */
    struct idset forgotten;        /* places of locks that were held and not kept */
    struct tuples back_keys;       /* (lockset, before, callee, call) of lockset_to_caller */
    u32_vec back_locksets;         /* its answers */
    VEC(struct lock_split) splits; /* answers of lockset_split */
    struct map split_of;           /* (lock set, released places) -> index + 1 of them */
    struct map tasks_run;          /* frame -> the task that it runs for (errand.c) */
    struct idset copied_tasks; /* what std::functions that are copied may hold, once it is known */
    struct idset copied_handlers; /* ... and what calls them */
    struct map task_makers; /* handler's symbol + 1 -> frame that makes a std::function of it */
    bool knows_copied;
    struct map circle_calls;  /* circle of calls -> the one call into it (tangle.c) */
    struct map paired;        /* lock set -> 2: it has a pair chosen by a comparison, 1: none */
    struct tuples guard_keys; /* (kind, value) */

    struct tuples state_keys;
    struct key_step *key_steps; /* facts.c: what keys became, the last ones */
    struct tuples fctx_keys;    /* (frame, lock set, mask, given) */
    struct tuples owner_keys;   /* (instance, mask): what ownership depends on */
    struct tuples given_keys;   /* 0: nothing is known */
    struct tuples caller_keys;  /* (callee, caller, statement) */
    VEC(struct fctx) fctxs;
    VEC(struct prior) priors;
    VEC(struct exit_handler) exit_handlers;
    u32_vec work, unlisted;
    struct fctx_index *fctx_index;
    struct idset cut_circles; /* large ones whose locks are not all known */
    uint32_t *descendants;    /* origin -> set of live elements of its descendants and itself */
    uint32_t *exit_live;      /* origin -> what is alive when it has ended */
    uint32_t *return_live;    /* origin -> the same, if it was not ended by an exception */
    uint32_t *exit_over;      /* origin -> what has ended before it did, on every way */
    uint32_t *entry_live;     /* origin -> what may be alive while it runs */
    struct origin_news *origin_news; /* order.c: what origins have not been told yet */
    u32_vec origins_due;

    VEC(struct sync) syncs;
    struct map sync_of;     /* location -> sync + 1 */
    struct map sync_events; /* (inst, statement) -> sync << 3 | event */
    bool *has_events;       /* inst -> has events of syncs or turns */
    uint32_t *join_edges;   /* started.c: inst -> set of its edges that join, + 1 */
    struct map acquired_of; /* set of what is alive -> index into acquired */
    VEC(const uint64_t *) acquired;
    const uint64_t *handed_on; /* relay.c: sync -> a bit for each that its releasers acquired */
    VEC(struct turn) turns;
    VEC(struct turn_test) turn_tests;
    VEC(struct state_test) state_tests;
    struct map turn_of;     /* location -> turn + 1 */
    struct map turn_events; /* (inst, statement) -> turn << 3 | event */
    VEC(struct reader_event) reader_events;
    struct map reader_index;  /* (inst, statement) -> event + 1 */
    struct map idle_events;   /* idle.c: (inst, statement) -> sync << 2 | event */
    bool has_makers;          /* neutral.c: finfo.may_make is known */
    struct idset spin_locks;  /* places that are taken by an atomic exchange */
    struct map spin_bits;     /* ... -> bits that say that it is taken */
    struct idset loose_locks; /* loose.c: ... and given back by who does not have them */
    u32_vec publications;     /* statement ids of stores that publish fresh memory */
    struct map publication_ids;
    struct idset emptied;    /* emptied.c: places that something is taken out of, null is left */
    struct map emptied_ways; /* (instance, branch) -> is one of its ways never gone? */
    bool has_emptied, has_joiners;
    struct map sweeps;       /* sweep.c: (instance, header of a loop) -> what the loop does */
    struct idset swept;      /* places of locks that somebody takes all of */
    struct idset take_locks; /* places of locks under which something is taken */
    struct idset outside;    /* access.c: places that are outside of their objects */
    struct map inside_of;    /* points-to set -> index of what is left of it */
    VEC(struct idset *) insides;
    struct queued *queued;       /* queued.c */
    struct elsewhere *elsewhere; /* elsewhere.c */
    uint32_t *next_frame;        /* fresh.c: of the same function, + 1 */
    struct map guards_taken;     /* points-to set -> guards of what is taken from it */
    struct map guards_taker;     /* lock set -> guards of who may be taking */
    struct tuples started_keys;  /* started.c: (frame, join, tested load and how) */
    VEC(bool) started;           /* ... may the join be left out so? */
    struct map gates;         /* ... frame -> statements that may let only the first one through */
    struct map first_comers;  /* firstcome.c: origin -> group + 1 that has one thread at most */
    struct idset throwers;    /* throw.c: origins of which something throws by itself */
    struct idset slot_shared; /* perthread.c: objects in a ThreadLocal that were not made for it */
    bool has_slots;           /* ... is known */
    bool is_uninterrupted;    /* interrupt.c: nobody interrupts threads of the JVM */
    struct map tidy;          /* tidy.c: origin -> is it joined by who starts it? */
    struct map tidy_joins;    /* (frame, join) -> what is over with it */
    struct map start_locks;   /* ... origin -> place of one that it begins with, + 1 */
    struct map handed_locks;  /* spin.c: (place, origin that gives it back for its creator) */
    struct map late_numbers;  /* fixed.c: (object, offset) -> is it set while threads run? */
    struct map lock_names;    /* settled.c: term -> term + 1 that always means the same lock */
    struct map lock_user_of;  /* such a term -> index + 1 of the origins that take the lock */
    VEC(struct idset) lock_users;
    bool has_lock_users;
    uint32_t nothing_acquired; /* live elements that every origin starts with */

    struct owned *owned;          /* owned.c; NULL until asked for */
    struct handed *handed;        /* handed.c; likewise */
    struct write_log *write_log;  /* element/value.h; likewise */
    struct tuples signal_keys;    /* signal.c: (instance, root, depth) */
    struct answers brought;       /* lockheld.c: (function context, places of a lock, depth) */
    struct answers signals_found; /* (instance, root, statement, kind, offset) -> is it found so? */
    struct tuples seatless;       /* seat.c: (frame, statement, address) that is in none */
    struct map number_lists;      /* seat.c: place of a number -> does a list begin there? */
    VEC(const struct signals *) signals;
    VEC(struct race) races;
    struct sharing *sharing;           /* sharing.c; NULL without races */
    struct acquisitions *acquisitions; /* region.c; NULL until asked for */
    struct idset needed_sites;         /* region.c: acquisitions that protect something */
    struct idset release_sites;        /* statements that give locks back */
    struct idset acquire_sites;        /* ... and that take them by a library's function */
    VEC(struct watched_pair) watched;
    VEC(struct left_out) left_out; /* each statement once for an instance, origin and reason */
    uint32_t flow_steps;           /* blocks walked so far */
    struct idset choices;          /* terms of variables that are only set to constants (facts.c) */
    uint32_t flow_rank;            /* function contexts done so far */
    struct conc_stats stats;
};

/* frame.c */
struct finfo *finfo_make(struct conc *, func_id); /* only for finfo_of */
static inline struct finfo *finfo_of(struct conc *c, func_id f)
{
    struct finfo *info = &c->finfos[f.i];
    return info->cfg ? info : finfo_make(c, f);
}
/* Does statement a come before b on every path to b? */
/* Deletes for a std::unique_ptr what its second parameter points to. */
bool func_is_deleter(const struct conc *, func_id);
bool stmt_dominates(struct conc *, func_id, uint32_t a, uint32_t b);
/* Does whoever returns from the function come by the statement? */
bool stmt_on_all_ways(struct conc *, func_id, uint32_t stmt);
void frames_build(struct conc *);
void noise_spread(struct conc *);       /* from callees to callers, after all sources are marked */
void priors_find(struct conc *);        /* prior.c */
void exit_handlers_find(struct conc *); /* atexit.c */
uint32_t prior_spawns(struct conc *, uint32_t frame); /* set of what may be started there */
bool func_is_class_init(const struct prog *, func_id);
/* Is it a variable of the class that the frame initialises, and `other` no part of that? */
bool init_comes_first(const struct conc *, uint32_t frame, ir_ref address, uint32_t other);
uint32_t frame_find(const struct conc *, origin_id, inst_id); /* PTA_NONE */
/* The frame that a call of another one runs; PTA_NONE if the edge is none to the program's code. */
static inline uint32_t frame_called(const struct conc *c, uint32_t frame, const struct pta_edge *e)
{
    return e->kind == EDGE_CALL ? frame_find(c, c->frames.at[frame].origin, (inst_id){e->target})
                                : PTA_NONE;
}
static inline const struct prog_func *frame_func(const struct conc *c, uint32_t frame)
{
    return &c->prog->funcs[c->frames.at[frame].func.i];
}
bool stmt_in_loop(struct conc *, func_id, uint32_t stmt);
/* Is the i-th way on from a block never gone? */
typedef bool closed_fn(void *context, const struct ir_block *, uint32_t i);
/* Marks the blocks reached from the first one (`reached` is false at first); false if all are. */
bool blocks_reached(const struct prog_func *, closed_fn *, void *context, bool *reached);
/* The blocks of a frame that were not reached are dead, from when the frames are made again. */
void frame_add_dead(struct conc *, uint32_t frame, const bool *reached);
bool stmt_is_dead(struct conc *, uint32_t frame, uint32_t stmt); /* role.c or A-CRASH says so */
bool obj_is_unique(struct conc *, obj_id);
/* Is one of the places in an object of which there is one, but several of the locks' objects point
 * to it? Then it belongs to none of them (owners.c). */
bool owners_share(struct conc *, uint32_t locks, const struct idset *locs);
/* May an access by way of an owner be to another one of the owners? */
bool owners_are_peers(struct conc *, uint32_t locks, const struct idset *locs);
/* A call of a frame: who calls, and which of its edges (pta_inst_edges) it is. */
struct call_in {
    uint32_t frame, edge;
};
/* All calls of a frame by frames of its origin; found for all frames when first asked for. */
const struct call_in *frame_callers(struct conc *, uint32_t frame, uint32_t *n);
const struct pta_edge *edge_of_call(const struct conc *, const struct call_in *);
/* errno.c: is the value the number of an error that the system knows? */
bool is_error_number(struct conc *, inst_id, ir_ref);
/* Is the statement of this frame executed at most once in the whole run? */
bool runs_once(struct conc *, uint32_t frame, uint32_t stmt);
/* Does the statement of the loop come before the other one in every round? */
bool comes_first_in_round(struct conc *, func_id, uint32_t loop, uint32_t stmt, uint32_t later);

static inline func_id func_of_fctx(const struct conc *c, uint32_t fctx)
{
    return c->frames.at[c->fctxs.at[fctx].frame].func;
}
/* Tokens name the locks of statements that give them back, too. */
static inline bool site_only_gives_back(const struct conc *c, uint32_t stmt_id)
{
    return idset_has(&c->release_sites, stmt_id) && !idset_has(&c->acquire_sites, stmt_id);
}
/* The statement that a value comes from; NULL if it is no register or a parameter. */
static inline const struct ir_stmt *def_in(const struct prog_func *pf, const struct finfo *info,
                                           ir_ref ref)
{
    uint32_t def = ref_kind(ref) == REF_REG ? info->def[ref_index(ref)] : IR_NONE;
    return def == IR_NONE ? NULL : &pf->stmts[def];
}
static inline const struct ir_stmt *def_in_func(struct conc *c, func_id f, ir_ref ref)
{
    return def_in(&c->prog->funcs[f.i], finfo_of(c, f), ref);
}
/* The one function of the program that a call runs, by itself or with what its model says is done
 * around it (an atomic section); NULL. */
static inline const struct pta_edge *body_edge(const struct conc *c, inst_id inst, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n), *body = NULL;
    for (uint32_t i = 0; i < n; i++) {
        bool is_around = n > 1 ? e[i].model && e[i].model->has_body && e[i].model == e[0].model
                               : !e[i].model || e[i].model->has_body;
        if (!is_around || (e[i].kind == EDGE_CALL && body))
            return NULL;
        body = e[i].kind == EDGE_CALL ? &e[i] : body;
    }
    return body;
}
/* Is statement a on every way to b? */
static inline bool comes_first(const struct finfo *info, uint32_t a, uint32_t b)
{
    uint32_t p = info->block_of[a], q = info->block_of[b];
    return p == q ? a < b : cfg_dominates(info->cfg, p, q);
}

/* term.c */
enum term_kind {
    TERM_REG,
    TERM_PARAM,
    TERM_SYM,
    TERM_ADD,
    TERM_LOAD,
    TERM_INDEX,
    TERM_INT,
    TERM_OP,
    TERM_SELF,
    TERM_OWNER /* keep.c: in the name of a lock */
};
uint32_t term_of(struct conc *, func_id, ir_ref);
/* What a call of the JVM's library gives back as its result (`log.append(x).append(y)`); NONE. */
ir_ref receiver_given_back(struct conc *, const struct prog_func *, const struct ir_stmt *);
/* The function that a program-wide register belongs to: they are numbered in its order. */
func_id func_of_register(const struct prog *, uint32_t reg);
/* Which of a term's three words are terms themselves, as bits. */
unsigned term_children(uint32_t kind);
/* What lies at an address, by that name only. */
uint32_t term_of_content(struct conc *, func_id, ir_ref address);
uint32_t term_kept_at(struct conc *, uint32_t address); /* a term itself */
/* The value of a place of an effect of a call. */
uint32_t term_of_place(struct conc *, func_id, uint32_t stmt, const struct place *);
uint32_t term_add(struct conc *, uint32_t term, int64_t off);
/* `term == value`, and whether a term is that for another one, with any value. */
uint32_t term_equals(struct conc *, uint32_t term, int64_t value);
bool term_is_equal(const struct conc *, uint32_t term, uint32_t other, int64_t *value);
/* What is at an address at one point of the program (cell.c), unlike LOAD at any time. */
uint32_t term_of_flag(struct conc *, uint32_t address);
bool term_is_flag(const struct conc *, uint32_t term);
/* What is at an address until the function itself stores there; and does a term say so? */
uint32_t term_of_read(struct conc *, uint32_t address);
bool term_reads(const struct conc *, uint32_t term, uint32_t address);
uint32_t term_self(struct conc *);
/* The lock of the object that owns what a call is about (keep.c); what it is about: memory of
 * containers, in a function of the library or of the user, or a parameter. */
enum { OWNER_IN_USER, OWNER_IN_LIBRARY, OWNER_OF_PARAM };
uint32_t term_owner(struct conc *, bool is_library);
uint32_t term_owner_of(struct conc *, func_id, uint32_t param);
uint32_t term_of_variable(struct conc *, psym_id, int32_t off); /* a place in it */
uint32_t term_index(struct conc *, uint32_t base, uint32_t stride, uint32_t index);
bool term_is_stored(struct conc *, func_id, uint32_t address); /* by the function itself */
bool term_is_closed(const struct conc *, uint32_t term);
bool term_is_known_in(const struct conc *, uint32_t term, func_id);
/* What an address is computed from by adding offsets and indices. */
uint32_t term_base(const struct conc *, uint32_t term);
/* Root and constant offset of an address term. */
uint32_t term_strip(const struct conc *, uint32_t term, int64_t *off);
/* Is it the number of a neighbour: `i + 1` for `i`, in a ring `(i + 1) % n`? */
bool term_is_neighbour(const struct conc *, uint32_t number, uint32_t index);
/* The term with every `from` in it replaced by `to`. */
uint32_t term_replace(struct conc *, uint32_t term, uint32_t from, uint32_t to);
bool term_contains(const struct conc *, uint32_t term, uint32_t part);
/* `&p->lock` where the callee is given `&p->list` as that parameter: the same with another offset;
 * the term itself if it has nothing to do with it. */
uint32_t term_beside(struct conc *, uint32_t term, func_id callee, func_id caller, uint32_t stmt,
                     uint32_t param);
/* From the callee's parameters to the caller's arguments, and back. */
uint32_t term_to_caller(struct conc *, uint32_t term, func_id callee, func_id caller,
                        uint32_t stmt);
uint32_t term_to_callee(struct conc *, uint32_t term, func_id callee, func_id caller,
                        uint32_t stmt);

/* access.c */
uint32_t access_term(struct conc *, func_id, const struct access *);
/* either.c: the term of an access whose own one is given; another if only that can be shared. */
uint32_t term_of_choice(struct conc *, inst_id, const struct access *, uint32_t term);
/* Those of the addresses that one is chosen from which others can know; 0: nothing is chosen. */
enum { MAX_CHOICES = 4 };
uint32_t choices_of_address(struct conc *, inst_id, ir_ref address, ir_ref out[MAX_CHOICES]);
void accesses_of(struct conc *, inst_id, uint32_t stmt, access_vec *out);
/* Places that no access means. */
void outside_find(struct conc *);
/* Adds the objects that the locations are in. */
void add_objects_at(const struct conc *, const struct idset *locs, struct idset *objects);
ir_ref call_arg(const struct prog_func *, uint32_t stmt, int32_t index); /* NONE if absent */
/* A model names as many arguments as its longest overload has: does this call have that one? */
bool has_arg(const struct prog_func *, uint32_t stmt, const struct place *);
/* The argument that a call has put into the object it returned, at that place; NONE. */
ir_ref put_into_result(const struct prog_func *, uint32_t stmt, const struct model_fn *,
                       int64_t offset);

/* share.c */
void sharing_run(struct conc *);

/* lock.c */
uint32_t token_make(struct conc *, uint32_t frame, uint32_t stmt, const struct place *,
                    enum lock_mode);
uint32_t token_of_ref(struct conc *, uint32_t frame, uint32_t stmt, ir_ref);
uint32_t token_of_place(struct conc *, loc_id, uint32_t stmt_id); /* one run-time lock */
uint32_t token_shared(struct conc *, loc_id, uint32_t stmt_id);   /* the same, held with others */
struct lock_token token_at(const struct conc *, uint32_t token);
uint32_t token_intern(struct conc *, struct lock_token, uint32_t stmt_id);
uint32_t lockset_make(struct conc *, u32_vec *tokens); /* releases them */
/* A statement that takes the lock; one that only gives it back if no other is known. (taken.c) */
uint32_t token_taken_at(const struct conc *, uint32_t token);
/* forgotten.c: there are more locks than are kept. The set with a mark that stays; is it marked? */
uint32_t lockset_forgetting(struct conc *, uint32_t lockset, uint32_t token);
uint32_t lockset_marked(struct conc *, uint32_t lockset);
bool lockset_forgets(const struct conc *, uint32_t lockset);
bool token_is_mark(const struct conc *, uint32_t token);
uint32_t lockset_acquire(struct conc *, uint32_t lockset, uint32_t token);
uint32_t lockset_release(struct conc *, uint32_t lockset, uint32_t token);
/* The set with one of the token known by another symbolic address, PTA_NONE: by none. */
uint32_t lockset_rename(struct conc *, uint32_t lockset, uint32_t token, uint32_t term);
uint32_t lockset_to_callee(struct conc *, uint32_t lockset, func_id callee, func_id caller,
                           uint32_t stmt);
/* The same for locks that the callee never gives back, by all names that they have there. */
uint32_t lockset_handed_down(struct conc *, uint32_t lockset, func_id callee, inst_id caller,
                             uint32_t stmt);
/* keep.c: does the callee work on what belongs to the owner of the lock, and is memory such? */
bool call_keeps_owner(struct conc *, struct lock_token, func_id callee, inst_id caller,
                      uint32_t stmt);
/* The object whose lock is an object of its own, which its constructor made for it; PTA_NONE. */
uint32_t holder_of_lock(struct conc *, struct lock_token);
/* Does the address lie in a part of the owner, of which every owner has its own, or in an element
 * of a container that is one? */
bool is_in_part_of(struct conc *, uint32_t owner, uint32_t address, const struct idset *locs);
/* The parameter of the callee that is a part of the lock's owner; IR_NONE. */
uint32_t call_passes_part(struct conc *, struct lock_token, inst_id caller, uint32_t stmt);
bool locs_are_kept(struct conc *, struct lock_token, const struct idset *locs);
bool is_kept_by_owner(struct conc *, struct lock_token, uint32_t address, const struct idset *locs);
/* `before` is the caller's lock set at the call: what the callee cannot name comes back from it. */
uint32_t lockset_to_caller(struct conc *, uint32_t lockset, uint32_t before, func_id callee,
                           func_id caller, uint32_t stmt);
uint32_t lockset_meet(struct conc *, uint32_t a, uint32_t b);
uint32_t lockset_join(struct conc *, uint32_t a, uint32_t b); /* both are held */
/* stripe.c: are the number of a lock and that of an element remainders of one number? */
bool numbers_agree(const struct conc *, uint32_t lock, uint32_t element);
/* settled.c: the way from a variable to a lock, if it always leads to the same one; PTA_NONE. */
uint32_t lock_name(struct conc *, uint32_t term);
/* Do two such ways surely lead to different locks? */
bool lock_names_differ(struct conc *, uint32_t a, uint32_t b);
/* sweep.c: the place of all the locks, taken together somewhere, that this is one of; PTA_NONE. */
uint32_t sweep_of(const struct conc *, uint32_t loc);
/*
 * What protects an access to `locs` (NULL: not known) made through `address` while the lock set is
 * held: sorted guard set.
 */
uint32_t lockset_guards(struct conc *, uint32_t lockset, uint32_t address_term,
                        const struct idset *locs);
/* The same with what protects things that change hands under a lock; taken: NULL if it was not. */
/* With the list that the record was found in (queued.c). */
uint32_t guards_of_list(struct conc *, uint32_t guards, uint32_t lockset, uint32_t list);
uint32_t guards_of_takes(struct conc *, uint32_t guards, uint32_t lockset,
                         const struct idset *taken);
/* The same with locks inside of the object itself, where that is one run-time object. */
uint32_t guards_inside(struct conc *, uint32_t guards, uint32_t lockset, const struct idset *locs);
/* Is one of the guards the run-time lock at this place? */
bool guards_have_unique(const struct conc *, uint32_t guards, loc_id);
bool guards_exclude(const struct conc *, uint32_t a, uint32_t b);
/* The same with a turn that the origin has from its start. */
uint32_t guards_of_start(struct conc *, uint32_t guards, uint32_t origin, uint32_t live);
/* The same with the part in rounds of work (pta.h). */
uint32_t guards_of_rounds(struct conc *, uint32_t guards, inst_id, uint32_t stmt);
/* Does one side run only while main has given work away, and the other when it has not? */
bool guards_round(const struct conc *, uint32_t a, uint32_t b);
/* The turn that only one of the two can have; PTA_NONE. */
uint32_t guards_turn(const struct conc *, uint32_t a, uint32_t b);

/* require.c */
/* The value that is not zero once the call has come back; REF_NONE if there is none. */
ir_ref required_argument(struct conc *, inst_id, uint32_t stmt);
/* What a branch, or a call's coming back, depends on; NONE. */
ir_ref deciding_value(struct conc *, inst_id, uint32_t stmt);
/* term.c: the one value that a short function returns; NONE if it has several. */
ir_ref only_result(const struct prog_func *);

/* implied.c */
struct known {
    ir_ref cond;
    bool is_true;
};
enum { MAX_KNOWN = 8 };
/* What is known of conditions once this one turned out so, itself included unless it is a phi. */
uint32_t condition_implies(struct conc *, func_id, ir_ref cond, bool is_true, struct known *out,
                           uint32_t max);

/* tangle.c */
void tangles_find(struct conc *); /* fills is_recursive, circle, is_tangled */
/* The one call of the frame, or of the circle of frames it recurs in; false if there are more. */
bool only_caller(struct conc *, uint32_t frame, uint32_t *caller, uint32_t *stmt);

/* throw.c */
void throws_find(struct conc *);
/* Does the frame throw an exception that does not come from below? */
bool frame_throws_anew(struct conc *, uint32_t frame);
/* ... and does this statement? */
bool stmt_throws_anew(struct conc *, uint32_t frame, uint32_t stmt);
bool edge_may_throw(const struct conc *, uint32_t frame, const struct pta_edge *);
/* ... by an exception that code of the program throws, or an interrupt (A-UNFAILING)? */
bool edge_may_fail(const struct conc *, uint32_t frame, const struct pta_edge *);
/* Does it throw when its effects have taken place? */
bool edge_throws_late(const struct conc *, const struct pta_edge *);
bool call_may_throw(const struct conc *, uint32_t frame, uint32_t stmt);

/* uncaught.c: finds blocks that no exception leads to; false if there are none */
bool uncaught_find(struct conc *);
/* joinable.c: does the block end a variable that is a thread which nobody has joined? `is_closed`:
 * edges that are never taken. */
bool block_ends_running_thread(struct conc *, func_id, const struct ir_block *,
                               closed_fn *is_closed, void *context);
/* interrupt.c: blocks that only an interrupt leads to, where nobody interrupts; the same. */
bool interrupts_find(struct conc *);

/* holder.c */
/* A try whose success will be asked of the holder; false if the call's own result says it. */
bool holder_tries(struct conc *, struct state *, func_id, uint32_t stmt, const struct effect *,
                  uint32_t token);
/* What the answer to "do you have the lock?" is, if it is known. */
enum truth holder_asked(struct conc *, struct state *, uint32_t frame, uint32_t stmt,
                        const struct effect *);
/* Is the holder a variable that its function hands to others, who may take what it holds? */
bool holder_gave_away(struct conc *, func_id, uint32_t stmt, const struct effect *);
/* Is the local variable that the call gets first given to another call, which may move from it? */
bool variable_is_passed_on(struct conc *, func_id, uint32_t stmt);
/* The holder's address; PTA_NONE if the effect has none. */
uint32_t holder_of(struct conc *, func_id, uint32_t stmt, const struct effect *);

/* inherit.c */
void releases_find(struct conc *);
struct lock_split lockset_split(struct conc *, uint32_t lockset, uint32_t frame);
void entries_run(struct conc *);

/* given.c */
enum { MAX_GIVEN = 3 }; /* parameters of a function */
uint32_t given_for_call(struct conc *, uint32_t fctx, uint32_t stmt, func_id callee);
/* Finds blocks that no call in the frame's origin leads to: all hand over the same constants. */
bool given_find_dead(struct conc *);
/* vacant.c: finds blocks that delete what is never there; false if there are none */
bool vacants_find(struct conc *);
/* The value of a register or constant, if the arguments decide it. */
bool given_value(struct conc *, uint32_t fctx, ir_ref, int64_t *out);

/* flow.c */
/* The value whose being zero or not a condition tests. */
ir_ref tested_value(struct conc *, func_id, ir_ref cond);
/* The same; *if_true: which outcome says that it is not zero. */
ir_ref tested_flag(struct conc *, func_id, ir_ref cond, bool *if_true);
/* Is the statement reached only where the register was found to be zero, or not zero? */
bool is_only_where(struct conc *, func_id, uint32_t stmt, uint32_t reg, bool is_nonzero);
void flow_run(struct conc *);
/* Once the flow is known. (rounds.c) */
const struct fctx_index *fctx_index(struct conc *);
uint32_t fctx_make(struct conc *, uint32_t frame, uint32_t lockset, uint32_t mask, uint32_t given);
/* What an origin holds from its start on: it runs one at a time with others (spawn: lock). */
uint32_t lockset_of_origin(struct conc *, origin_id);
/* Calls visit for every statement of the function context with the states before it. */
typedef void flow_visit(void *ctx, uint32_t stmt, const state_vec *states);
void flow_each(struct conc *, uint32_t fctx, flow_visit *, void *ctx);
/* What the function took or can give back; callers may hold more: held_locks. */
static inline uint32_t state_locks(const struct conc *c, const struct state *s)
{
    return tuples_at(&c->state_keys, s->key)[KEY_LOCKS];
}
void state_set_locks(struct conc *, struct state *, uint32_t lockset); /* turn.c */
static inline uint32_t live_apply(struct conc *c, uint32_t before, struct effect_pair e)
{
    return seqs_union(&c->sets, seqs_minus(&c->sets, before, e.kill), e.gen);
}

/* join.c */
struct ended {
    uint32_t dead, peers; /* sets of live elements: what is over, and who may have such still */
};
struct ended join_ended(struct conc *, const struct state *, uint32_t frame, uint32_t stmt,
                        const struct effect *, bool is_thrown);
/* Was the origin made before the group of tasks began that the statement waits for? */
bool is_outside_group(struct conc *, inst_id, uint32_t stmt, origin_id);
/* Live elements at memory that peers divide among them, or at other memory. */
uint32_t live_with_peers(struct conc *, uint32_t live, bool is_divided);

/* tidy.c */
/* Is every thread of the origin joined, on every way, by the function that starts it? */
bool origin_is_tidy(struct conc *, origin_id);
/* Live elements of which nothing is left that this call of the function has started, when the
 * join is over. */
uint32_t tidy_over(struct conc *, uint32_t frame, uint32_t stmt, const struct effect *);

/* What a call leaves behind that leaves the `neutral` ones as they were; those that others which
 * it leaves behind may start are not. */
uint32_t live_left(struct conc *, uint32_t gen, uint32_t neutral);

/* neutral.c */
/* The way that leads on from a block where the creation at `made` has failed; IR_NONE. */
uint32_t failure_way(struct conc *, func_id, const struct ir_block *, uint32_t made,
                     const struct effect *);
/* Live elements of the origins that a call of the function leaves as they were. */
uint32_t neutral_origins(struct conc *, func_id);

/* All that is held in a state of a function context that was entered this way. */
static inline uint32_t held_locks(struct conc *c, const struct entry *e, const struct state *s)
{
    return lockset_join(c, state_locks(c, s), e->lockset);
}

/* sync.c */
void syncs_find(struct conc *);
/* Zero, or what all callers give zero for (depth 0): the constructor of an atomic. */
bool is_always_zero(struct conc *, uint32_t frame, ir_ref, int depth);
uint32_t sync_at(const struct conc *, uint32_t loc); /* PTA_NONE */
void sync_make_once(struct conc *, uint32_t loc);
/* A counter that several origins release, once in each of their threads; the sync, or PTA_NONE. */
uint32_t sync_make_latch(struct conc *, uint32_t loc, uint32_t origins);
/* idle.c: the pool whose tasks are counted there; a worker has one; the waiter may put one. */
uint32_t sync_make_idle(struct conc *, uint32_t loc, uint32_t workers, uint32_t waiter);
void sync_take_task(struct conc *, struct effect_pair *, uint32_t sync);
void sync_forget(struct conc *, struct effect_pair *, uint32_t sync);
/* The sync becomes a latch that these threads count. */
void sync_count_on(struct conc *, uint32_t sync, uint32_t origins);
bool sync_may_be_released(const struct conc *, uint32_t live, uint32_t sync);
/* The location if it is the only one and one run-time place; PTA_NONE. */
uint32_t one_place(struct conc *, const struct idset *locs);
uint32_t sync_event_at(const struct conc *, inst_id, uint32_t stmt, enum sync_event *);
void sync_add_event(struct conc *, uint32_t frame, uint32_t stmt, enum sync_event, uint32_t sync);
/* Does a fence make the relaxed operation an ordering one? */
bool has_fence(struct conc *, uint32_t frame, uint32_t stmt);

/* spin.c: locks that are made of one atomic word */
void spins_find(struct conc *);
enum sync_event spin_event(struct conc *, uint32_t frame, uint32_t stmt);
/* Is the word free after the operation, whoever had it? */
bool spin_is_freed(const struct conc *, const struct prog_func *, const struct ir_stmt *,
                   const struct idset *places);
/* loose.c: those that are given back by others than who has them; a lock set without them */
void loose_find(struct conc *);
uint32_t lockset_tight(struct conc *, uint32_t lockset);
/* The register that tells whether a taking statement got the lock; IR_NO_REG. */
uint32_t spin_result(struct conc *, func_id, uint32_t stmt, enum success_kind *);

void sync_release(struct conc *, struct effect_pair *, uint32_t sync);
void sync_acquire(struct conc *, struct effect_pair *, uint32_t sync);
uint32_t sync_acquired(struct conc *, uint32_t sync); /* elements that an acquire takes away */
/* The sync of what is done once under the token's lock, PTA_NONE; was a sync acquired for sure? */
uint32_t once_of_token(const struct conc *, uint32_t token);
bool sync_is_acquired(const struct conc *, uint32_t live, uint32_t sync);
void sync_done_once(struct conc *, struct effect_pair *, uint32_t token);
uint32_t live_origins_only(struct conc *, uint32_t live);
bool live_is_alone(const struct conc *, uint32_t live); /* no origin in it */
bool live_is_origin(const struct conc *, uint32_t element);
/* The sync that orders two accesses, PTA_NONE if none does. */
uint32_t sync_orders(struct conc *, const struct sync_view *, const struct sync_view *);
/* The syncs that have been acquired, in what is alive: no other orders. NULL if none has. Linear in
 * the syncs, once for each set; not before all syncs are known. */
const uint64_t *syncs_acquired(struct conc *, uint32_t live);
/* relay.c: who has acquired a sync comes after what its releasers acquired */
void relays_find(struct conc *);

/* trip.c */
/* Could the loop join every instance of the origin? False only if it surely does not. */
bool loop_covers(struct conc *, func_id joins_in, uint32_t loop, origin_id made);
/* How often it runs, as far as constants say; else -1. */
int64_t loop_rounds(struct conc *, func_id, uint32_t loop);
/* The same in a frame, whose callers may give the bound. */
int64_t loop_rounds_in(struct conc *, uint32_t frame, uint32_t loop);
/* Is the value the length of an array that the function has made with a constant? (JVM) */
bool new_array_length(const struct prog_func *, const struct finfo *, ir_ref, int64_t *out);
/* Do all callers give the frame one constant for the parameter? depth: 0 */
bool param_is_constant(struct conc *, uint32_t frame, uint32_t param, int64_t *value, int depth);
/* Do constants say that the body runs at most once? */
bool loop_runs_once(struct conc *, func_id, uint32_t loop);
/* How many threads of the origin are made, as far as constants say; at least 1. */
int64_t threads_made(struct conc *, origin_id);

/* fresh.c */
/* Is the argument of the call, counted from 0, known to others afterwards? */
bool call_lets_go(struct conc *, func_id, uint32_t stmt, uint32_t arg);
enum ownership {
    OWN_NONE,
    OWN_FRESH,   /* nobody else knows of it */
    OWN_ORIGIN,  /* each instance of the origin has another one */
    OWN_TAKEN,   /* taken out of where others could find it */
    OWN_LAST,    /* all others have given up their reference */
    OWN_DROPPED, /* the own reference has been given up */
    OWN_KEPT,    /* an element that is handed out later in the same round */
    OWN_CLAIMED, /* an element that was selected by a counter under a lock */
};
/* `address` is the term of `ref`. */
enum ownership ownership_at(struct conc *, uint32_t fctx, uint32_t stmt, uint32_t address,
                            ir_ref ref);
/* Made by the running call of the function, and known only to what was started since? */
bool known_to_started_only(struct conc *, func_id, uint32_t address);
/* Of fresh memory: how it is published, index + 1 in conc->publications, above these bits. */
enum { OWN_PUBLISHED = 8 };
uint32_t mask_for_call(struct conc *, uint32_t fctx, uint32_t stmt, func_id callee);
uint32_t mask_for_origin(struct conc *, origin_id);
/* The library function that calls back `callee` at the statement, with arguments of its own; NULL:
 * it is called as written. */
const struct model_fn *called_back_by(const struct conc *, inst_id caller, uint32_t stmt,
                                      func_id callee);
void fresh_release(struct conc *, struct finfo *);
/* ofthread.c: does a thread-local pointer lead to it that only keeps what its thread has made? */
bool is_made_by_thread(struct conc *, func_id, ir_ref);
/* Does the statement's result point to memory that nobody else uses? */
bool makes_memory(struct conc *, const struct prog_func *, const struct ir_stmt *);

/* How fresh memory that a statement writes is published later, index + 1 in conc->publications;
 * 0 if by no store to memory. */
uint32_t publication_of(struct conc *, uint32_t fctx, uint32_t stmt, uint32_t address);
enum ir_order publication_order(const struct conc *, uint32_t stmt_id);
/* Is the address computed from what a relaxed atomic load gave? */
bool loads_relaxed(struct conc *, const inst_id *, ir_ref address);

/* take.c */
void takes_find(struct conc *);
/* Does the statement take something out of where others could find it? */
bool stmt_takes(struct conc *, func_id, uint32_t stmt);
bool call_takes(struct conc *, func_id, uint32_t stmt,
                int depth);                              /* ... or the callee, and returns it */
bool call_claims(struct conc *, func_id, uint32_t stmt); /* ... an element, by a counter */
/* Is the result the address of an element that was selected by a counter, which is moved on? */
bool stmt_claims(struct conc *, func_id, uint32_t stmt);
bool take_is_locked(struct conc *, func_id, uint32_t stmt);
/* Does nobody else have what the statement takes, or the phi, whose values were all taken? */
bool takes_alone(struct conc *, func_id, uint32_t stmt);
/* whole.c: is the phi a node of a list that was taken as a whole? */
bool walks_whole_list(struct conc *, func_id, uint32_t phi);
/* moved.c: is the index one that is moved on when the element is used at `use`? */
bool index_is_moved_on(struct conc *, func_id, uint32_t term, uint32_t use);
bool call_gives_back(struct conc *, func_id, uint32_t stmt); /* a lock, itself or in a wrapper */
/* left.c: is what was loaded used without the lock on a way on which it stays where it was? */
bool is_left_in_place(struct conc *, func_id, uint32_t load, uint32_t address);
/* Do the other elements of the array move up, after the first one was read by the statement? */
bool element_is_shifted_out(struct conc *, func_id, uint32_t stmt, ir_ref from);
/* copied.c: does the function copy a record out of a queue? */
bool func_copies_out(struct conc *, func_id);
bool func_takes_lock(struct conc *, func_id); /* itself or in a short wrapper */
/* OWN_LAST, OWN_DROPPED or OWN_NONE: what the function does with a count in the object. */
enum ownership reference_at(struct conc *, func_id, uint32_t stmt, uint32_t base);
void drops_release(struct finfo *);

/* owned.c */
void owned_free(struct owned *); /* NULL is fine */
/* Has every such object one holder, which has it for itself? */
bool is_content(struct conc *, obj_id);
/* The statement that stores it, + 1; 0. */
uint32_t content_stored_by(struct conc *, obj_id);
/* The same of a container that it was put into when it was made, and is nowhere else. */
bool is_element_of_content(struct conc *, obj_id);
/* Is each view of it (`writeLock()`) made by the constructor of its holder, which keeps it? */
bool has_own_views(struct conc *, obj_id);
/* The statement of a constructor of the JVM, id + 1, that gives every object such a one of its own;
 * 0 if there is none. */
uint32_t built_by(struct conc *, obj_id);
/* Does the origin that begins with the frame run for one object only, which starts once? */
bool runs_for_one_object(struct conc *, uint32_t entry);
/* Does the address lie in the thread object that the frame's origin runs, or in a part of it? */
bool belongs_to_thread(struct conc *, uint32_t frame, ir_ref address);
/* The same for the object that one statement starts a thread of in each round (A-EACH). */
bool belongs_to_element(struct conc *, uint32_t frame, ir_ref address);
/* Does the address lie in an object that was handed to this call alone (spawn: each)? Then the id
 * of the statement that did so, + 1. */
uint32_t element_from(struct conc *, uint32_t frame, ir_ref address);
/* The register that an address is computed from by adding offsets; IR_NONE. */
uint32_t root_register(struct conc *, func_id, ir_ref);
/* Was the thread joined whose object the address lies in, on every way to the statement? */
struct values;
bool is_joined_object(struct values *, uint32_t frame, uint32_t stmt, ir_ref address);
/* Is it the result, got from a thread of the origin that has ended, and a part of its own task? */
bool is_joined_result(struct conc *, uint32_t frame, ir_ref address, origin_id);

/* unlink.c */
/* The register and offset that an address is made of; false if it is not one register. */
bool address_split(struct conc *, func_id, ir_ref address, uint32_t *reg, int64_t *off);
/* Does the function take the node off its list? IR_NO_REG: any node. */
bool unlinks_node(struct conc *, func_id, uint32_t reg);
/* Does the statement find a node that the function takes off its list? */
bool is_node_taken_off(struct conc *, func_id, uint32_t stmt);
/* The node that the store or the call takes off its list; IR_NO_REG. */
uint32_t node_unlinked_by(struct conc *, func_id, uint32_t stmt);
/* Does the function put the node somewhere again afterwards? */
bool is_put_back(struct conc *, func_id, uint32_t node);
/* removed.c: does the function, or one it calls, look for an entry and take it out? */
bool func_removes(struct conc *, func_id);
/* Has it done so on every way to the statement, but for those where there is no node? */
bool is_unlinked_at(struct conc *, func_id, uint32_t reg, uint32_t stmt);

/* queued.c */
/* Where the list begins that the access found its record in, as a set of objects; 0: it did not. */
uint32_t list_of_access(struct conc *, uint32_t fctx, const struct access *);
/* handed.c: a store, of all that store an address in the object where others may find it. */
struct put {
    uint32_t next; /* of the same object, index + 1 */
    uint32_t frame, stmt;
};
/* Of the object; NULL if there are more than are kept. *last: index + 1 of the newest. */
const struct put *puts_of(struct conc *, obj_id, uint32_t *last);

/* elsewhere.c: does the access get at its object by another way than where it is taken from? */
bool is_met_elsewhere(struct conc *, uint32_t frame, const struct access *);
void elsewhere_free(struct elsewhere *); /* NULL is fine */

/* cell.c */
/* The function that a call names; NONE if a pointer or a model stands for it, or it has no body. */
func_id named_body(const struct conc *, const struct prog_func *, const struct ir_stmt *call);

/* along.c */
/* Is the address reached from `owner` (a term) by a pointer that a loop moves on? */
enum walk_kind {
    WALK_NONE,
    WALK_OF_NODES, /* by a pointer to the nodes */
    WALK_BY_LINKS, /* by the address of the link to the next node, first of the one in the owner */
    WALK_OF_ELEMENTS, /* inside of along.c: of containers of the C++ library */
};
enum walk_kind walks_from(struct conc *, uint32_t address, uint32_t owner);
/* Is it found in a container in the owner, by its members and iterators? */
bool is_element_of(struct conc *, uint32_t address, uint32_t owner);

/* handed.c */
void handed_free(struct handed *);     /* NULL is fine */
void write_log_release(struct conc *); /* when no values are left */
/* Is the object, or each of its elements, put into memory once? */
bool is_handed_once(struct conc *, obj_id);
/* Does the store put the address of the object there once, or that of another element of an array
 * in every round of a loop? *stride: how far apart these are, or 0. */
bool put_is_once(struct conc *, uint32_t frame, uint32_t stmt, obj_id, int64_t *stride);
/* Does the program copy it as a whole? */
bool obj_is_copied(struct conc *, obj_id);
/* Is it an element that the function itself hands out later in the same round of its loop? */
/* Can who took what the address starts from have that for himself? Not if it was put there again
 * and again, or if the access leaves the element that was handed out. */
bool is_handed_later(struct conc *, uint32_t frame, uint32_t stmt, const struct idset *locs,
                     uint32_t address);
bool is_own_if_taken(struct conc *, const struct idset *locs, uint32_t address, uint64_t size);

/* confined.c */
struct confined;
struct confined *confined_new(struct conc *);
void confined_free(struct confined *);
/* Does it contain the handle of a callback that it is handed to? */
bool is_loop_object(const struct confined *, obj_id);
bool has_loop_objects(const struct confined *);
/* Does the address lie in memory that only the loop uses that runs the frame? */
bool belongs_to_loop(struct conc *, struct confined *, uint32_t frame, ir_ref address);
/* Is the address in a record that keeps its loop and is registered there later? */
bool is_registered_later(struct conc *, struct confined *, uint32_t frame, uint32_t stmt,
                         ir_ref address);

/* role.c: finds blocks that no state of a loop's objects leads to; false if there are none */
bool roles_find(struct conc *);

/* order.c */
void origins_build(struct conc *);
/* All that the origin may make, itself or through others. */
uint32_t origin_leaves_most(struct conc *, origin_id);
void order_run(struct conc *);
bool live_has(const struct conc *, uint32_t live, origin_id);
/* May instances of the origin be alive at the start of the block, of those that the frame made? */
bool live_at_block(struct conc *, origin_id, uint32_t frame, uint32_t block);
/* Live elements after a callee with its own (kill, gen). */
struct effect_pair live_compose(struct conc *, struct effect_pair first, struct effect_pair then);
/* Callee of an edge of a function context without flow facts, and what it inherits. */
/* Calls and creations of a function context that was not analysed by flow.c. */
void quiet_calls_fill(struct conc *, uint32_t fctx);
/* Origins whose handle reaches the place, as a set of LIVE_ONE elements. */
uint32_t joined_origins(struct conc *, uint32_t frame, uint32_t stmt, const struct place *);
/* The same of a join; none if it may return although the thread runs on. */
uint32_t joined_by(struct conc *, uint32_t frame, uint32_t stmt, const struct effect *);

/* firstcome.c: once it is known who is alive */
void first_comers_find(struct conc *);
/* Is there at most one thread of the two origins, or of the one, in all? */
bool are_first_comers(const struct conc *, origin_id, origin_id);

/* race.c */
void races_run(struct conc *);

/* region.c: the class has accesses that race, or would without their locks */
void regions_need(struct conc *, const struct classes *, const struct class *);
void acquisitions_free(struct conc *);
/* The statement of the function that takes the lock at these places before `stmt`; PTA_NONE. */
uint32_t acquisition_before(struct conc *, uint32_t fctx, uint32_t stmt, uint32_t locs);
/* sharing.c */
void sharing_collect(struct conc *, const struct classes *);
void sharing_free(struct conc *);

/* sole.c */
/* Does the function of the library return the object of a std::shared_ptr? */
bool asks_shared_pointer(const struct conc *, func_id);
/* Does the function of the library return the object of a std::shared_ptr that has no copies? */
bool gives_sole_object(struct conc *, func_id);

/* errand.c: do both run for one function object, which is made once and moved from hand to hand? */
bool errands_are_one(struct conc *, uint32_t frame, uint32_t other);
/* Are the std::functions that the frame, their handler, is called by never copied, and called only
 * by who has them for himself? And the one frame that makes them; PTA_NONE. */
bool errand_is_moved(struct conc *, uint32_t handler);
uint32_t errand_maker(struct conc *, uint32_t handler);

/* ring.c */
struct ring_side {
    uint32_t frame, stmt, guards;
};
/* Do the two statements use slots of a ring that only one of them can have? */
bool rings_apart(struct conc *, const struct ring_side *, const struct ring_side *);

/* contained.c */
/* Memory that a container of the C++ library made for itself. */
bool obj_is_of_container(struct conc *, obj_id);
/* The shared state of futures, or a result in it. */
bool obj_is_of_future(const struct conc *, obj_id);
/* Places inside of maps that only what is in the map points to. */
void containers_find_inner(struct conc *);
/* Does the word lead there as such a place only: to a variable that it does not make known? */
bool link_is_inner(const struct conc *, loc_id word, loc_id to);
/* Does the call run members of containers only? */
bool call_is_of_container(struct conc *, inst_id, uint32_t stmt);
/* Does the call run members of std::promise only that may run at the same time? */
bool call_is_of_promise(struct conc *, inst_id, uint32_t stmt);
/* Does the call run std::make_shared? And is the place in memory of an allocator? */
bool call_makes_shared(struct conc *, inst_id, uint32_t stmt);
bool loc_is_allocated(const struct conc *, loc_id);
/* Is the place theirs, and not one that the call is given? */
bool loc_is_inside(struct conc *, inst_id, uint32_t stmt, loc_id);

/* The container that the element which the call gets from an iterator is in; NONE: not known. */
ir_ref container_of_element(struct conc *, func_id, uint32_t stmt);

#endif
