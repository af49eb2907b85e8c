#ifndef CONC_ELEMENT_INDEX_INT_H
#define CONC_ELEMENT_INDEX_INT_H
/*
 * Inside of the comparison of elements (index.h):
 *
 *   index.c    who makes how many threads; what a symbol means to a pair of accesses
 *   pin.c      what is known where a statement runs: code that one thread runs
 *   differ.c   two addresses that are never equal, by arithmetic
 *   linear.c   the same by inequalities
 *   flat.c     tables in flat arrays
 *   walk.c     pointers that walk a list
 *   divide.c   recursion that divides its data; chain.c: one call after the other; within.c: in one
 *              thread
 *   setter.c   what a record holds when it is handed on
 *   step.c     rounds between barriers, of two kinds of threads
 *   swap.c     pointers that change places
 *   row.c      objects made for one thread each, arrays of arrays
 *   claim.c    elements that threads take for themselves
 *   offsets.c  places that a table of running totals gives
 *   reserve.c  parts of an array that threads reserve
 *   partner.c  elements in pairs, by the bits of their numbers
 *   upper.c    variables of the creator when it makes threads
 *   holder.c   objects that are found through others, each through one
 *   grown.c    what threads make and keep behind what is their own
 *   small.c    numbers that are small because of how they are worked out
 *   afterjoin.c  what is done with a thread's data right after it was joined
 *   behind.c   what a loop has left when it ended
 *   steady.c   handles that stay where they were put
 *   algorithm.c  parts of containers that algorithms of the library are given
 *   storage.c  storage that only its container knows
 *   teamflag.c flags between threads of a team
 *   waited.c   tasks made before and after a wait
 *   wavefront.c  grids of tasks that wait for their neighbours
 *   doacross.c iterations that wait for others
 *   member.c   threads that are members of the object they run
 *   settled.c  variables that change between barriers only
 */
#include "conc/element/index.h"
#include "conc/element/value.h"

enum { MAX_PINS = 8, MAX_PIN_DEPTH = 64, MAX_SPLITS = 2, MAX_NESTED_CHOICES = 2 };

enum role { ROLE_COMMON, ROLE_DISTINCT, ROLE_LOCAL };

/*
 * Of one origin: which run of which loop made all instances that are alive at a time. The loop is
 * the creator's own or, if that has none around the creation, the next one up its callers.
 */
struct generation {
    bool is_made, is_known;
    bool is_at_once;      /* all by one call */
    uint32_t frame, stmt; /* of the creator, or the caller that has the loop */
    uint32_t loop;        /* CFG_NONE: no loop */
    bool is_each;         /* no loop: made by a frame that the library calls for every element */
    bool is_inner;        /* the loop's body creates one instance per round */
    bool is_single;       /* there is one instance */
    int64_t team;         /* as many at most, numbered from 0; 0: not known */
};

/*
 * A team made by each thread of another team. Two of its threads are of one team, and what the
 * outer thread knew is the same for both; or of two, and then two outer threads made them. What is
 * apart in both cases is apart. An outer thread and one of such a team: the outer thread is another
 * one than the team's maker, who stands still meanwhile.
 */
enum nesting { NEST_NONE, NEST_SAME_TEAM, NEST_OTHER_TEAM, NEST_MAKER };

/* Where the program says how many threads later teams have. */
struct team_setting {
    bool is_found;  /* looked for */
    uint32_t sites; /* only one counts */
    uint32_t frame, stmt;
    int64_t size;
};

struct division;
/* A branch on the way to a statement, and how it was taken. */
struct way {
    uint32_t frame, stmt;
    bool is_true;
};
/* What the branches on the way to a statement say when it runs. */
struct pins {
    const struct poly *at;      /* each is 0 */
    const struct poly *unequal; /* none of them is 0 */
    const struct way *ways;
    uint32_t n, nunequal, nways;
};

struct index {
    struct conc *c;
    struct values *v;
    struct generation *generations; /* by origin */
    struct team_setting setting;
    enum nesting nesting; /* the case in question */
    /* Quotients that are looked at twice: equal on both sides, and different. */
    struct {
        uint32_t n, sym[MAX_SPLITS];
        enum role role[MAX_SPLITS];
    } split;
    /* What the creator loaded, in place of what its threads see in a variable (upper.c). */
    struct {
        uint32_t sym; /* 0: none */
        struct poly loaded;
    } seen;
    struct owned *owned;       /* NULL until asked for */
    struct map given_away;     /* storage of containers that others know, too (storage.c) */
    bool has_given_away;       /* looked for */
    struct confined *confined; /* likewise */
    struct phases *phases;     /* NULL: barriers do not matter */
    struct map divisions;      /* function -> index in the list (divide.c) */
    VEC(struct division *) division_list;
    bool has_turns, has_looked_for_turns; /* pin.c: somebody waits at a barrier */
    struct map pins_at;                   /* frame, block -> index into pins */
    struct map never_at;                  /* frame, statement -> 2: it never runs, 1: it may */
    VEC(struct pins) pins;
    int holder_depth;    /* holder.c: holders of holders */
    struct grown *grown; /* grown.c; NULL until asked for */
    bool is_lasting;     /* what is apart between two barriers only does not count */
    struct map looks;    /* frame -> is a flag looked at there (lazy.c) */
};

