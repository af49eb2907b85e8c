#ifndef FRONT_JAVA_LOWER_H
#define FRONT_JAVA_LOWER_H
/*
 * Private to front/java: how a class and its methods are lowered.
 *
 * A method is lowered in one walk over its blocks in reverse postorder. Variables are the local
 * slots, then the entries of the operand stack (one for each value, however wide), then the
 * exception in flight. A block with one predecessor starts with that one's values; at a join every
 * variable is "lazy": it becomes a phi only if somebody reads it. When all blocks are done, the
 * operands of the phis are looked up in the final values of the predecessors, which may ask for
 * further phis; phis that only repeat one value are then replaced by it.
 */
#include "base/intern.h"
#include "front/java/flow.h"
#include "front/java/java.h"
#include "ir/build.h"

/* A class to be made for a lambda or method reference, after the methods are done. */
struct jlambda {
    const char *name;      /* internal name of the class */
    const char *interface; /* internal name */
    const char *method;    /* name of the method it implements */
    const char **descs;    /* its descriptor, then those of bridges */
    uint32_t ndescs;
    const char *captured;     /* descriptor whose parameters are the captured values */
    const char *instantiated; /* descriptor with the types at this place */
    struct jhandle body;
    uint32_t scope, line;
};

/* A place that makes an array of arrays. */
struct jrows {
    const char *type; /* "[[I" */
    uint32_t dimensions, number;
    uint32_t scope, line;
};

/* A place that works on a part of an array. */
enum range_kind { RANGE_SORT, RANGE_FILL, RANGE_COPY };
struct jrange {
    enum range_kind kind;
    char element; /* type */
    uint32_t scope, line;
};

/* A static variable that stands for a field of the class (handle.c). */
struct jhandle_var {
    const char *variable;
    const struct jfield *field;
};

struct lower {
    const struct jclass *class;
    const struct java_request *request;
    struct java_stats *stats;
    struct ir_builder *build;
    struct arena arena; /* lives as long as the unit is built */
    struct intern names;
    u32_vec syms; /* by name: symbol + 1 */
    VEC(struct jlambda) lambdas;
    VEC(struct jrows) rows;
    VEC(struct jrange) ranges;
    struct jhandle_var *handles;
    uint32_t nhandles;
    const char *file;
};

/* ---- symbols (names.c) ---- */

/* The symbol of that name, made if need be. */
uint32_t sym_get(struct lower *, const char *name, enum ir_sym_kind);
uint32_t sym_class(struct lower *, const char *name);
uint32_t sym_field(struct lower *, const struct jmember_ref *, bool is_static);
uint32_t sym_method(struct lower *, const char *owner, const char *name, const char *desc);
uint32_t sym_string(struct lower *, const char *text);
void mark_locked_text(struct lower *, ir_ref text);
void mark_kept_text(struct lower *, const struct jmember_ref *field, ir_ref value);
/* "[Ljava/lang/String;" of the class or array name. */
const char *array_of(struct arena *, const char *element);
/* Class or array name of a descriptor of a reference ("Ljava/util/Map;" -> "java/util/Map"). */
const char *desc_class(struct arena *, const char *desc);
uint32_t desc_size(char type); /* bytes */
char desc_kind(char type);     /* I J F D A V */
const char *pretty_class(struct arena *, const char *name);

/* ---- one method (body.c) ---- */

/* What a variable holds: kind I J F D A, R return address, 0 nothing. Lazy: phi of block `ref`. */
struct jval {
    ir_ref ref;
    char kind;
    bool lazy;
};

struct jphi {
    uint32_t block, var, reg;
    char kind;
    bool replaced;
    ir_ref *operands; /* one for each predecessor, when they are known */
};

struct jstmt {
    struct ir_stmt s; /* arg: index into `args` below */
    uint32_t line;
};

/* `if (v == STOP)`: on one of the two ways on, the value is not what the static variable holds. */
struct jdiffers {
    ir_ref value; /* none: nothing is known */
    uint32_t sym, way;
};

struct body {
    struct lower *lo;
    const struct jmethod *method;
    struct jcode code;
    struct jflow flow;
    struct arena *arena; /* of the method */
    struct diag *diag;
    bool failed;
    uint32_t sym, scope, line; /* line of the instruction at hand */
    uint32_t nvars, depth, block;
    struct jval *state;
    struct jval **out;    /* by block: values at its end */
    uint32_t *out_depth;  /* by block: entries on the stack at its end */
    uint32_t *first_stmt; /* by block, and the total at the end */
    VEC(struct jstmt) stmts;
    VEC(ir_ref) args;
    VEC(struct jphi) phis;
    struct map phi_of;    /* block, variable -> phi + 1 */
    ir_ref *alias;        /* by register: what stands for a phi that was replaced */
    struct map handle_of; /* register -> handle + 1 that it holds */
    u32_vec inited;       /* classes initialised in the block at hand */
    /* The last lcmp and what it compared. */
    ir_ref compared, compare_left, compare_right;
    /* The last static variable that was read, and what it held. */
    ir_ref static_value;
    uint32_t static_sym;
    struct jdiffers *differs; /* by block: what is known where it goes on */
};

