#ifndef IR_IR_H
#define IR_IR_H
/*
 * The one intermediate representation (doc/ir.md): SSA registers, explicit control flow, byte
 * offsets. A unit is what one input lowers to. It is a handful of flat arrays that point into one
 * buffer, so a unit file is used as it is mapped; nothing in it is a pointer or an address.
 *
 * Invariants (ir_verify checks them all; a unit that fails is never analysed)
 *  1. Every index is in range of its array; every string offset is inside `strings`, which ends
 *     with NUL.
 *  2. A function's statements, operands, successors and blocks are contiguous and follow each
 *     other without gaps in block order.
 *  3. Every block has at least one statement; only its last one is a terminator (OPF_TERM).
 *  4. Every register has exactly one definition; parameters are registers 0..nparams-1. (The
 *     builder turns operands that nobody defines into REF_NONE.)
 *  5. Symbols of a unit have distinct, non-empty names.
 *  6. Constants are in canonical form: an integer that fits is IMM, a zero offset is SYM.
 *  7. nparams <= IR_MAX_PARAMS.
 *  8. inlined_scope is smaller than the scope's own index; no type contains itself by value.
 *  9. Exactly the class symbols and fields that are defined stand in the class table, once each.
 * 10. Positions, names and types are advisory and do not enter a function's hash: no result depends
 *     on them, but that kinds of records tell objects apart where there are types (A-LAYOUT; who
 *     keeps results by the hash compares the types of the unit, too).
 */
#include "base/common.h"
#include "base/hash.h"

/* ---- operands ---- */

/* Tagged 32-bit operand, passed by value: kind in the top 3 bits. */
typedef struct {
    uint32_t bits;
} ir_ref;

enum ref_kind {
    REF_NONE,  /* no operand; also "undefined / not modelled" as a value */
    REF_REG,   /* register of the function */
    REF_IMM,   /* small signed integer, inline */
    REF_INT,   /* index into unit->ints */
    REF_SYM,   /* address of a symbol of the unit */
    REF_ADDR,  /* index into unit->addrs: symbol + byte offset */
    REF_BLOCK, /* block of the function (phi) */
};
#define REF_SHIFT 29
#define REF_MASK  ((1u << REF_SHIFT) - 1)

static inline enum ref_kind ref_kind(ir_ref r)
{
    return (enum ref_kind)(r.bits >> REF_SHIFT);
}
static inline uint32_t ref_index(ir_ref r)
{
    return r.bits & REF_MASK;
}
static inline ir_ref ref_make(enum ref_kind k, uint32_t index)
{
    return (ir_ref){(uint32_t)k << REF_SHIFT | (index & REF_MASK)};
}
static inline int32_t ref_imm(ir_ref r) /* sign-extends the 29 bits */
{
    return (int32_t)(r.bits << 3) >> 3;
}
static inline bool ref_is_none(ir_ref r)
{
    return ref_kind(r) == REF_NONE;
}

struct ir_addr_const {
    int64_t offset;
    uint32_t sym;
    uint32_t pad;
};

/* ---- statements ---- */

enum ir_op {
#define OP(id, text, dst, min, max, flags) IR_##id,
#include "ir/ops.def"
#undef OP
    IR_OP_COUNT
};

enum ir_op_flags {
    OPF_READ = 1 << 0,
    OPF_WRITE = 1 << 1,
    OPF_ADDRESS = 1 << 2, /* operand 0 is the address accessed */
    OPF_TERM = 1 << 3,
    OPF_INT = 1 << 4,
};

struct ir_op_info {
    const char *text;
    int8_t dst, min, max;
    uint8_t flags;
};
const struct ir_op_info *ir_op_info(enum ir_op);

#define IR_NO_REG UINT32_MAX

enum ir_stmt_flags {
    IRF_VOLATILE = 1 << 0,
    IRF_PTR = 1 << 1,      /* the defined value may be an address (type pointer, or as wide) */
    IRF_NORETURN = 1 << 2, /* call that does not come back */
    IRF_MERGED = 1 << 3,   /* optimiser may have merged accesses here */
    IRF_BITFIELD = 1 << 4, /* access is part of a bit-field's read-modify-write */
    IRF_WIDE_INT =
        1 << 5,           /* with IRF_PTR: the type is an integer, an address only if used as one */
    IRF_VIRTUAL = 1 << 6, /* linked call: operand 0 is the receiver, aux the method + 1 */
};