static inline struct finfo *index_info(struct index *x, uint32_t frame)
{
    return finfo_of(x->c, pta_inst_func(x->c->pta, x->c->frames.at[frame].inst));
}

static inline origin_id index_origin(const struct index *x, uint32_t frame)
{
    return x->c->frames.at[frame].origin;
}

/* pin.c */
struct pins find_pins(struct index *, const struct element *);
/* Both run only in the thread that one condition singles out: it is the same thread. */
bool is_one_thread(struct index *, const struct element *a, const struct element *b);

/* Do conditions that are the same for both threads lead only one of them to its statement? */
bool excludes(struct index *, const struct element *a, const struct element *b);
/* Does the branch that leads there go the other way in every thread of its kind? */
bool never_runs(struct index *, const struct element *);

/* Is the edge between the two the only way to the block, but for loops back to it? */
bool is_entered_from(const struct cfg *, uint32_t block, uint32_t from);
/* Does one thread of a team run the element's statement? */
bool runs_in_one(struct index *, const struct element *);

/* index.c */
/* Is the origin a team inside of a team? */
bool is_nested(struct index *, origin_id);
const struct generation *generation_of(struct index *, origin_id);
enum role role_of(struct index *, const struct element *, const struct element *other,
                  uint32_t sym);
enum role role_of_poly(struct index *, const struct element *, const struct element *other,
                       const struct poly *);
/* The statement of `frame` that leads to the element; IR_NONE if the element is elsewhere. */
uint32_t stmt_in_frame(const struct index *, const struct element *, uint32_t frame);
/* Are both threads in the same round of a loop that has a barrier in every round? */
bool is_in_step(struct index *, const struct element *, const struct element *other, uint32_t frame,
                uint32_t loop);
/* Is the symbol the counter of the innermost loop around the statement? */
bool counts_by(struct index *, uint32_t frame, uint32_t stmt, uint32_t sym);
/* Does the statement of the loop come before the other one in every round? */
bool precedes_in_round(struct index *, uint32_t frame, uint32_t loop, uint32_t stmt,
                       uint32_t later);

/* differ.c */
/* An address by roles: common + factor*distinct + rising + locals. */
struct form {
    struct poly common, factor, rising;
    uint32_t distinct; /* 0: none */
    struct poly_term local[POLY_TERMS];
    uint32_t nlocals;
    struct poly whole;
    uint32_t frame, stmt; /* of the access */
};
struct form form_of(struct index *, const struct element *, const struct element *other,
                    const struct poly *);

/* First and last iteration of a shared-out loop (VALUE_PART). */
bool part_range(struct index *, const uint32_t *sym, struct poly *first, struct poly *last);

/* linear.c */
/* Can the two never overlap, by all bounds and conditions that are known? */
bool linear_differ(struct index *, const struct element *a, const struct element *b,
                   const struct poly *at_a, const struct poly *at_b);
/* The same while two other values of the threads are equal: columns, in rows that are the same. */
bool linear_differ_if_same(struct index *, const struct element *a, const struct element *b,
                           const struct poly *at_a, const struct poly *at_b,
                           const struct poly *same_a, const struct poly *same_b);
/* Is at_a - at_b never as large as `limit`, which both threads know? */
/* The same while one value is greater in the first thread, and another one smaller. */
bool linear_differ_across(struct index *, const struct element *a, const struct element *b,
                          const struct poly *at_a, const struct poly *at_b,
                          const struct poly *greater, const struct poly *smaller);
/* Do [first, last) of the one and of the other never overlap? */
bool linear_ranges_apart(struct index *, const struct element *a, const struct element *b,
                         const struct poly *first_a, const struct poly *last_a,
                         const struct poly *first_b, const struct poly *last_b);
bool linear_stays_below(struct index *, const struct element *a, const struct element *b,
                        const struct poly *at_a, const struct poly *at_b, const struct poly *limit);

/* flat.c */
/* Are the two in different rows of a table in a flat array? */
bool flat_apart(struct index *, const struct element *a, const struct element *b,
                const struct poly *at_a, const struct poly *at_b);

