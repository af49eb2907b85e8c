/*
 * LLVM's own functions. One table says what becomes of each family; what is not in it is a value
 * that we do not model (OPAQUE), and lost coverage if it may touch memory.
 */
#include "front/llvm/lower.h"
#include <stdio.h>

enum intrinsic_kind {
    INTR_DROP,   /* no effect that we model */
    INTR_OPAQUE, /* a value we do not model, no memory */
    INTR_FIRST,  /* its first argument */
    INTR_EITHER, /* one of its first two arguments */
    INTR_MEMCOPY,
    INTR_MEMSET,
    INTR_VASTART,
    INTR_VACOPY,
    INTR_ADD_OVERFLOW, /* {result, overflow} */
    INTR_SUB_OVERFLOW,
    INTR_MUL_OVERFLOW,
    INTR_LOAD,  /* masked load and alike: pointer first */
    INTR_STORE, /* masked store: value, pointer */
    INTR_FENCE,
    INTR_TRAP,
    INTR_CORO_BEGIN, /* id, memory: the frame lies in that memory */
    INTR_CORO_AWAIT, /* awaiter, handle, function: calls it with them */
};

static const struct {
    const char *name; /* without "llvm." */
    enum intrinsic_kind kind;
} intrinsic_table[] = {
    {"dbg.declare", INTR_DROP},
    {"dbg.value", INTR_DROP},
    {"dbg.label", INTR_DROP},
    {"dbg.assign", INTR_DROP},
    {"lifetime.start", INTR_DROP},
    {"lifetime.end", INTR_DROP},
    {"invariant.end", INTR_DROP},
    {"assume", INTR_DROP},
    {"prefetch", INTR_DROP},
    {"experimental.noalias.scope.decl", INTR_DROP},
    {"pseudoprobe", INTR_DROP},
    {"sideeffect", INTR_DROP},
    {"donothing", INTR_DROP},
    {"var.annotation", INTR_DROP},
    {"codeview.annotation", INTR_DROP},
    {"stackrestore", INTR_DROP},
    {"va_end", INTR_DROP},
    {"instrprof.increment", INTR_DROP},
    {"instrprof.cover", INTR_DROP},
    {"localescape", INTR_DROP},
    {"eh.begincatch", INTR_DROP},
    {"eh.endcatch", INTR_DROP},
    {"x86.sse2.pause", INTR_DROP},
    {"fake.use", INTR_DROP},
    {"aarch64.hint", INTR_DROP},
    {"invariant.start", INTR_OPAQUE},
    {"stacksave", INTR_OPAQUE},
    {"objectsize", INTR_OPAQUE},
    {"is.constant", INTR_OPAQUE},
    {"returnaddress", INTR_OPAQUE},
    {"frameaddress", INTR_OPAQUE},
    {"eh.typeid.for", INTR_OPAQUE},
    {"type.test", INTR_OPAQUE},
    {"public.type.test", INTR_OPAQUE},
    {"addressofreturnaddress", INTR_OPAQUE},
    {"sponentry", INTR_OPAQUE},
    {"read_register", INTR_OPAQUE},
    {"readcyclecounter", INTR_OPAQUE},
    {"get.rounding", INTR_OPAQUE},
    {"thread.pointer", INTR_OPAQUE},
    {"expect", INTR_FIRST},
    {"expect.with.probability", INTR_FIRST},
    {"threadlocal.address", INTR_FIRST},
    {"launder.invariant.group", INTR_FIRST},
    {"strip.invariant.group", INTR_FIRST},
    {"ssa.copy", INTR_FIRST},
    {"annotation", INTR_FIRST},
    {"ptr.annotation", INTR_FIRST},
    {"ptrmask", INTR_FIRST},
    {"arithmetic.fence", INTR_FIRST},
    {"preserve.array.access.index", INTR_FIRST},
    {"preserve.struct.access.index", INTR_FIRST},
    {"preserve.union.access.index", INTR_FIRST},
    {"adjust.trampoline", INTR_FIRST},
    {"smax", INTR_EITHER},
    {"smin", INTR_EITHER},
    {"umax", INTR_EITHER},
    {"umin", INTR_EITHER},
    {"memcpy", INTR_MEMCOPY},
    {"memmove", INTR_MEMCOPY},
    {"memcpy.inline", INTR_MEMCOPY},
    {"memcpy.element.unordered.atomic", INTR_MEMCOPY},
    {"memmove.element.unordered.atomic", INTR_MEMCOPY},
    {"memset", INTR_MEMSET},
    {"memset.inline", INTR_MEMSET},
    {"memset.element.unordered.atomic", INTR_MEMSET},
    {"va_start", INTR_VASTART},
    {"va_copy", INTR_VACOPY},
    {"sadd.with.overflow", INTR_ADD_OVERFLOW},
    {"uadd.with.overflow", INTR_ADD_OVERFLOW},
    {"ssub.with.overflow", INTR_SUB_OVERFLOW},
    {"usub.with.overflow", INTR_SUB_OVERFLOW},
    {"smul.with.overflow", INTR_MUL_OVERFLOW},
    {"umul.with.overflow", INTR_MUL_OVERFLOW},
    {"masked.load", INTR_LOAD},
    {"masked.gather", INTR_LOAD},
    {"masked.expandload", INTR_LOAD},
    {"masked.store", INTR_STORE},
    {"masked.scatter", INTR_STORE},
    {"masked.compressstore", INTR_STORE},
    {"x86.sse2.mfence", INTR_FENCE},
    {"x86.sse2.lfence", INTR_FENCE},
    {"x86.sse.sfence", INTR_FENCE},
    {"aarch64.dmb", INTR_FENCE},
    {"aarch64.dsb", INTR_FENCE},
    {"trap", INTR_TRAP},
    {"debugtrap", INTR_DROP},
    {"ubsantrap", INTR_TRAP},
    {"coro.id", INTR_OPAQUE},
    {"coro.alloc", INTR_OPAQUE},
    {"coro.begin", INTR_CORO_BEGIN},
    {"coro.size", INTR_OPAQUE},
    {"coro.align", INTR_OPAQUE},
    {"coro.save", INTR_OPAQUE},
    {"coro.suspend", INTR_OPAQUE},
    {"coro.free", INTR_OPAQUE},
    {"coro.end", INTR_OPAQUE},
    {"coro.await.suspend.void", INTR_CORO_AWAIT},
    {"coro.await.suspend.bool", INTR_CORO_AWAIT},
    {"coro.await.suspend.handle", INTR_CORO_AWAIT},
};

