#ifndef FRONT_LLVM_LOWER_H
#define FRONT_LLVM_LOWER_H
/*
 * Private to heddle-lower: one LLVM module becomes one unit.
 *
 * Invariants
 *  1. Bodies are handled one at a time: materialised, simplified by the fixed pass list,
 *     translated, dropped. Memory is bounded by the largest function plus the unit.
 *  2. LLVM's blocks map one to one to ours, in order; registers are numbered by first mention.
 *  3. What a function lowers to depends on its SSA alone; debug info only fills positions, hints
 *     and names, and marks bit-fields. Names of string literals come from their content, not from
 *     their number.
 *
 * Ownership: struct lower owns everything below it until lower_release; strings handed to the
 * builder are copied.
 */
#include "base/arena.h"
#include "base/diag.h"
#include "base/map.h"
#include "base/vec.h"
#include "front/llvm/shim.h"
#include "ir/build.h"
#include <llvm-c/Core.h>
#include <llvm-c/DebugInfo.h>
#include <llvm-c/Target.h>
#include <llvm/Config/llvm-config.h>

/* What we need to know of an LLVM type, looked up once per type. */
struct type_info {
    uint64_t store_size; /* bytes an access touches */
    uint64_t alloc_size; /* distance of array elements */
    LLVMTypeKind kind;
    bool is_ptr;  /* a value of it may be an address (IRF_PTR) */
    bool has_ptr; /* it is or contains a pointer type */
    uint8_t bits; /* integers up to 64 bits, else 0 */
};

/* A debug-info record type, to be found again by the name of LLVM's struct type. */
struct named_type {
    LLVMMetadataRef node;
    uint32_t type;
    uint32_t next; /* index + 1 of the next with the same name hash */
};

struct debug_info {
    bool has_any;
    struct map files;     /* DIFile -> index into strings */
    struct map functions; /* DISubprogram -> index into strings */
    struct map scopes;    /* (scope, inlined-at) mixed -> ir scope */
    struct map types;     /* DIType -> ir type */
    struct map by_name;   /* hash of the bare name -> index + 1 into named */
    struct map hints;     /* LLVM struct type -> ir type */
    VEC(const char *) strings;
    VEC(struct named_type) named;
    VEC(LLVMMetadataRef) nodes; /* ir type -> DIType, NULL for made-up ones */
    VEC(LLVMMetadataRef) todo;  /* types reserved but not filled */
    LLVMMetadataRef last_location;
    struct ir_pos last_pos;
};

struct lower_stats {
    uint32_t functions, statements, losses, bodies_lost;
    uint32_t with_params, with_allocas; /* functions, before the passes: tells optimised input */
};

struct lower {
    LLVMContextRef context;
    LLVMModuleRef module;
    LLVMTargetDataRef layout;
    struct ir_builder *build;
    struct shim_passes *passes, *wide; /* `wide`: for functions with too many ways */
    struct shim_passes *promote;       /* the first of them, run on its own for an audit */
    struct arena arena;
    uint32_t pointer_size;
    uint32_t const_parts; /* of the constant that is being worked out */
    unsigned attr_noreturn, attr_byval, attr_optnone, attr_elementtype;
    unsigned md_loop;      /* kind of metadata */
    struct map intrinsics; /* LLVM intrinsic id -> enum intrinsic_kind + 1 */
    struct map syms;       /* global value -> symbol + 1 */
    struct map consts;     /* constant expression -> ref bits */
    struct map literals;   /* name of a string literal -> how often seen */
    struct map addr_index; /* bits of a REF_SYM or REF_ADDR -> index into addrs */
    VEC(struct ir_addr_const) addrs;
    struct map types; /* LLVM type -> index + 1 into type_infos */
    VEC(struct type_info *) type_infos;
    VEC(LLVMValueRef) bodies; /* defined functions in module order */
    struct debug_info debug;
    struct lower_stats stats;
    struct strbuf *audit; /* accesses before and after the passes, NULL if not asked for */
};

/* State of the function being translated. */
/* A value, and the type of a variable that keeps it. */
struct kept {
    LLVMValueRef value;
    uint32_t type;
};

struct fn {
    struct lower *lo;
    LLVMValueRef llvm;
    uint32_t sym, index;
    struct ir_pos start; /* of the function itself */
    struct map values;   /* LLVM value (+1: its second half) -> ref bits */
    struct map blocks;   /* LLVM block -> number */
    struct ir_pos pos;   /* of the instruction being translated */
    VEC(ir_ref) args;    /* operands being collected */
    u32_vec succs;
    VEC(struct kept) kept;
    struct map cuts; /* of an untied task: instruction -> block it goes on with + 1; block -> 1 */
};

#define NO_REF ((ir_ref){0})
static inline ir_ref reg_ref(uint32_t reg)
{
    return ref_make(REF_REG, reg);
}
static inline uint64_t ptr_key(const void *p)
{
    return (uint64_t)(uintptr_t)p;
}

