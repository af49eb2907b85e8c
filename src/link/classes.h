#ifndef LINK_CLASSES_H
#define LINK_CLASSES_H
/*
 * Classes of a program: hierarchy, layout of objects, which method a class has (doc/ir.md 7).
 *
 * Before the symbols are linked, classes_lower rewrites the units that have classes, so that what
 * comes later sees records and calls as in C: a field becomes an address at a byte offset, `new`,
 * `acquire` and `release` become calls of heddle.new, heddle.enter, heddle.exit (models/java.yml),
 * a cast becomes a copy whose `aux` names a class, a virtual call becomes a call with IRF_VIRTUAL
 * whose callee operand is the receiver and whose `aux` names the method. References to inherited
 * members become aliases of them; accesses to volatile fields become sequentially consistent.
 *
 * Layout of an object: CLASS_HEADER bytes that belong to the models (they keep there what a library
 * object holds), then the fields, those of the superclass first. Arrays as in ir.h.
 *
 * Invariants
 *  1. Immutable once bound; all queries are O(1) but where said otherwise.
 *  2. A class that is named but has no record is known by name only: it has no members, and nobody
 *     can say what it is a subclass of.
 *  3. The hierarchy is without circles: a class that is its own ancestor loses its super.
 */
#include "base/idset.h"
#include "base/vec.h"
#include "link/prog.h"

typedef struct {
    uint32_t i;
} class_id; /* IR_NONE: none */

enum { CLASS_HEADER = 64 };

struct class_table;

struct class_info {
    const char *name; /* a/B */
    const struct ir_unit *unit;
    const struct ir_class *record; /* NULL: known by name only */
    uint32_t unit_index;
    class_id super;
    class_id element; /* arrays of references: class of the elements */
    uint64_t size;    /* bytes of an instance, 0 for arrays */
    bool is_array, is_library;
    bool is_open;            /* some ancestor has no record */
    uint32_t depth;          /* superclasses */
    uint32_t enter, leave;   /* interval in the tree of superclasses */
    struct idset interfaces; /* all of them, also inherited */
};

/* NULL if no unit has classes. Rewrites those that do; their arrays move into the arena. */
struct class_table *classes_lower(struct ir_unit **units, uint32_t nunits, struct arena *);
/* After linking: symbols of the program instead of symbols of units. */
void classes_bind(struct class_table *, const struct prog *);
void classes_free(struct class_table *);

uint32_t classes_count(const struct class_table *);
const struct class_info *class_info(const struct class_table *, class_id);
class_id classes_find(const struct class_table *, const char *name);
/* Class that a symbol of the program names, or of which it is a constant object. */
class_id classes_of_sym(const struct class_table *, psym_id);
class_id classes_of_object(const struct class_table *, psym_id);

/* Is every instance of `sub` one of `super`? Unknown ancestors count as yes with `or_unknown`. */
bool class_is_subtype(const struct class_table *, class_id sub, class_id super, bool or_unknown);
/* The class, its superclasses, then its interfaces; appended to out. Linear. */
void class_ancestors(const struct class_table *, class_id, u32_vec *out);

/* The method that a class itself declares; IR_NONE. */
struct class_method {
    psym_id sym;
    uint32_t flags;
};
bool class_own_method(const struct class_table *, class_id, const char *selector,
                      struct class_method *out);
/* The method an object of the class runs; walks the ancestors. */
bool class_find_method(const struct class_table *, class_id, const char *selector,
                       struct class_method *out);
/* All methods that a call of the selector on an object of the class may mean, with code or native;
 * appended to out as symbols of the program. Linear in the classes. */
void classes_methods_of(const struct class_table *, class_id, const char *selector, u32_vec *out);

/* What an annotation says of a field of the application. */
struct class_promise {
    const char *field; /* a/B.f:desc */
    class_id class;
    const char *guard; /* the lock it names; NULL: the field's class does not change once made */
    bool is_static;
};
const struct class_promise *classes_promises(const struct class_table *, uint32_t *n);
/* A field `f` of the class or one above it: its full name, and its offset if it is not static. */
bool class_find_field(const struct class_table *, class_id, const char *field, const char **name,
                      uint32_t *offset, bool *is_static);

/* Static initialiser; IR_NONE. */
psym_id class_initialiser(const struct class_table *, class_id);

/* Parts of a method's name `a/B.m()V`: the selector, and the class. NULL, IR_NONE if it is none. */
const char *method_selector(const char *name);
class_id classes_of_method(const struct class_table *, const char *name);

#endif
