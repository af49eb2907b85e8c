/*
 * Operations of std::atomic, std::atomic_flag and std::atomic_ref are atomic operations of the
 * language, spelled as calls of tiny functions that choose the order at run time. A call with a
 * constant order becomes the operation itself, as it would be for _Atomic in C; others, and those
 * on structs, stay calls of what the header defines.
 *
 * Calls are told by their linkage name: the class, then the name of the operation.
 */
#include "front/llvm/lower.h"
#include <stdlib.h>
#include <string.h>

enum kind {
    KIND_NONE,
    KIND_LOAD,
    KIND_STORE,
    KIND_RMW,     /* gives the old value */
    KIND_RMW_NEW, /* gives the new value */
    KIND_CMPXCHG,
    KIND_SET, /* atomic_flag: test_and_set */
    KIND_CLEAR,
};

struct operation {
    const char *name; /* as it is spelled after the class or in a free function */
    enum kind kind;
    enum ir_rmw rmw;
    bool has_value; /* takes an operand; ++ and -- do not */
};

static const struct operation members[] = {
    {"4loadE", KIND_LOAD, 0, false},
    {"4testE", KIND_LOAD, 0, false},
    {"cv", KIND_LOAD, 0, false},
    {"5storeE", KIND_STORE, 0, true},
    {"aSE", KIND_STORE, 0, true},
    {"8exchangeE", KIND_RMW, RMW_XCHG, true},
    {"9fetch_addE", KIND_RMW, RMW_ADD, true},
    {"9fetch_subE", KIND_RMW, RMW_SUB, true},
    {"9fetch_andE", KIND_RMW, RMW_AND, true},
    {"8fetch_orE", KIND_RMW, RMW_OR, true},
    {"9fetch_xorE", KIND_RMW, RMW_XOR, true},
    {"ppEi", KIND_RMW, RMW_ADD, false},
    {"mmEi", KIND_RMW, RMW_SUB, false},
    {"ppEv", KIND_RMW_NEW, RMW_ADD, false},
    {"mmEv", KIND_RMW_NEW, RMW_SUB, false},
    {"pLE", KIND_RMW_NEW, RMW_ADD, true},
    {"mIE", KIND_RMW_NEW, RMW_SUB, true},
    {"aNE", KIND_RMW_NEW, RMW_AND, true},
    {"oRE", KIND_RMW_NEW, RMW_OR, true},
    {"eOE", KIND_RMW_NEW, RMW_XOR, true},
    {"21compare_exchange_weakE", KIND_CMPXCHG, 0, true},
    {"23compare_exchange_strongE", KIND_CMPXCHG, 0, true},
    {"12test_and_setE", KIND_SET, 0, false},
    {"5clearE", KIND_CLEAR, 0, false},
};

static const struct operation functions[] = {
    {"11atomic_loadI", KIND_LOAD, 0, false},
    {"20atomic_load_explicitI", KIND_LOAD, 0, false},
    {"12atomic_storeI", KIND_STORE, 0, true},
    {"21atomic_store_explicitI", KIND_STORE, 0, true},
    {"15atomic_exchangeI", KIND_RMW, RMW_XCHG, true},
    {"24atomic_exchange_explicitI", KIND_RMW, RMW_XCHG, true},
    {"16atomic_fetch_addI", KIND_RMW, RMW_ADD, true},
    {"25atomic_fetch_add_explicitI", KIND_RMW, RMW_ADD, true},
    {"16atomic_fetch_subI", KIND_RMW, RMW_SUB, true},
    {"25atomic_fetch_sub_explicitI", KIND_RMW, RMW_SUB, true},
    {"30atomic_compare_exchange_strongI", KIND_CMPXCHG, 0, true},
    {"28atomic_compare_exchange_weakI", KIND_CMPXCHG, 0, true},
    {"24atomic_flag_test_and_setP", KIND_SET, 0, false},
    {"33atomic_flag_test_and_set_explicitP", KIND_SET, 0, false},
    {"17atomic_flag_clearP", KIND_CLEAR, 0, false},
    {"26atomic_flag_clear_explicitP", KIND_CLEAR, 0, false},
};

static const struct operation *find_operation(const struct operation *table, size_t n,
                                              const char *name)
{
    for (size_t i = 0; i < n; i++)
        if (!strncmp(name, table[i].name, strlen(table[i].name)))
            return &table[i];
    return NULL;
}

/* Past a template argument list, which begins with I and ends with its E; NULL if it is odd. */
static const char *skip_args(const char *s)
{
    int depth = 0;
    for (; *s; s++) {
        if (*s >= '0' && *s <= '9') { /* a name of that many letters */
            size_t len = strtoul(s, (char **)&s, 10);
            if (strlen(s) < len || !len)
                return NULL;
            s += len - 1;
        } else if (*s == 'S' && s[1] != 0) {
            s++; /* St, Sa, a substitution: its letter opens nothing */
            while (*s != '_' && *s >= '0' && *s <= 'Z' && s[1])
                s++;
        } else if (*s == 'L') { /* a literal: up to its E */
            while (*s && *s != 'E')
                s++;
        } else if (*s == 'I' || *s == 'N' || *s == 'F' || *s == 'J') {
            depth++;
        } else if (*s == 'E' && --depth == 0) {
            return s + 1;
        }
    }
    return NULL;
}