/* module.c: the whole module; NULL with the reason. */
struct ir_unit *lower_module(LLVMContextRef, LLVMModuleRef, const char *source,
                             struct strbuf *audit, struct lower_stats *, struct diag *) MUST_USE;
/* Symbol of a global value, IR_NONE if it has none (intrinsics, llvm.used ...). */
uint32_t lower_sym(struct lower *, LLVMValueRef);
void lower_loss(struct lower *, enum ir_loss_kind, uint32_t func, uint32_t stmt, const char *text);

/* openmp.c */
/* How many rounds of the loop may run at a time (`omp simd`), if the branch leads back to its top;
 * UINT32_MAX: any number, 0: one after the other. */
uint32_t simd_rounds(struct lower *, LLVMValueRef branch);
/* Is the call one of a task whose condition was false, and which is made where it is true? */
bool task_is_run_at_once(LLVMValueRef call);
/* Finds where an untied task is cut into parts. */
void untied_find(struct fn *);
/* Ends the block with a jump to the next part if the task is cut at the instruction. */
bool untied_goes_on(struct fn *, LLVMValueRef inst);
/* Does the block end with such a jump, and not as LLVM says? */
bool untied_is_cut(const struct fn *, LLVMBasicBlockRef);

/* term.c: the value that leads to a successor other than the default. */
LLVMValueRef switch_case_value(LLVMValueRef term, unsigned successor);

/* passes.c */
bool passes_init(struct lower *, struct diag *) MUST_USE;
void passes_release(struct lower *);
void passes_run(struct lower *, LLVMValueRef function);

/* types.c */
const struct type_info *type_info(struct lower *, LLVMTypeRef); /* valid as long as lower */
/* Scalars inside an aggregate, in order. */
struct leaf {
    uint64_t offset;
    LLVMTypeRef type;
};
#define MAX_LEAVES 64
/* Number of leaves, 0 if there are more than MAX_LEAVES. */
uint32_t type_leaves(struct lower *, LLVMTypeRef, struct leaf out[MAX_LEAVES]);
/* Which words of a record are addresses (enum ir_word); 0: nothing is known. */
uint32_t type_layout(struct lower *, LLVMTypeRef);
/* Index of the leaf that a path of indices selects, -1 if it is not one scalar. */
int type_leaf_index(struct lower *, LLVMTypeRef, const unsigned *path, unsigned n);
static inline bool type_is_aggregate(const struct type_info *t)
{
    return t->kind == LLVMStructTypeKind || t->kind == LLVMArrayTypeKind ||
           t->kind == LLVMVectorTypeKind || t->kind == LLVMScalableVectorTypeKind;
}

/* consts.c */
ir_ref const_ref(struct lower *, LLVMValueRef);
/* Addresses inside a constant aggregate, at most max; how many. */
uint32_t const_addresses(struct lower *, LLVMValueRef, ir_ref *out, uint32_t max);
static inline bool const_is_aggregate(LLVMValueKind k)
{
    return k == LLVMConstantStructValueKind || k == LLVMConstantArrayValueKind ||
           k == LLVMConstantVectorValueKind;
}
/* base + offset if base is a constant address. */
bool const_address_plus(struct lower *, ir_ref base, int64_t offset, ir_ref *out);
void const_initialiser(struct lower *, uint32_t sym, LLVMValueRef init);
/* Constant byte offset and variable parts of a GEP (instruction or expression). */
struct gep_term {
    uint64_t stride, count; /* count: elements of the array indexed, 0 unknown */
    LLVMValueRef index;     /* NULL if not known */
};
#define MAX_GEP_TERMS 8
struct gep_shape {
    int64_t offset;
    uint64_t array_size; /* bytes of the array that it leads to, 0 if that is no array */
    uint32_t nterms;
    struct gep_term terms[MAX_GEP_TERMS];
};
void gep_measure(struct lower *, LLVMValueRef gep, struct gep_shape *);

/* debug.c */
void debug_init(struct lower *);
void debug_release(struct lower *);
/* `absent`: what an instruction without position gets. */
struct ir_pos debug_pos(struct lower *, LLVMValueRef inst, struct ir_pos absent);
uint32_t debug_function(struct lower *, LLVMValueRef function, uint32_t sym, uint32_t *line);
void debug_global(struct lower *, LLVMValueRef global, uint32_t sym);
/* The scope of what stands in a file, outside of functions. */
uint32_t debug_file_scope(struct lower *, LLVMMetadataRef file);
/* Variable held by an alloca: hint for its position, and the line of its declaration. */
void debug_alloca(struct lower *, LLVMValueRef alloca, struct ir_pos *);
/* Types of the local variables that are told of at the instruction: records are found by them. */
void debug_note_variables(struct fn *, LLVMValueRef inst);
/* At the end of a function: hints for the values that variables keep. */
void debug_keep_types(struct fn *);