/* Memory orders of load, store, cmpxchg, rmw, fence (field `sub`). */
enum ir_order {
    ORDER_NONE,
    ORDER_RELAXED,
    ORDER_CONSUME,
    ORDER_ACQUIRE,
    ORDER_RELEASE,
    ORDER_ACQ_REL,
    ORDER_SEQ_CST
};
enum ir_cmp {
    CMP_EQ,
    CMP_NE,
    CMP_ULT,
    CMP_ULE,
    CMP_UGT,
    CMP_UGE,
    CMP_SLT,
    CMP_SLE,
    CMP_SGT,
    CMP_SGE
};
bool ir_cmp_holds(enum ir_cmp, int64_t a, int64_t b);
enum ir_rmw {
    RMW_XCHG,
    RMW_ADD,
    RMW_SUB,
    RMW_AND,
    RMW_NAND,
    RMW_OR,
    RMW_XOR,
    RMW_MAX,
    RMW_MIN,
    RMW_UMAX,
    RMW_UMIN,
    RMW_OTHER
};

struct ir_stmt {
    uint8_t op;    /* enum ir_op */
    uint8_t flags; /* enum ir_stmt_flags */
    uint16_t sub;  /* order or predicate */
    uint32_t dst;  /* register, IR_NO_REG if none */
    uint32_t arg;  /* first operand, relative to the function's first_arg */
    uint32_t nargs;
    uint32_t size; /* bytes accessed or allocated, bits of an extension; 0 unknown */
    uint32_t aux;
};

/* Layout of a record (field aux of addr, sub of alloca): two bits for each of its first words. */
enum ir_word_kind {
    IR_WORD_ANY,     /* not known, bytes, or a union */
    IR_WORD_ADDRESS, /* a pointer */
    IR_WORD_OTHER,   /* integers, floating point */
    IR_LAYOUT_WORDS = 16
};

struct ir_block {
    uint32_t first, count; /* statements, relative to the function's first_stmt */
    uint32_t succ, nsuccs; /* successor block numbers, relative to the function's first_succ */
};

/* ---- advisory: positions, names, types ---- */

/* Where code stands: a function in a file, perhaps inlined somewhere. Scope 0 is "unknown". */
struct ir_scope {
    uint32_t file;          /* string: path as the compiler saw it, made absolute */
    uint32_t function;      /* string: pretty name */
    uint32_t inlined_scope; /* 0 if not inlined */
    uint32_t inlined_line;
};
struct ir_pos {
    uint32_t scope;
    uint32_t line;
    uint32_t column;
    /* addr: type whose layout the offset walks; alloca: index into vars + 1; others with a result:
     * type of the variable that keeps it, 0 if there is none, or several of different types. */
    uint32_t hint;
};
struct ir_var {
    uint32_t name, type; /* string, type index (0 none) */
};

enum ir_type_kind {
    TYPE_NONE,
    TYPE_SCALAR,
    TYPE_POINTER,
    TYPE_STRUCT,
    TYPE_UNION,
    TYPE_ARRAY,
    TYPE_FUNC
};
/*
 * Type 0 is "unknown". Typedefs and qualifiers are resolved away. The members of a function's type
 * are what it returns (type 0: nothing, or not known) and its parameters, if they are known.
 */
struct ir_type {
    uint64_t size; /* bytes, 0 unknown */
    uint32_t kind;
    uint32_t name;  /* string: pretty, without struct/class keyword */
    uint32_t first; /* members; array, pointer: element type */
    uint32_t count; /* members; array: elements (0 unknown) */
};
static inline bool ir_type_has_members(const struct ir_type *t)
{
    return t->kind == TYPE_STRUCT || t->kind == TYPE_UNION || t->kind == TYPE_FUNC;
}
struct ir_member {
    uint64_t bit_offset;
    uint32_t bit_size;
    uint32_t name;
    uint32_t type;
    uint32_t flags;       /* enum ir_member_flags */
    uint32_t scope, line; /* declaration, 0 unknown; the scope names the file only */
};
enum ir_member_flags { MEMBER_BITFIELD = 1, MEMBER_BASE = 2 };

/* ---- functions, symbols, units ---- */

enum ir_func_flags {
    FUNC_VARIADIC = 1 << 0,
    FUNC_NORETURN = 1 << 1,
    FUNC_HAS_EH = 1 << 2,
};

struct ir_func {
    struct key128 hash; /* content without positions and local names */
    uint32_t sym;
    uint32_t flags;
    uint32_t first_block, nblocks;
    uint32_t first_stmt, nstmts; /* also index the positions, which run in parallel */
    uint32_t first_arg, nargs;
    uint32_t first_succ, nsuccs;
    uint32_t nregs, nparams;
    uint32_t line; /* of the definition, in scope */
    uint32_t scope;
};