void intrinsics_init(struct lower *lo)
{
    for (size_t i = 0; i < ARRAY_SIZE(intrinsic_table); i++) {
        char name[80];
        int len = snprintf(name, sizeof name, "llvm.%s", intrinsic_table[i].name);
        unsigned id = LLVMLookupIntrinsicID(name, (size_t)len);
        if (id)
            map_put(&lo->intrinsics, id, (uint32_t)intrinsic_table[i].kind + 1);
    }
}

static bool known_kind(struct lower *lo, unsigned id, enum intrinsic_kind *kind)
{
    uint32_t k = map_get(&lo->intrinsics, id, 0);
    *kind = (enum intrinsic_kind)(k - 1);
    return k != 0;
}

bool intrinsic_has_overflow(struct lower *lo, LLVMValueRef call)
{
    LLVMValueRef callee = LLVMGetCalledValue(call);
    enum intrinsic_kind kind;
    if (!LLVMIsAFunction(callee) || !known_kind(lo, LLVMGetIntrinsicID(callee), &kind))
        return false;
    return kind >= INTR_ADD_OVERFLOW && kind <= INTR_MUL_OVERFLOW;
}

static ir_ref call_arg(struct fn *fn, LLVMValueRef call, unsigned i)
{
    return fn_value(fn, LLVMGetOperand(call, i));
}

static uint8_t volatile_flag(LLVMValueRef call)
{
    if (LLVMGetNumArgOperands(call) < 4)
        return 0;
    LLVMValueRef v = LLVMGetOperand(call, 3);
    return LLVMIsAConstantInt(v) && LLVMConstIntGetZExtValue(v) == 1 ? IRF_VOLATILE : 0;
}

static void lower_bulk(struct fn *fn, LLVMValueRef call, enum ir_op op)
{
    LLVMValueRef length = LLVMGetOperand(call, 2);
    struct ir_stmt s = {.op = (uint8_t)op, .dst = IR_NO_REG, .flags = volatile_flag(call)};
    ir_ref to = call_arg(fn, call, 0), from = call_arg(fn, call, 1);
    fn_emit3(fn, s, to, from, fn_value(fn, length));
}

static void lower_overflow(struct fn *fn, LLVMValueRef call, enum ir_op op)
{
    ir_ref a = call_arg(fn, call, 0), b = call_arg(fn, call, 1);
    struct ir_stmt s = {.op = (uint8_t)op, .dst = fn_def(fn, call)};
    s.flags = fn_ptr_flag(fn, LLVMTypeOf(call));
    fn_emit2(fn, s, a, b);
    fn_emit2(fn, (struct ir_stmt){.op = IR_OPAQUE, .dst = fn_def_second(fn, call)}, a, b);
}

static void lower_either(struct fn *fn, LLVMValueRef call)
{
    ir_ref a = call_arg(fn, call, 0), b = call_arg(fn, call, 1);
    fn_emit2(fn,
             (struct ir_stmt){.op = IR_MERGE,
                              .dst = fn_def(fn, call),
                              .flags = fn_ptr_flag(fn, LLVMTypeOf(call))},
             a, b);
}

