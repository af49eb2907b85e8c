#ifndef CONC_ELEMENT_VALUE_H
#define CONC_ELEMENT_VALUE_H
/*
 * Values of registers as polynomials over symbols, across calls and thread creations: what a
 * thread computes from its argument is expressed in what its creator knew. index.c compares the
 * addresses of two accesses in this form.
 *
 * Symbols (1-based ids; 0 is none):
 *   ADDRESS psym        address of a global symbol; OBJECT obj: of the one object of its kind (JVM)
 *   REGISTER frame reg  whatever the register holds
 *   ROUND frame loop    how often the loop's body was completed: a counter is start + step*ROUND
 *   PART ...            the variable of a loop whose iterations are shared out among threads
 *   NUMBER a origin     the thread's number in its team (a is 0); COUNT: how many threads it has
 *   CONTENT poly lib r  what is stored at that address; nobody changes it while it is looked at
 *                       (lib: a library put it there, the program never writes it; r: as it was
 *                       when that register was loaded)
 *   RESULT op a b       any other integer operation on two polynomials, and the smaller of two
 *   TICKET poly         what an atomic increment of that address returned
 *   WITHIN n            some number in [0, n): an index that stays inside its array
 *
 * Ownership: lives as long as the concurrency analysis that made it. Evaluation is memoised and
 * bounded by a step count, so it costs O(statements) for a function in the usual case.
 */
#include "conc/conc_int.h"
#include "conc/element/poly.h"

enum value_kind {
    VALUE_ADDRESS,
    VALUE_OBJECT, /* an object of which there is one, whatever it was loaded from (JVM) */
    VALUE_REGISTER,
    VALUE_ROUND,
    VALUE_PART,
    VALUE_NUMBER,
    VALUE_COUNT,
    VALUE_CONTENT,
    VALUE_RESULT,
    VALUE_WITHIN,
    VALUE_TICKET,
    VALUE_TURN,     /* result of a wait at a barrier: one thread gets another one than the rest */
    VALUE_LAST,     /* pins only: the thread that got the last part */
    VALUE_SCHEDULE, /* in PART only: schedule, chunk and origin of a loop */
    VALUE_COUNTED,  /* while a step is looked for only: what a counter in memory was before it */
};

/* In RESULT only, beside the operations of the IR: the smaller of two values. */
enum { VALUE_MINIMUM = IR_OP_COUNT };

struct write_record {
    uint32_t next; /* index + 1 of another write to the same object */
    uint32_t frame, stmt;
    loc_id loc;
    uint64_t size;
};

/* The writes that touch some bytes, newest first. */
struct write_list {
    uint32_t first, n; /* in write_log.ids */
    bool is_many;      /* there are more */
};

/* The call that puts something into a list (listed.c). */
struct list_put {
    uint32_t frame, stmt;
    bool is_other; /* something else changes it, too */
};

/* All writes of the program, by object: one for all values (load.c). */
struct write_log {
    bool is_full;   /* they were collected */
    uint32_t *last; /* object -> index + 1 */
    VEC(struct write_record) writes;
    u32_vec ids;     /* indices into writes */
    struct map keys; /* (location, bytes) -> index + 1 into lists */
    VEC(struct write_list) lists;
    bool has_puts;
    struct map puts; /* object -> index + 1 into put_list */
    VEC(struct list_put) put_list;
};

/* Collected when it is first asked for. */
struct write_log *write_log_of(struct conc *);

/* slot.c: where a place is written, or what leads there is called. */
struct write_site {
    uint32_t frame, stmt;
};
struct slot_writers {
    VEC(struct write_site) sites; /* sorted */
    bool is_cut;
};

/* Where an origin is made, if that is one place. */
struct birth {
    bool is_known;
    bool is_several;      /* calls of one function in several origins make it: `frame` is one */
    uint32_t frame, stmt; /* of the creator */
    const struct effect *effect;
};

struct values {
    struct conc *c;
    struct tuples syms; /* (kind, a, b, c) */
    struct seqs polys;
    struct map memo;               /* (frame, register) -> polynomial + 1 */
    struct map working;            /* the same -> being evaluated */
    struct map beside;             /* (write, origin) -> 1: not done beside the origin, 2: it is */
    struct map injective;          /* content of a table -> index, if no number is there twice */
    uint32_t counter_depth;        /* where the innermost loop's phi is being evaluated */
    uint32_t unsettled, steps;     /* > 0: inside a loop's phi, results are not final */
    bool is_asked;                 /* value_of is at work */
    uint32_t open_depth;           /* of the outermost one in work that was asked for meanwhile */
    struct birth *births;          /* by origin */
    bool *is_one_of;               /* by frame: stands for others, its parameters are symbols */
    const struct counter *counted; /* load.c: its step is looked for; NULL */
    func_id of_calls;              /* the values are those of all its calls; PTA_NONE */
    bool is_late; /* loads may come before what is stored: on the JVM they give zeros then */
    struct write_log *log;
    struct tuples slot_keys; /* (set of locations, extent) */
    VEC(struct slot_writers) slot_writers;
};

