/* Calls: direct, indirect, intrinsic, inline assembly. */
#include "front/llvm/lower.h"

static bool call_is_noreturn(struct fn *fn, LLVMValueRef call, LLVMValueRef callee)
{
    struct lower *lo = fn->lo;
    if (LLVMGetCallSiteEnumAttribute(call, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                                     lo->attr_noreturn))
        return true;
    uint32_t sym = LLVMIsAFunction(callee) ? lower_sym(lo, callee) : IR_NONE;
    return sym != IR_NONE && ir_build_sym_at(lo->build, sym)->flags & SYMF_NORETURN;
}

/* The address as a number. */
static ir_ref number_of(struct fn *fn, ir_ref address)
{
    uint32_t reg = ir_build_reg(fn->lo->build);
    fn_emit1(fn, (struct ir_stmt){.op = IR_PTRTOINT, .dst = reg, .flags = IRF_PTR | IRF_WIDE_INT},
             address);
    return reg_ref(reg);
}

static void emit_call(struct fn *fn, LLVMValueRef call, LLVMValueRef callee)
{
    LLVMTypeRef type = LLVMTypeOf(call);
    struct ir_stmt s = {.op = IR_CALL, .dst = IR_NO_REG};
    unsigned n = LLVMGetNumArgOperands(call);
    ir_ref parts = NO_REF, target = fn_value(fn, callee);
    struct once_call once;
    bool is_once = find_once(fn, call, callee, &once);
    if (returns_parts(fn->lo, LLVMGetCalledFunctionType(call)))
        parts = parts_memory(fn, call);
    vec_clear(&fn->args);
    vec_push(&fn->args, target);
    for (unsigned i = 0; i < n; i++) {
        ir_ref arg = fn_value(fn, is_once && i ? once.function : LLVMGetOperand(call, i));
        if (!ref_is_none(arg) && format_prints_address(call, callee, i))
            arg = number_of(fn, arg);
        vec_push(&fn->args, arg);
    }
    if (is_once)
        vec_push(&fn->args, fn_value(fn, once.closure));
    if (!ref_is_none(parts))
        vec_push(&fn->args, parts);
    if (LLVMGetTypeKind(type) != LLVMVoidTypeKind) {
        s.dst = fn_def(fn, call);
        s.flags = fn_ptr_flag(fn, type);
    }
    if (call_is_noreturn(fn, call, callee))
        s.flags |= IRF_NORETURN;
    fn_emit(fn, s, fn->args.at, (uint32_t)fn->args.n);
}

void lower_call(struct fn *fn, LLVMValueRef call)
{
    LLVMValueRef callee = LLVMGetCalledValue(call);
    if (LLVMIsAFunction(callee)) {
        unsigned id = LLVMGetIntrinsicID(callee);
        if (id ||
            lower_sym(fn->lo, callee) == IR_NONE) /* also intrinsics that LLVM has forgotten */
            lower_intrinsic(fn, call, callee, id);
        else if (!lower_std_atomic(fn, call, callee))
            emit_call(fn, call, callee);
    } else if (LLVMIsAInlineAsm(callee)) {
        lower_asm(fn, call, callee);
    } else {
        emit_call(fn, call, callee);
    }
}