enum ir_sym_kind { SYM_FUNC, SYM_VAR, SYM_ALIAS, SYM_IFUNC, SYM_CLASS, SYM_FIELD };
enum ir_linkage {
    LINK_EXTERNAL,    /* strong definition, or declaration */
    LINK_INTERNAL,    /* static: never meets another unit */
    LINK_WEAK,        /* yields to a strong one */
    LINK_LINKONCE,    /* any one of equal definitions (C++ inline, templates) */
    LINK_COMMON,      /* tentative: merges, largest size wins */
    LINK_AVAILABLE,   /* body for inspection only; the real one is elsewhere */
    LINK_EXTERN_WEAK, /* declaration that may stay undefined */
};
enum ir_sym_flags {
    SYMF_DEFINED = 1 << 0,
    SYMF_TLS = 1 << 1,
    SYMF_CONSTANT = 1 << 2, /* read-only data */
    SYMF_NORETURN = 1 << 3,
    SYMF_INIT_PARTIAL =
        1 << 4, /* integers of a huge initialiser were left out (pointers never are) */
    SYMF_ARTIFICIAL = 1 << 5, /* compiler-made: string literal, vtable, guard, implicit member */
    SYMF_VARIADIC = 1 << 6,
};
#define IR_NONE       UINT32_MAX
#define IR_MAX_PARAMS 1024 /* a function with more is lowered as if it had none, with a loss */

struct ir_sym {
    uint64_t size;   /* bytes, variables */
    uint32_t name;   /* string: linkage name, what the linker matches */
    uint32_t pretty; /* string: demangled, from debug info where there is one */
    uint8_t kind, linkage;
    uint16_t flags;
    uint32_t func;               /* index into funcs, IR_NONE if not a defined function */
    uint32_t first_init, ninits; /* variables */
    ir_ref target;               /* alias, ifunc: what it stands for */
    uint32_t comdat;             /* string, 0 none */
    uint32_t type;               /* variables: type index */
    uint32_t scope, line;        /* declaration */
    uint32_t object_class; /* variables that are objects (string constants): class symbol + 1 */
};

/* Part of a variable's initial value: an address or a non-zero integer at a byte offset. */
struct ir_init {
    uint64_t offset;
    uint32_t size;
    ir_ref value; /* IMM, INT, SYM or ADDR */
};

/*
 * Classes (JVM). A class symbol that no record names is a class of which nothing is known. Names
 * (doc/ir.md 7): class `a/B`, arrays `[I` and `[La/B;` (never have a record), method
 * `a/B.name(desc)ret` with the selector `name(desc)ret`, field `a/B.name:desc`.
 */
enum ir_class_flags {
    CLASSF_INTERFACE = 1 << 0,
    CLASSF_ABSTRACT = 1 << 1,
    CLASSF_FINAL = 1 << 2,
    CLASSF_LIBRARY = 1 << 3, /* not the user's: no findings inside it */
    CLASSF_ENUM = 1 << 4,
    CLASSF_PUBLIC = 1 << 5,
    CLASSF_CONFINED = 1 << 6,  /* annotated: for one thread only */
    CLASSF_IMMUTABLE = 1 << 7, /* annotated: does not change once it is made */
};
struct ir_class {
    uint32_t sym;
    uint32_t super; /* class symbol, IR_NONE: the root */
    uint32_t init;  /* function symbol of the static initialiser, IR_NONE */
    uint32_t flags; /* enum ir_class_flags */
    uint32_t first_interface, ninterfaces;
    uint32_t first_field, nfields;
    uint32_t first_method, nmethods;
};
enum ir_field_flags {
    FIELDF_STATIC = 1 << 0, /* the symbol is a variable, otherwise a field */
    FIELDF_VOLATILE = 1 << 1,
    FIELDF_FINAL = 1 << 2,
    FIELDF_REF = 1 << 3, /* holds a reference, otherwise a primitive value */
};
struct ir_class_field {
    uint32_t sym; /* its size is that of the symbol */
    uint32_t flags;
    uint32_t guard; /* string: the lock that an annotation names for it, 0 none */
};
enum ir_method_flags {
    METHODF_STATIC = 1 << 0,
    METHODF_ABSTRACT = 1 << 1,
    METHODF_FINAL = 1 << 2,
    METHODF_PRIVATE = 1 << 3,
    METHODF_PUBLIC = 1 << 4,
    METHODF_NATIVE = 1 << 5,
    METHODF_SYNTHETIC = 1 << 6, /* bridges and the like */
    METHODF_PROTECTED = 1 << 7,
    METHODF_CONFINED = 1 << 8, /* annotated: for one thread only */
    METHODF_TEST = 1 << 9,     /* annotated: a test */
    METHODF_AROUND = 1 << 10,  /* annotated: runs before or after tests */
};
struct ir_class_method {
    uint32_t selector; /* string */
    uint32_t sym;      /* function, undefined if abstract, native or not read */
    uint32_t flags;
};
/* Arrays: bytes from the start of the object. */
enum { IR_ARRAY_LENGTH = 8, IR_ARRAY_ELEMENTS = 16 };