static inline ir_ref reg_ref(uint32_t reg)
{
    return ref_make(REF_REG, reg);
}
static inline ir_ref sym_ref(uint32_t sym)
{
    return ref_make(REF_SYM, sym);
}

/* False, and the method is lost. */
bool body_fail(struct body *, const char *what);
void push(struct body *, char kind, ir_ref);
struct jval pop(struct body *);
struct jval local_get(struct body *, uint32_t slot, char kind);
void local_set(struct body *, uint32_t slot, char kind, ir_ref);
ir_ref int_ref(struct body *, int64_t);
/* Adds a statement; the second one defines a register and gives it. */
void emit(struct body *, struct ir_stmt, const ir_ref *args, uint32_t nargs);
ir_ref emit_value(struct body *, struct ir_stmt, const ir_ref *args, uint32_t nargs);
/* Lowers the code of a method whose symbol is `sym`; a loss of the unit if it cannot. */
void lower_body(struct lower *, const struct jmethod *, uint32_t sym);
void note_loss(struct lower *, enum ir_loss_kind, uint32_t func, const char *text);

/* ---- functions with a loop (made.c) ---- */

/* The function while it is built. */
struct jmade {
    struct lower *lo;
    struct ir_pos pos;
};
typedef void made_body(struct jmade *, ir_ref index, void *ctx);
/* It ends by a return and ir_build_func_end. */
struct jmade made_begin(struct lower *, uint32_t sym, uint32_t nparams, uint32_t scope,
                        uint32_t line);
ir_ref made_value(struct jmade *, struct ir_stmt, const ir_ref *args, uint32_t n);
void made_stmt(struct jmade *, struct ir_stmt, const ir_ref *args, uint32_t n);
ir_ref made_element(struct jmade *, ir_ref array, uint32_t size, ir_ref index);
/* for (index = first; index < end; index++) */
void made_loop(struct jmade *, ir_ref first, ir_ref end, made_body *, void *ctx);
void lower_ranges(struct lower *);

/* ---- instructions (exec.c, invoke.c, dynamic.c, rows.c, range.c) ---- */

/* A call that works on a part of an array: false if it is none. */
/* Descriptor of a value, or the name of the class that it was made of; NULL if not known. */
const char *type_of_value(const struct body *, ir_ref);
bool exec_range(struct body *, const struct jmember_ref *, const ir_ref *args);

void exec_insn(struct body *, const struct jinsn *);
ir_ref emit_load(struct body *, ir_ref address, char type);
void emit_classinit(struct body *, const char *name);
ir_ref emit_new(struct body *, const char *class_name, ir_ref length);
ir_ref emit_element(struct body *, ir_ref array, uint32_t size, ir_ref index);
/* Pops the arguments of a descriptor into args[0..n), gives n. */
uint32_t pop_arguments(struct body *, const char *desc, ir_ref args[256]);
void exec_invoke(struct body *, const struct jinsn *);
/* Fields behind VarHandles, updaters and offsets (handle.c). */
void find_handles(struct lower *);
void handle_loaded(struct body *, const struct jmember_ref *, ir_ref value);
bool exec_handle(struct body *, const struct jmember_ref *, const ir_ref *args, uint32_t n);
/* Reflection on what is constant (reflect.c): true if it was lowered; n operands, [1] receiver. */
bool exec_reflection(struct body *, const struct jmember_ref *, const ir_ref *args, uint32_t n);
/* Calls that mean more or less than their name says (library.c). */
/* A call of a method of java.lang.Object; the second operand counts if desc has a parameter. */
ir_ref emit_object_call(struct body *, const char *name, const char *desc, ir_ref object,
                        ir_ref other);
const char *library_name(const struct jmember_ref *, const ir_ref *args, uint32_t n);
void lock_both_texts(struct body *, const struct jmember_ref *, const ir_ref *args);
void before_barrier(struct body *, const struct jmember_ref *, ir_ref barrier);
bool exec_proxy(struct body *, const struct jmember_ref *, const ir_ref *args, uint32_t n);
bool exec_extreme(struct body *, const struct jmember_ref *, const ir_ref *args);
void ask_for_text(struct body *, const struct jmember_ref *, const ir_ref *args, uint32_t n);
void ask_for_texts(struct body *, const struct jmember_ref *, const ir_ref *args, uint32_t n);
/* final.c: what runs when an object is not reachable any more */
void begin_finalizer(struct body *);
void begin_cleaner(struct body *, const struct jmember_ref *, const ir_ref *args, uint32_t n);
void keep_stream_lock(struct body *, const struct jmember_ref *, const ir_ref *args);
void exec_dynamic(struct body *, const struct jinsn *);
void exec_multi_array(struct body *, const struct jinsn *);
void lower_rows(struct lower *);
void lower_lambdas(struct lower *);

#endif