/* The operation that a linkage name means; *is_ref: through the address in a std::atomic_ref. */
static const struct operation *operation_of(const char *name, bool *is_ref)
{
    static const char *const classes[] = {"St6atomicI", "St13__atomic_baseI", "St14__atomic_floatI",
                                          "St10atomic_refI", "St12__atomic_refI"};
    *is_ref = false;
    if (!strncmp(name, "_ZSt", 4)) {
        bool is_atomic = strstr(name, "St6atomicI") || strstr(name, "St11atomic_flag");
        return is_atomic ? find_operation(functions, ARRAY_SIZE(functions), name + 4) : NULL;
    }
    if (strncmp(name, "_ZN", 3) != 0)
        return NULL;
    name += 3;
    while (*name == 'K' || *name == 'V')
        name++;
    if (!strncmp(name, "St11atomic_flag", 15))
        return find_operation(members, ARRAY_SIZE(members), name + 15);
    for (size_t i = 0; i < ARRAY_SIZE(classes); i++) {
        size_t len = strlen(classes[i]);
        const char *rest = strncmp(name, classes[i], len) ? NULL : skip_args(name + len - 1);
        *is_ref = i >= 3;
        if (rest)
            return find_operation(members, ARRAY_SIZE(members), rest);
    }
    return NULL;
}

/* The order that the argument after `n` others gives; false if it is not known before run time. */
static bool constant_order(LLVMValueRef call, unsigned n, enum ir_order *order)
{
    *order = ORDER_SEQ_CST;
    if (LLVMGetNumArgOperands(call) <= n)
        return true;
    LLVMValueRef arg = LLVMGetOperand(call, n);
    if (!LLVMIsAConstantInt(arg) || LLVMConstIntGetZExtValue(arg) > 5)
        return false;
    *order = (enum ir_order)(LLVMConstIntGetZExtValue(arg) + 1);
    return true;
}

struct access {
    const struct operation *op;
    ir_ref address;
    enum ir_order order;
    LLVMTypeRef type; /* of the value */
    ir_ref value;
};

static struct ir_stmt atomic_stmt(struct fn *fn, enum ir_op op, const struct access *a)
{
    const struct type_info *t = type_info(fn->lo, a->type);
    return (struct ir_stmt){.op = (uint8_t)op,
                            .dst = IR_NO_REG,
                            .flags = fn_ptr_flag(fn, a->type),
                            .sub = (uint16_t)a->order,
                            .size = (uint32_t)t->store_size};
}

static void emit_rmw(struct fn *fn, LLVMValueRef call, const struct access *a, enum ir_rmw how)
{
    struct ir_stmt s = atomic_stmt(fn, IR_RMW, a);
    bool gives_new = a->op->kind == KIND_RMW_NEW;
    s.dst = gives_new ? ir_build_reg(fn->lo->build) : fn_def(fn, call);
    s.aux = how;
    fn_emit2(fn, s, a->address, a->value);
    enum ir_op again = how == RMW_SUB   ? IR_SUB
                       : how == RMW_AND ? IR_AND
                       : how == RMW_OR  ? IR_OR
                       : how == RMW_XOR ? IR_XOR
                                        : IR_ADD;
    if (gives_new)
        fn_emit2(
            fn,
            (struct ir_stmt){
                .op = (uint8_t)again, .dst = fn_def(fn, call), .flags = s.flags, .size = s.size},
            reg_ref(s.dst), a->value);
}

/* The value found goes to the variable that held the expected one. */
static void emit_cmpxchg(struct fn *fn, LLVMValueRef call, const struct access *a)
{
    ir_ref where = fn_value(fn, LLVMGetOperand(call, 1));
    struct ir_stmt load = atomic_stmt(fn, IR_LOAD, a);
    load.sub = ORDER_NONE;
    load.dst = ir_build_reg(fn->lo->build);
    fn_emit1(fn, load, where);
    struct ir_stmt s = atomic_stmt(fn, IR_CMPXCHG, a);
    s.dst = ir_build_reg(fn->lo->build);
    s.aux = fn_def(fn, call);
    fn_emit3(fn, s, a->address, reg_ref(load.dst), a->value);
    struct ir_stmt store = atomic_stmt(fn, IR_STORE, a);
    store.sub = ORDER_NONE;
    store.flags = 0;
    fn_emit2(fn, store, where, reg_ref(s.dst));
}