static void lower_masked_store(struct fn *fn, LLVMValueRef call)
{
    LLVMTypeRef type = LLVMTypeOf(LLVMGetOperand(call, 0));
    ir_ref value = call_arg(fn, call, 0), address = call_arg(fn, call, 1);
    fn_emit2(fn,
             (struct ir_stmt){.op = IR_STORE,
                              .dst = IR_NO_REG,
                              .size = (uint32_t)type_info(fn->lo, type)->store_size},
             address, value);
}

static void lower_va(struct fn *fn, LLVMValueRef call, enum intrinsic_kind kind)
{
    ir_ref list = call_arg(fn, call, 0);
    if (kind == INTR_VASTART)
        fn_emit1(fn, (struct ir_stmt){.op = IR_VASTART, .dst = IR_NO_REG}, list);
    else
        fn_emit2(fn, (struct ir_stmt){.op = IR_VACOPY, .dst = IR_NO_REG}, list,
                 call_arg(fn, call, 1));
}

/* Suspension is not modelled: the body runs through as if it were one call. */
static void lower_coroutine(struct fn *fn, LLVMValueRef call, enum intrinsic_kind kind)
{
    if (kind == INTR_CORO_BEGIN) {
        ir_ref memory = call_arg(fn, call, 1);
        fn_alias(fn, call, memory);
        fn_loss(fn, LOSS_FEATURE, IR_NONE, "coroutine");
        return;
    }
    LLVMTypeRef type = LLVMTypeOf(call);
    bool is_void = LLVMGetTypeKind(type) == LLVMVoidTypeKind;
    struct ir_stmt s = {.op = IR_CALL, .dst = is_void ? IR_NO_REG : fn_def(fn, call)};
    s.flags = is_void ? 0 : fn_ptr_flag(fn, type);
    ir_ref awaiter = call_arg(fn, call, 0), handle = call_arg(fn, call, 1);
    fn_emit3(fn, s, call_arg(fn, call, 2), awaiter, handle);
}

/* Not in the table: a pure value, unless it gets an address and is not known to keep off memory. */
static void lower_unknown(struct fn *fn, LLVMValueRef call, LLVMValueRef callee)
{
    unsigned n = LLVMGetNumArgOperands(call);
    bool takes_address = false;
    for (unsigned i = 0; i < n; i++)
        takes_address |=
            LLVMGetTypeKind(LLVMTypeOf(LLVMGetOperand(call, i))) == LLVMPointerTypeKind;
    if (LLVMGetTypeKind(LLVMTypeOf(call)) != LLVMVoidTypeKind)
        fn_opaque(fn, call, (int)n);
    if (takes_address) {
        size_t len;
        fn_loss(fn, LOSS_FEATURE, IR_NONE, LLVMGetValueName2(callee, &len));
    }
}

static void lower_known(struct fn *fn, LLVMValueRef call, enum intrinsic_kind kind)
{
    switch (kind) {
    case INTR_DROP:
        break;
    case INTR_OPAQUE:
        if (LLVMGetTypeKind(LLVMTypeOf(call)) == LLVMVoidTypeKind)
            break;
        fn_opaque(fn, call, (int)LLVMGetNumArgOperands(call));
        break;
    case INTR_FIRST: {
        ir_ref first = call_arg(fn, call, 0);
        fn_alias(fn, call, first);
        break;
    }
    case INTR_EITHER:
        lower_either(fn, call);
        break;
    case INTR_MEMCOPY:
        lower_bulk(fn, call, IR_MEMCOPY);
        break;
    case INTR_MEMSET:
        lower_bulk(fn, call, IR_MEMSET);
        break;
    case INTR_VASTART:
    case INTR_VACOPY:
        lower_va(fn, call, kind);
        break;
    case INTR_ADD_OVERFLOW:
        lower_overflow(fn, call, IR_ADD);
        break;
    case INTR_SUB_OVERFLOW:
        lower_overflow(fn, call, IR_SUB);
        break;
    case INTR_MUL_OVERFLOW:
        lower_overflow(fn, call, IR_MUL);
        break;
    case INTR_LOAD:
        lower_load(fn, call, LLVMTypeOf(call), call_arg(fn, call, 0), 0, ORDER_NONE);
        break;
    case INTR_STORE:
        lower_masked_store(fn, call);
        break;
    case INTR_FENCE:
        fn_emit(fn, (struct ir_stmt){.op = IR_FENCE, .dst = IR_NO_REG, .sub = ORDER_SEQ_CST}, NULL,
                0);
        break;
    case INTR_CORO_BEGIN:
    case INTR_CORO_AWAIT:
        lower_coroutine(fn, call, kind);
        break;
    case INTR_TRAP:
        break; /* the unreachable behind it ends the block */
    }
}

void lower_intrinsic(struct fn *fn, LLVMValueRef call, LLVMValueRef callee, unsigned id)
{
    enum intrinsic_kind kind;
    if (known_kind(fn->lo, id, &kind))
        lower_known(fn, call, kind);
    else
        lower_unknown(fn, call, callee);
}
