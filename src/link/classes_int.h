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
};

struct classes {
    struct intern names; /* class id + 1 */
    VEC(struct class_info) infos;
    struct intern members;         /* `class.member` -> index into fields, methods */
    VEC(struct field_info) fields; /* by interned name */
    VEC(struct method_info) methods;
    const struct prog *prog;
    uint32_t *class_of; /* program symbol -> class, IR_NONE */
};

/* The class of that name, made if it is new. */
class_id class_make(struct classes *, const char *name, size_t len);
/* The interned name of a member of the class; false if there is none. */
bool member_name(const struct classes *, class_id, const char *member, uint32_t *out);

/*
 * Turns a call of a method of an atomic class into the operation; false if it is none. `step` is
 * not 0 if the operation lacks this constant as its last operand.
 */
bool lower_atomic(struct ir_stmt *, const char *callee, int *step);

void lower_unit(const struct classes *, struct ir_unit *, struct arena *);

#endif
