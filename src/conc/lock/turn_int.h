#ifndef CONC_LOCK_TURN_INT_H
#define CONC_LOCK_TURN_INT_H
/* Shared by turn.c, turnload.c (what conditions say of loaded values) and turnstate.c (states). */
#include "conc/conc_int.h"

/* The statement that defines what a reference is, but for conversions; IR_NONE. */
uint32_t def_of(const struct finfo *, const struct prog_func *, ir_ref);

/* What a condition compares a loaded value with. */
struct found {
    uint32_t load; /* IR_NONE: nothing like that */
    ir_ref value;  /* NONE: zero */
    bool if_true;  /* which way they are equal */
};

/* `with_calls`: calls count as loads. */
struct found found_by(struct conc *, func_id, ir_ref cond, bool with_calls);

/* A load, perhaps the one that a called function returns: `while (now_serving() != me)`. */
struct turn_load {
    inst_id inst;
    const struct prog_func *pf;
    uint32_t stmt;     /* IR_NONE: nothing like that */
    bool is_sectioned; /* the function runs under a lock, or takes one */
};

struct turn_load load_at(struct conc *, inst_id, uint32_t stmt);

/* ---- turn.c ---- */

/* KEEP: what is stored is waited for by nobody. */
enum turn_event {
    TURN_NONE,
    TURN_IF_TRUE,
    TURN_IF_FALSE,
    TURN_STORE,
    TURN_TAKE,
    TURN_GIVE,
    TURN_KEEP
};
/* The turn at the place; PTA_NONE if it is of another kind, or there are too many. */
uint32_t turn_add(struct conc *, uint32_t loc, enum turn_kind);
void turn_add_event(struct conc *, uint32_t frame, uint32_t stmt, uint32_t turn, enum turn_event);
/* Does the statement store to the variable of the turn? */
bool turn_sets(const struct conc *, inst_id, uint32_t stmt, uint32_t turn);
/* The one place that a statement loads from or stores to, shared by all threads; PTA_NONE. */
uint32_t turn_place(struct conc *, inst_id, const struct prog_func *, uint32_t stmt);
/* The way of a branch that leaves the loop in which the load, or call, stands. */
bool leaves_loop(const struct prog_func *, const struct finfo *, uint32_t branch, uint32_t load,
                 bool *if_true);
/* They pass one turn to each other. */
void turns_unite(struct conc *, uint32_t a, uint32_t b);

/* ---- turnstate.c ---- */

/* Does the function wait for a condition, or call one that does? */
bool states_may_be_noted(struct conc *, uint32_t frame);
/* Does a loop wait there until a place has, or has not, a constant value? */
void states_note(struct conc *, uint32_t frame, uint32_t branch);
/* Does the function wait for a condition? */
bool waits_for_change(const struct conc *, inst_id);
/* Turns of what was noted, but for places that are turns of another kind. */
void states_find(struct conc *);
/* A state is set: gives the turn away, by this flag or another one. The result: who has none? */
bool states_set(struct conc *, uint32_t turn, bool gives, state_vec *);
/* The set with all places that a store of a state may give the turn of away. */
uint32_t states_released(struct conc *, uint32_t set);
void states_check(struct conc *, uint32_t turn, origin_id, bool gives);
void states_settle(struct conc *);

#endif