struct join_loop {
    uint32_t frame, loop; /* CFG_NONE: none */
};
/* The loop around the element that joined `other`'s round before it. */
struct join_loop joining_loop(struct index *, const struct element *, const struct element *other);
/* In a loop of joins the counter stands for threads that have ended. */
struct poly translate_joined(struct index *, const struct element *, const struct element *other,
                             const struct poly *);
/* row.c */
/* Does each run of `top` get to the statement at most once, but for loops of `top` itself? */
bool runs_straight(struct index *, uint32_t frame, uint32_t stmt, uint32_t top);
/* The owner that gave away the address in the register (EFFECT_OWNER); NONE. */
ir_ref owner_asked(struct index *, uint32_t frame, uint32_t reg);
/* holder.c */
/* Are the two in objects that each thread finds through a holder of its own? */
bool found_by_holders_apart(struct index *, const struct element *a, const struct element *b);

/* grown.c: objects of which every thread makes its own, and finds no others */
bool grown_apart(struct index *, const struct element *a, const struct element *b);
void grown_free(struct grown *);
/* afterjoin.c */
/* joining_loop for handles in arrays and vectors of the C++ library. */
struct join_loop after_join_loop(struct index *, const struct element *,
                                 const struct element *other);
/* Is a in the record of a thread that was joined in the same round, b's thread being another? */
bool after_join_apart(struct index *, const struct element *a, const struct element *b,
                      const struct poly *at_b);
/* walk.c */
/* Does the register point to another record in every round of the loop? */
bool is_walk(struct index *, uint32_t frame, uint32_t reg, uint32_t loop);

/* divide.c */
/* Do the two belong to threads of one recursion, each in its own part of the data? */
bool divides_apart(struct index *, const struct element *a, const struct element *b);
void divisions_release(struct index *);

/* step.c */
/* Are the two one value to kinds of threads that wait for each other in every round? */
bool symbols_in_step(struct index *, const struct element *a, const struct element *b,
                     uint32_t sym_a, uint32_t sym_b);

/* swap.c */
/* Are the two reached by pointers that change places and never meet? */
bool swapped_apart(struct index *, const struct element *a, const struct element *b,
                   const struct poly *at_a, const struct poly *at_b);

/* Does the store, with one beside it, exchange two elements: `t = m[i], m[i] = m[k], m[k] = t`? */
bool elements_are_exchanged(struct index *, uint32_t frame, uint32_t store);

/* setter.c */
/* The register and offset that an address is made of. */
ir_ref setter_base(struct conc *, func_id, ir_ref address, int64_t *off);
/* What was stored at record + off before the call, by the frame's function itself or by one that it
 * hands the record to; NONE if that is not clear. Linear in the function. */
ir_ref setter_member(struct conc *, uint32_t frame, uint32_t call, ir_ref record, int64_t off);
/* The record that a thread or function gets as its first argument: that of a creation, of a call
 * `through` a model, or of a plain call; NONE if it is not clear. */
ir_ref setter_record(struct conc *, uint32_t frame, uint32_t call, const struct effect *made,
                     const struct model_fn *through);

/* member.c */
/* Are the two in objects of two threads, each a member of its object? */
bool members_apart(struct index *, const struct element *a, const struct element *b);

/* settled.c */
/* Are the two apart, seeing that what both load is the same between two barriers? */
bool settled_apart(struct index *, const struct element *a, const struct element *b);

/* teamflag.c */
/* Does an atomic flag that one thread of a team sets and the other waits for order the two? */
bool flags_apart(struct index *, const struct element *a, const struct element *b);

/* behind.c */
/* The address as it is at the element's statement, behind loops that count in it. */
struct poly value_behind(struct index *, const struct element *, const struct poly *);

/* steady.c */
/* The statement that begins a thread, or puts its handle where that stays. */
struct handle {
    origin_id thread;
    uint32_t frame, stmt;
};
/* Does nothing else write to the handle while the thread may run: so many bytes, so far from one of
 * the places? */
bool handle_stays(struct index *, const struct handle *, const struct idset *locs, int64_t off,
                  uint64_t size);
/* Does the call neither add elements to a vector of threads nor take any away, but for all? */
bool keeps_order(const char *name);
/* The member of a vector of threads that a function is, as it is named behind its class; NULL. */
const char *member_of_threads(const char *name);
/* Name of the function that a call names; "". */
const char *callee_name(struct index *, uint32_t frame, uint32_t stmt);
bool is_library_frame(const struct index *, uint32_t frame);

/* waited.c */
/* Does a wait of the thread that made both tasks lie between them? */
bool tasks_apart(struct index *, const struct element *a, const struct element *b);
/* May tasks of the kind that a thread itself has made be alive when it gets to the statement? */
bool may_live_at(struct index *, origin_id, uint32_t frame, uint32_t stmt);

/* doacross.c */
/* Do waits between iterations of a loop order the two? */
bool iterations_apart(struct index *, const struct element *a, const struct element *b);

