#ifndef LINK_CLASSES_INT_H
#define LINK_CLASSES_INT_H
/* Shared by classes.c (the table) and objects.c (the units rewritten by it) only. */
#include "base/intern.h"
#include "link/classes.h"

struct field_info {
    bool is_declared;
    uint32_t flags, size, offset; /* offset: in an instance; 0 for static ones */
};
struct method_info {
    bool is_declared;
    uint32_t flags;
    uint32_t unit, sym;
    class_id class;
    uint32_t next; /* of the same selector, index + 1 */
};

struct class_table {
    struct intern names; /* class id + 1 */
    VEC(struct class_info) infos;
    struct intern members;         /* `class.member` -> index into fields, methods */
    VEC(struct field_info) fields; /* by interned name */
    VEC(struct method_info) methods;
    struct intern selectors;
    u32_vec last_of_selector; /* selector -> newest method of that selector + 1 */
    VEC(struct class_promise) promises;
    const struct prog *prog;
    uint32_t *class_of; /* program symbol -> class, IR_NONE */
};

/* The class of that name, made if it is new. */
class_id class_make(struct class_table *, const char *name, size_t len);
/* The interned name of a member of the class; false if there is none. */
bool member_name(const struct class_table *, class_id, const char *member, uint32_t *out);

/*
 * Turns a call of a method of an atomic class into the operation; false if it is none. `step` is
 * not 0 if the operation lacks this constant as its last operand.
 */
bool lower_atomic(struct ir_stmt *, const char *callee, int *step);

/* The method that an instance of exactly this class runs: index of its interned name. */
bool class_member(const struct class_table *, class_id, const char *selector, uint32_t *member);
/* The one method that instances of the class and its subclasses run; false if there are several. */
bool only_method(const struct class_table *, class_id, const char *selector, uint32_t *member);

void lower_unit(const struct class_table *, struct ir_unit *, struct arena *);

#endif