struct ir_ctor {
    uint32_t sym, priority;
    uint32_t is_dtor, pad;
};

enum ir_loss_kind {
    LOSS_ASM,     /* inline assembly */
    LOSS_INT_PTR, /* address made from an unknown integer */
    LOSS_BODY,    /* function body could not be read or lowered */
    LOSS_FEATURE, /* construct we do not model; text says which */
};
struct ir_loss {
    uint32_t kind;
    uint32_t text; /* string */
    uint32_t func; /* index into funcs or IR_NONE */
    uint32_t stmt; /* relative to the function, or IR_NONE */
};

/* A text that the source attaches to a symbol for readers, an annotation. Analyses ignore it. */
struct ir_remark {
    uint32_t sym;
    uint32_t text; /* string */
};

enum ir_unit_flags {
    UNIT_OPTIMISED = 1 << 0, /* made from optimised input: accesses may be merged or gone */
    UNIT_NO_DEBUG = 1 << 1,  /* no positions */
};

struct ir_unit {
    const char *strings;
    const int64_t *ints;
    const struct ir_addr_const *addrs;
    const struct ir_sym *syms;
    const struct ir_init *inits;
    const struct ir_func *funcs;
    const struct ir_block *blocks;
    const struct ir_stmt *stmts;
    const ir_ref *args;
    const uint32_t *succs;
    const struct ir_pos *positions; /* one per statement */
    const struct ir_scope *scopes;
    const struct ir_var *vars;
    const struct ir_type *types;
    const struct ir_member *members;
    const struct ir_ctor *ctors;
    const struct ir_loss *losses;
    const struct ir_class *classes;
    const uint32_t *interfaces; /* class symbols */
    const struct ir_class_field *fields;
    const struct ir_class_method *methods;
    const struct ir_remark *remarks;
    uint32_t nstrings /* bytes */, nints, naddrs, nsyms, ninits, nfuncs, nblocks, nstmts, nargs,
        nsuccs;
    uint32_t nscopes, nvars, ntypes, nmembers, nctors, nlosses;
    uint32_t nclasses, ninterfaces, nfields, nmethods, nremarks;
    uint32_t source;       /* string: the input's path */
    uint32_t producer;     /* string: compiler */
    uint32_t pointer_size; /* bytes */
    uint32_t flags;
    struct key128 key; /* of the content */
    /* Owner of the memory, released by ir_unit_free. */
    void *storage;
    size_t storage_len;
    bool is_mapped;
};

void ir_unit_free(struct ir_unit *); /* NULL is fine */

static inline const char *ir_str(const struct ir_unit *u, uint32_t offset)
{
    return u->strings + offset;
}
static inline const struct ir_stmt *ir_func_stmts(const struct ir_unit *u, const struct ir_func *f)
{
    return u->stmts + f->first_stmt;
}
static inline const ir_ref *ir_args(const struct ir_unit *u, const struct ir_func *f,
                                    const struct ir_stmt *s)
{
    return u->args + f->first_arg + s->arg;
}
static inline const uint32_t *ir_succs(const struct ir_unit *u, const struct ir_func *f,
                                       const struct ir_block *b)
{
    return u->succs + f->first_succ + b->succ;
}
/* Value of an IMM or INT operand; false for anything else. */
bool ir_ref_int(const struct ir_unit *, ir_ref, int64_t *value);
static inline bool ir_ref_is_zero(const struct ir_unit *u, ir_ref ref)
{
    int64_t value;
    return ir_ref_int(u, ref, &value) && !value;
}
/* An operation on two numbers, if it is one that can be computed. */
bool ir_fold(const struct ir_stmt *, int64_t a, int64_t b, int64_t *out);
/* A number made wider or narrower, by its sign; truth values are 0 and 1. */
bool ir_convert(const struct ir_stmt *, int64_t value, int64_t *out);

#endif
