/*
 * Roots of a function: what fresh.c (is it fresh?) and publish.c (how does it get out?) share.
 */
#ifndef CONC_OWN_FRESH_INT_H
#define CONC_OWN_FRESH_INT_H

#include "conc/conc_int.h"

enum { MAX_PARAMS = 8 };

/* Stored into memory that is fresh itself: out when that is. */
struct hold {
    uint32_t stmt, root;
};

/* Where a root is let out, for one mask of the parameters. */
struct outings {
    uint32_t mask;
    u32_vec at;
    uint8_t *reached; /* block -> published when it is entered */
};

/* Is it made known to nobody but to what is started with it? */
enum started_kind { STARTED_UNKNOWN, STARTED_ONLY, STARTED_NOT };

struct root {
    uint32_t term;
    uint32_t made_at;   /* statement, IR_NONE for parameters */
    bool is_taken;      /* not made but taken (take.c) */
    bool is_claimed;    /* or claimed */
    bool is_choice;     /* a phi of what was made on several ways */
    bool is_renewed;    /* ... or of what was taken in rounds of a loop (renew.c) */
    bool is_void;       /* ... of which one is known to others: not fresh */
    bool is_node;       /* or a node, where it is off its list (unlink.c) */
    ir_ref owner;       /* what it belongs to (EFFECT_OWNER); NONE */
    uint32_t shared_at; /* + 1: statement that made it for the owner, which may share it; 0 */
    uint32_t copy;      /* + 1: root of the variable that holds a copy of it (copied.c); 0 */
    uint8_t to_started; /* enum started_kind */
    bool knows_itself;  /* its address is stored in it: out with what is stored in it */
    u32_vec home;       /* statements that store it there */
    u32_vec published;  /* statements that let it out */
    u32_vec opened;     /* statements that let out what is stored in it */
    VEC(struct hold) held;
    VEC(struct outings) outings;
};

struct fresh_info {
    VEC(struct root) roots;
    struct map by_term; /* term -> root + 1 */
    bool is_done;
    bool is_asked;      /* outcome.c: at work on it */
    uint32_t told_args; /* ... asked before with so many arguments, + 1; 0 not yet */
    uint8_t told;       /* ... what its result says of them */
};

/* The roots of a function; never NULL. */
/* Does the function let out what the parameter points to, other than by returning it? */
bool param_is_let_go(struct conc *, func_id, uint32_t param);
struct fresh_info *fresh_of(struct conc *c, func_id f, int depth);
/* The root of a term; NULL. */
struct root *root_of(struct fresh_info *info, uint32_t term);
/* `list_del(n); n->next = n`: does the statement come before all that store the root in itself? */
bool is_before_home(struct conc *c, func_id f, const struct root *r, uint32_t stmt);
/* queued.c: is it a variable where a list begins, and that links lead back to? */
bool is_list_head(struct conc *c, obj_id obj);
/* The root an operand is computed from, NULL if it is none of the function's. */
struct root *operand_root(struct conc *c, func_id f, struct fresh_info *info, ir_ref ref);
/* Does the statement, which lets out what is stored in the root, let out the root with it? */
bool opening_lets_out(struct conc *c, func_id f, const struct root *r, uint32_t stmt);
/* The root whose memory an address is in; NULL. */
struct root *content_root(struct conc *c, func_id f, struct fresh_info *info, ir_ref ref);

/* Where the root is let out, for a mask of the parameters. */
struct outings *outings_of(struct conc *c, func_id f, uint32_t mask, struct root *r, int depth);
/* outcome.c: marks blocks entered after the publication `at`, on paths that do not make the memory
 * anew (in block `maker`), and where it has succeeded. */
void mark_reached(struct conc *c, func_id f, uint32_t maker, uint32_t at, uint8_t *reached);
/* The function that a call names; NONE if it is called through a pointer or has no body. */
func_id callee_by_name(const struct conc *c, const struct prog_func *pf, uint32_t stmt,
                       psym_id *sym);

/* A new root; NULL if the term has one. */
struct root *add_root(struct fresh_info *info, uint32_t term, uint32_t made_at, bool is_taken);
/* copied.c: roots for pointers in records that are taken by value; what lets these out. */
void copied_find(struct conc *c, func_id f, struct fresh_info *info);
void copied_let_out(struct fresh_info *info);

/* removed.c: was it looked for and taken out before the statement, and not put back? */
bool is_removed_at(struct conc *c, func_id f, const struct root *r, uint32_t stmt);

/* The frames of a function, + 1, linked by conc->next_frame. */
uint32_t first_frame(struct conc *c, func_id f);
/* perthread.c: is what the call gets out of a ThreadLocal another object in each thread? */
bool slot_is_own(struct conc *c, func_id f, uint32_t stmt);

/* Is it known to nobody else at the statement, whatever the parameters are? */
bool root_is_fresh(struct conc *, func_id, struct root *, uint32_t stmt);
/* captured.c: is what is loaded from there, of a lambda that is fresh, its maker's own? */
bool is_captured(struct conc *, inst_id, ir_ref from);

/* rename.c: finds the phis of the function that are other names for its roots. */
void fresh_names(struct conc *c, func_id f, struct fresh_info *info);
/* Roots for phis of what is made on each way, before anything is let out; which of them are. */
void fresh_choices(struct conc *c, func_id f, struct fresh_info *info);
void fresh_judge_choices(struct conc *c, func_id f, struct fresh_info *info);

/* renew.c: the same for what is given away and gets something else for it, round by round. */
void fresh_renewed(struct conc *c, func_id f, struct fresh_info *fresh);
void fresh_judge_renewed(struct conc *c, func_id f, struct fresh_info *fresh);

/* Is the statement a call of a member of the container that the root is? */
bool calls_member(struct conc *c, func_id f, uint32_t stmt, const struct root *r);
/* keeper.c: is what the owner owns moved to another one between the two statements? */
bool owner_is_opened(struct conc *c, func_id f, const struct root *owner, uint32_t from,
                     uint32_t to);
/* ... does nothing but the owner know what it owns when it gets to the statement? */
bool owner_keeps_content(struct conc *c, func_id f, const struct root *owner, uint32_t stmt);

/* ---- result.c ---- */

/* The object that the result of a call belongs to; NONE. */
ir_ref owner_of_result(struct conc *, func_id, uint32_t stmt);
/* The call that made what a shared pointer, a variable, is asked for here; IR_NONE. */
uint32_t shared_maker(struct conc *, func_id, uint32_t stmt);

#endif