/* dtypes.c: debug types */
uint32_t dtype_of(struct lower *, LLVMMetadataRef type);
/* Debug type of the struct that a GEP walks, 0 if unknown. */
uint32_t dtype_gep_hint(struct lower *, LLVMValueRef gep);
/* Does a bit-field of the type overlap these bytes? */
bool dtype_has_bitfield(struct lower *, uint32_t type, uint64_t offset, uint64_t size);
/* "ns::Class::name" of a type, function or variable. */
void dtype_qualified_name(LLVMMetadataRef node, struct strbuf *out);

/* func.c */
void lower_function(struct lower *, LLVMValueRef function, uint32_t sym);
ir_ref fn_value(struct fn *, LLVMValueRef);
/* Register that an instruction defines; second: its success or overflow flag. */
uint32_t fn_def(struct fn *, LLVMValueRef inst);
uint32_t fn_def_second(struct fn *, LLVMValueRef inst);
/* The instruction stands for an existing value: no statement unless somebody asked before. */
void fn_alias(struct fn *, LLVMValueRef inst, ir_ref value);
uint32_t fn_emit(struct fn *, struct ir_stmt, const ir_ref *args, uint32_t nargs);
uint32_t fn_emit1(struct fn *, struct ir_stmt, ir_ref);
uint32_t fn_emit2(struct fn *, struct ir_stmt, ir_ref, ir_ref);
uint32_t fn_emit3(struct fn *, struct ir_stmt, ir_ref, ir_ref, ir_ref);
/* Address base + offset in a fresh register (or base itself). */
ir_ref fn_offset(struct fn *, ir_ref base, uint64_t offset);
/* IRF_PTR if a value of the type may be an address, with IRF_WIDE_INT if it is an integer. */
uint8_t fn_ptr_flag(struct fn *, LLVMTypeRef);
void fn_loss(struct fn *, enum ir_loss_kind, uint32_t stmt, const char *text);
/* Statement of an operation that we do not model, over the registers among its operands. */
void fn_opaque(struct fn *, LLVMValueRef inst, int noperands);

/* inst.c, access.c, call.c, term.c */
void lower_inst(struct fn *, LLVMValueRef inst, LLVMOpcode);
void lower_access(struct fn *, LLVMValueRef inst, LLVMOpcode);
void lower_load(struct fn *, LLVMValueRef inst, LLVMTypeRef, ir_ref address, uint8_t flags,
                enum ir_order);
void lower_call(struct fn *, LLVMValueRef inst);
void lower_terminator(struct fn *, LLVMValueRef inst, LLVMOpcode);
enum ir_order lower_order(LLVMAtomicOrdering);
/* bitfield.c: IRF_BITFIELD if the access is half of a bit-field's read-modify-write. */
uint8_t access_bitfield(struct fn *, LLVMValueRef inst, LLVMValueRef pointer);

/* stdatomic.c: an operation of std::atomic as a statement; false if the call is none. */
bool lower_std_atomic(struct fn *, LLVMValueRef call, LLVMValueRef callee);

/* once.c: what std::call_once calls */
struct once_call {
    LLVMValueRef function, closure;
};
bool find_once(struct fn *, LLVMValueRef call, LLVMValueRef callee, struct once_call *);

/* parts.c: structs with several addresses as results */
bool returns_parts(struct lower *, LLVMTypeRef function_type);
/* Memory for the parts of a call's result, to be passed as its last argument. */
ir_ref parts_memory(struct fn *, LLVMValueRef call);
/* Element of a call's result, loaded from that memory; false if the call has none. */
bool part_of_call(struct fn *, LLVMValueRef call, unsigned index, ir_ref *part);
void store_parts(struct fn *, LLVMValueRef returned);
/* access.c: element of a struct as a value of its own. */
ir_ref fn_part(struct fn *, LLVMValueRef value, unsigned index);
/* inst.c: what insertvalue put at a path; NULL with the aggregate that has it. */
LLVMValueRef inserted_value(LLVMValueRef *aggregate, const unsigned *path, unsigned n);

/* intrinsic.c */
void intrinsics_init(struct lower *);
void lower_intrinsic(struct fn *, LLVMValueRef call, LLVMValueRef callee, unsigned id);

/* Does the call give {result, overflow}? */
bool intrinsic_has_overflow(struct lower *, LLVMValueRef call);

/* asm.c */
void lower_asm(struct fn *, LLVMValueRef call, LLVMValueRef asm_value);

/* format.c: whether an argument of a call is printed as an address (%p), not read behind. */
bool format_prints_address(LLVMValueRef call, LLVMValueRef callee, unsigned arg);

/* audit.c */
void audit_function(struct lower *, const char *when, LLVMValueRef function);

#endif