/* wavefront.c */
/* Do dependences order two tasks of a grid, but for those that use other elements? */
bool grid_apart(struct index *, const struct element *a, const struct element *b);

/* dims.c */
enum { MAX_INDICES = 4 };
/* The indices of two elements of one array, dimension by dimension; of others the addresses. */
uint32_t dims_indices(struct index *, const struct element *a, const struct element *b,
                      struct poly in_a[MAX_INDICES], struct poly in_b[MAX_INDICES]);

/* claim.c */
/* Has each of the two threads taken its element for itself by an atomic operation? */
bool claims_apart(struct index *, const struct element *a, const struct element *b,
                  const struct poly *at_a, const struct poly *at_b);

/* offsets.c */
/* Do the two threads begin at two entries of a table of running totals, and go up? (A-OFFSET) */
bool offsets_apart(struct index *, const struct element *a, const struct element *b,
                   const struct poly *at_a, const struct poly *at_b);

/* reserve.c */
/* Are the two in parts that each thread has reserved by moving a counter on? */
bool parts_apart(struct index *, const struct element *a, const struct element *b,
                 const struct poly *at_a, const struct poly *at_b);

/* partner.c */
/* Are the two of a pair of elements that one thread works on, and another thread's? */
bool partners_apart(struct index *, const struct element *a, const struct element *b,
                    const struct poly *at_a, const struct poly *at_b);

/* upper.c */
/* What the symbol, a value of the creator's, is at most when it makes threads of the origin. */
struct poly upper_at_creation(struct index *, origin_id, uint32_t sym);
/* Are the two apart, seeing that what both find in a variable is what their creator loaded? */
bool loads_apart(struct index *, const struct element *a, const struct element *b,
                 const struct poly *at_a, const struct poly *at_b);

/* storage.c */
/* Are the two in the storage of two containers, which nobody else knows? */
bool storage_apart(struct index *, const struct element *a, const struct element *b,
                   const struct poly *at_a, const struct poly *at_b);

/* Where the address of the storage that an address is in was loaded from; unknown. */
struct poly storage_slot(struct index *, const struct poly *at);
/* Are two addresses that the library is given in two such containers? */
bool slots_apart_in(struct index *, const struct element *a, const struct element *b,
                    const struct poly *at_a, const struct poly *at_b);

/* algorithm.c */
/* Are they in other containers, or parts of one, that were given to algorithms of the library? */
bool algorithms_apart(struct index *, const struct element *a, const struct element *b,
                      const struct poly *at_a, const struct poly *at_b);
/* The one call by the user (`frame`, `stmt`) that leads to the frame of the library; false. */
bool library_call(struct index *, uint32_t frame, struct element *out);
/* The first iterator of the range that such a call stays in; NONE. */
ir_ref first_of_range(struct index *, const struct element *call);

/* row.c */
/* Does the statement make an object that did not exist before? */
bool makes_object(struct index *, uint32_t frame, uint32_t stmt);
/* How many bytes were allocated for what the register holds; unknown if it is not from there. */
struct poly allocated_size(struct index *, uint32_t frame, uint32_t reg);
/* The register of `frame` that the address starts from; IR_NO_REG. */
uint32_t base_register(struct index *, const struct poly *, uint32_t frame);
/* The symbol of the object, if a thread of the origin made it for itself; 0. */
uint32_t object_made_by(struct index *, const struct poly *at, origin_id);
/* Two teams, each in an object that the thread which made the team has of its own? */
/* Is every thread of the origin given an object of its own, the one that `def` made? */
bool is_made_for_each(struct index *, const struct birth *, uint32_t def);
/* joined.c: is `a` after the join of the thread that `b` is of, by the handle in its own record? */
bool joined_by_record(struct index *, const struct element *a, const struct element *b,
                      const struct poly *at_b);
bool teams_objects_apart(struct index *, const struct element *a, const struct poly *at_a,
                         const struct poly *at_b);
bool objects_apart(struct index *, const struct element *a, const struct element *b,
                   const struct poly *at_a, const struct poly *at_b);
/* held.c: the places that keep the pointers which the two addresses are made of, if each pointer is
 * in one place only; two objects are one, then, only if the places are. */
bool held_places(struct index *, const struct element *a, const struct element *b,
                 struct poly place[2]);
bool owners_apart(struct index *, const struct element *a, const struct element *b,
                  const struct poly *at_a, const struct poly *at_b);
bool containers_apart(struct index *, const struct element *a, const struct element *b,
                      const struct poly *at_a, const struct poly *at_b);
/* list.c: objects of one list, by different numbers. */
bool listed_apart(struct index *, const struct element *a, const struct element *b);
bool rows_apart(struct index *, const struct element *a, const struct element *b,
                const struct poly *at_a, const struct poly *at_b);

#endif