static void emit_atomic(struct fn *fn, LLVMValueRef call, struct access *a)
{
    struct ir_stmt s;
    ir_ref one = ir_build_int(fn->lo->build, 1);
    switch (a->op->kind) {
    case KIND_LOAD:
        s = atomic_stmt(fn, IR_LOAD, a);
        s.dst = fn_def(fn, call);
        fn_emit1(fn, s, a->address);
        break;
    case KIND_STORE:
    case KIND_CLEAR:
        s = atomic_stmt(fn, IR_STORE, a);
        s.flags = 0;
        if (a->op->kind == KIND_CLEAR)
            a->value = ir_build_int(fn->lo->build, 0);
        fn_emit2(fn, s, a->address, a->value);
        if (LLVMGetTypeKind(LLVMTypeOf(call)) != LLVMVoidTypeKind)
            fn_alias(fn, call, a->value);
        break;
    case KIND_CMPXCHG:
        emit_cmpxchg(fn, call, a);
        break;
    default:
        if (!a->op->has_value)
            a->value = one;
        emit_rmw(fn, call, a, a->op->kind == KIND_SET ? RMW_XCHG : a->op->rmw);
    }
}

static bool lower_fence(struct fn *fn, LLVMValueRef call, const char *name)
{
    struct ir_stmt s = {.op = IR_FENCE, .dst = IR_NO_REG};
    enum ir_order order;
    if (strcmp(name, "_ZSt19atomic_thread_fenceSt12memory_order") != 0 ||
        !constant_order(call, 0, &order))
        return false;
    s.sub = (uint16_t)order;
    fn_emit(fn, s, NULL, 0);
    return true;
}

/*
 * Does the atomic hold a class that is passed by address (std::atomic<std::shared_ptr<T>>, large
 * structs)? Then a pointer among the operands is no value, but tells where the value is.
 */
static bool is_passed_by_address(const char *name, LLVMTypeRef type)
{
    static const char *const classes[] = {"St6atomicI", "St13__atomic_baseI", "St10atomic_refI",
                                          "St12__atomic_refI"};
    if (LLVMGetTypeKind(type) != LLVMPointerTypeKind)
        return false;
    for (size_t i = 0; i < ARRAY_SIZE(classes); i++) {
        const char *at = strstr(name, classes[i]);
        if (at)
            return at[strlen(classes[i])] != 'P';
    }
    return false;
}

/* The type of the value that the operation is about; NULL if it is no scalar. */
static LLVMTypeRef value_type(struct fn *fn, LLVMValueRef call, const struct operation *op)
{
    unsigned at = op->kind == KIND_CMPXCHG ? 2 : 1;
    LLVMTypeRef type = LLVMTypeOf(call);
    if (op->kind == KIND_CLEAR)
        return LLVMInt8TypeInContext(fn->lo->context);
    if (op->has_value && LLVMGetNumArgOperands(call) > at)
        type = LLVMTypeOf(LLVMGetOperand(call, at));
    LLVMTypeKind kind = LLVMGetTypeKind(type);
    bool is_scalar = kind == LLVMIntegerTypeKind || kind == LLVMPointerTypeKind ||
                     kind == LLVMFloatTypeKind || kind == LLVMDoubleTypeKind;
    return is_scalar ? type : NULL;
}

bool lower_std_atomic(struct fn *fn, LLVMValueRef call, LLVMValueRef callee)
{
    size_t len;
    const char *name = LLVMGetValueName2(callee, &len);
    struct access a = {0};
    bool is_ref;
    if (lower_fence(fn, call, name))
        return true;
    if (!(a.op = operation_of(name, &is_ref)) || !LLVMGetNumArgOperands(call))
        return false;
    bool is_pointer_step = a.op->has_value && a.op->kind != KIND_CMPXCHG && a.op->rmw != RMW_XCHG &&
                           LLVMGetTypeKind(LLVMTypeOf(call)) == LLVMPointerTypeKind;
    unsigned nfixed = 1 + (a.op->kind == KIND_CMPXCHG) + a.op->has_value;
    bool is_step = !strncmp(a.op->name, "pp", 2) || !strncmp(a.op->name, "mm", 2);
    a.type = value_type(fn, call, a.op);
    a.order = ORDER_SEQ_CST;
    if (!a.type || is_passed_by_address(name, a.type) ||
        (is_pointer_step && a.op->kind != KIND_STORE) ||
        (!is_step && !constant_order(call, nfixed, &a.order)))
        return false;
    a.address = fn_value(fn, LLVMGetOperand(call, 0));
    if (a.op->has_value)
        a.value = fn_value(fn, LLVMGetOperand(call, nfixed - 1));
    if (is_ref) {
        uint32_t reg = ir_build_reg(fn->lo->build);
        fn_emit1(fn,
                 (struct ir_stmt){
                     .op = IR_LOAD, .dst = reg, .flags = IRF_PTR, .size = fn->lo->pointer_size},
                 a.address);
        a.address = reg_ref(reg);
    }
    emit_atomic(fn, call, &a);
    return true;
}