/* All writes to an object, linked by `next`. *last: index + 1 of the newest. */
const struct write_record *writes_to_obj(struct conc *, obj_id, uint32_t *last);
struct values *values_new(struct conc *);
/* The same, but that of the JVM's memory only what its makers set for good is known. */
struct values *values_set_for_good(struct conc *);
/* The same, but that the parameters of the function are symbols: what holds for each call of it. */
struct values *values_of_calls(struct conc *, func_id);
void values_free(struct values *);

struct poly value_of(struct values *, uint32_t frame, ir_ref);
/* As value_of for an address; indices inside arrays of known extent that are not known otherwise
 * are taken to stay inside. */
struct poly value_of_bounded(struct values *, uint32_t frame, ir_ref);
/* small.c: how many numbers the operand may be, from zero on; 0: not known. */
int64_t value_count(struct values *, uint32_t frame, ir_ref);
uint32_t value_symbol(struct values *, enum value_kind, uint32_t a, uint32_t b, uint32_t c);
static inline const uint32_t *value_symbol_at(const struct values *v, uint32_t sym)
{
    return tuples_at(&v->syms, sym - 1);
}
uint32_t value_intern(struct values *, const struct poly *);
enum { MAX_EVAL_DEPTH = 160 };
struct poly value_eval(struct values *, uint32_t frame, ir_ref, int depth);
struct poly value_result(struct values *, uint32_t op, const struct poly *a, const struct poly *b);
/* forward.c */
/* The polynomial with `by` in place of a symbol, also inside of results. */
struct poly value_replace(struct values *, const struct poly *, uint32_t sym,
                          const struct poly *by);
struct poly value_poly(const struct values *, uint32_t id);

/* Bounds of a loop: scale*ROUND <= max while the body runs. */
struct round_bound {
    int64_t scale;
    struct poly max;
};
enum { MAX_BOUNDS = 4 };
uint32_t value_round_bounds(struct values *, uint32_t frame, uint32_t loop,
                            struct round_bound out[MAX_BOUNDS]);

/* picked.c: all that a register can be, a phi of phis, by value and block that it comes from. */
enum { MAX_PICKED = 6 };
struct picked {
    struct poly leaf[MAX_PICKED];
    uint32_t block[MAX_PICKED];
    uint32_t n;
};
bool value_picked(struct values *, uint32_t frame, uint32_t reg, struct picked *);
/* What one of them is at most, for as long as it is kept. */
bool value_picked_most(struct values *, uint32_t frame, const struct picked *, uint32_t i,
                       struct poly *most);

/* least.c: is the value never below `least`? */
bool value_is_at_least(struct values *, const struct poly *, int64_t least);
/* ... is the comparison of the two always true, or always false? */
enum truth value_decided(struct values *, enum ir_cmp, const struct poly *, const struct poly *);

/* table.c: what a variable holds there before anything is stored; false if that is not known. */
bool sym_initial_value(const struct prog_sym *, uint64_t at, uint32_t size, int64_t *out);
/* What the initial value of a variable says is stored at the address. */
bool table_value(struct values *, const struct poly *at, uint32_t size, struct poly *out);
/* All that a symbol for the content of a constant table can be, by the value of the symbol `index`;
 * how many there are, 0 if it is no such symbol. */
enum { MAX_ENTRIES = 1024 };
uint32_t table_entries(const struct values *, uint32_t sym, int64_t out[MAX_ENTRIES],
                       uint32_t *index);
/* Do entries of different index differ? */
bool table_is_injective(struct values *, uint32_t sym, uint32_t *index);

/* What a call says about sharing out a loop; NULL. */
const struct effect *share_of_call(const struct conc *, inst_id, uint32_t stmt);

/* Two statements of one origin, seen from the frame that leads to both. */
struct meeting {
    uint32_t frame, a, b;
};
bool find_meeting(const struct values *, uint32_t frame_a, uint32_t a, uint32_t frame_b, uint32_t b,
                  struct meeting *);
/* Do both hold the same, the second one perhaps because it was read again? (again.c) */
bool value_is_reread(struct values *, uint32_t frame, ir_ref first, ir_ref second);

/* Does the polynomial mention what the frame's own thread computes? */
bool value_mentions_own(const struct values *, uint32_t frame, const struct poly *);

/* Did the frame run before the origin began, as its creator does? */
bool value_is_creator(struct values *, uint32_t frame, uint32_t origin);
/* Is what the load finds set again and again beside it, atomically or under a lock? */
bool value_is_set_often(struct values *, uint32_t frame, uint32_t load);

/* listed.c: the one call of the frame that fills a list, in every round of a loop before `stmt`. */
struct listed {
    uint32_t stmt, loop;
    ir_ref value;
};
bool listed_before(struct values *, uint32_t frame, uint32_t stmt, ir_ref list, struct listed *);

/* Newest write to the object in the log, index + 1; 0 none. */
uint32_t values_last_write(struct values *, obj_id);

#endif
