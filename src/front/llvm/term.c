/* Block ends: branches, switches, returns, exceptions. */
#include "front/llvm/lower.h"

static uint32_t block_number(struct fn *fn, LLVMBasicBlockRef block)
{
    return map_get(&fn->blocks, ptr_key(block), 0);
}

static void emit_end(struct fn *fn, enum ir_op op, const ir_ref *args, uint32_t nargs, uint32_t aux)
{
    fn_emit(fn, (struct ir_stmt){.op = (uint8_t)op, .dst = IR_NO_REG, .aux = aux}, args, nargs);
    ir_build_succs(fn->lo->build, fn->succs.at, (uint32_t)fn->succs.n);
}

static void emit_term(struct fn *fn, enum ir_op op, const ir_ref *args, uint32_t nargs)
{
    emit_end(fn, op, args, nargs, 0);
}

static void collect_succs(struct fn *fn, LLVMValueRef term)
{
    unsigned n = LLVMGetNumSuccessors(term);
    for (unsigned i = 0; i < n; i++)
        vec_push(&fn->succs, block_number(fn, LLVMGetSuccessor(term, i)));
}

static void lower_return(struct fn *fn, LLVMValueRef term)
{
    if (LLVMGetNumOperands(term) == 0) {
        emit_term(fn, IR_RET, NULL, 0);
        return;
    }
    store_parts(fn, LLVMGetOperand(term, 0));
    ir_ref value = fn_value(fn, LLVMGetOperand(term, 0));
    emit_term(fn, IR_RET, &value, 1);
}

static void lower_branch(struct fn *fn, LLVMValueRef term)
{
    uint32_t rounds = simd_rounds(fn->lo, term);
    collect_succs(fn, term);
    if (!LLVMIsConditional(term)) {
        emit_end(fn, IR_JUMP, NULL, 0, rounds);
        return;
    }
    ir_ref cond = fn_value(fn, LLVMGetCondition(term));
    emit_end(fn, IR_BRANCH, &cond, 1, rounds);
}

LLVMValueRef switch_case_value(LLVMValueRef term, unsigned successor)
{
#if LLVM_VERSION_MAJOR >= 22
    return LLVMGetSwitchCaseValue(term, successor);
#else
    return LLVMGetOperand(term, 2 * successor);
#endif
}

/* What a switch asks for: cases are (value - base) rotated right by `shift` bits. */
struct selector {
    LLVMValueRef value;
    int64_t base;
    unsigned shift;
};

static bool is_rotation(LLVMValueRef v)
{
    size_t len;
    LLVMValueRef callee = LLVMIsACallInst(v) ? LLVMGetCalledValue(v) : NULL;
    const char *name = callee && LLVMIsAFunction(callee) ? LLVMGetValueName2(callee, &len) : "";
    return strncmp(name, "llvm.fshl.", 10) == 0 && LLVMGetNumArgOperands(v) == 3 &&
           LLVMGetOperand(v, 0) == LLVMGetOperand(v, 1) && LLVMIsAConstantInt(LLVMGetOperand(v, 2));
}

/* simplifycfg makes cases dense (0, 64, 128 become 0, 1, 2); callers pass the plain values. */
static struct selector selector_of(LLVMValueRef cond)
{
    struct selector s = {cond, 0, 0};
    unsigned width = LLVMGetIntTypeWidth(LLVMTypeOf(cond));
    if (!is_rotation(cond) || width > 64)
        return s;
    s.shift = (width - (unsigned)LLVMConstIntGetZExtValue(LLVMGetOperand(cond, 2)) % width) % width;
    s.value = LLVMGetOperand(cond, 0);
    LLVMValueRef sub = LLVMIsABinaryOperator(s.value);
    if (sub && LLVMGetInstructionOpcode(sub) == LLVMSub &&
        LLVMIsAConstantInt(LLVMGetOperand(sub, 1))) {
        s.base = LLVMConstIntGetSExtValue(LLVMGetOperand(sub, 1));
        s.value = LLVMGetOperand(sub, 0);
    }
    return s;
}

static ir_ref case_ref(struct fn *fn, const struct selector *s, LLVMValueRef label)
{
    if (!s->shift)
        return const_ref(fn->lo, label);
    uint64_t plain = (LLVMConstIntGetZExtValue(label) << s->shift) + (uint64_t)s->base;
    return const_ref(fn->lo, LLVMConstInt(LLVMTypeOf(label), plain, true));
}

static void lower_switch(struct fn *fn, LLVMValueRef term)
{
    unsigned n = LLVMGetNumSuccessors(term);
    struct selector s = selector_of(LLVMGetOperand(term, 0));
    VEC(ir_ref) args = {0};
    vec_push(&args, fn_value(fn, s.value));
    for (unsigned i = 1; i < n; i++)
        vec_push(&args, case_ref(fn, &s, switch_case_value(term, i)));
    collect_succs(fn, term);
    emit_term(fn, IR_SWITCH, args.at, (uint32_t)args.n);
    vec_release(&args);
}

static void lower_invoke(struct fn *fn, LLVMValueRef term)
{
    LLVMValueRef callee = LLVMGetCalledValue(term);
    lower_call(fn, term);
    vec_push(&fn->succs, block_number(fn, LLVMGetNormalDest(term)));
    if (LLVMIsAFunction(callee) && LLVMGetIntrinsicID(callee)) {
        emit_term(fn, IR_JUMP, NULL, 0);
        return;
    }
    vec_push(&fn->succs, block_number(fn, LLVMGetUnwindDest(term)));
    emit_term(fn, IR_INVOKE, NULL, 0);
}

/* asm goto: the assembly, then a jump to any of its labels. */
static void lower_callbr(struct fn *fn, LLVMValueRef term)
{
    lower_call(fn, term);
    ir_ref unknown = NO_REF;
    collect_succs(fn, term);
    emit_term(fn, IR_INDIRECT, &unknown, 1);
}

static void lower_indirect(struct fn *fn, LLVMValueRef term)
{
    ir_ref address = fn_value(fn, LLVMGetOperand(term, 0));
    collect_succs(fn, term);
    emit_term(fn, IR_INDIRECT, &address, 1);
}

/* Windows exception handling has its own block structure; we keep its edges only. */
static void lower_funclet_end(struct fn *fn, LLVMValueRef term)
{
    ir_ref unknown = NO_REF;
    collect_succs(fn, term);
    fn_loss(fn, LOSS_FEATURE, IR_NONE, "windows exception handling");
    if (fn->succs.n == 0)
        emit_term(fn, IR_THROW, NULL, 0);
    else if (fn->succs.n == 1)
        emit_term(fn, IR_JUMP, NULL, 0);
    else
        emit_term(fn, IR_INDIRECT, &unknown, 1);
}

void lower_terminator(struct fn *fn, LLVMValueRef term, LLVMOpcode op)
{
    vec_clear(&fn->succs);
    switch (op) {
    case LLVMRet:
        lower_return(fn, term);
        break;
    case LLVMBr:
        lower_branch(fn, term);
        break;
    case LLVMSwitch:
        lower_switch(fn, term);
        break;
    case LLVMInvoke:
        lower_invoke(fn, term);
        break;
    case LLVMCallBr:
        lower_callbr(fn, term);
        break;
    case LLVMIndirectBr:
        lower_indirect(fn, term);
        break;
    case LLVMResume: {
        ir_ref thrown = fn_value(fn, LLVMGetOperand(term, 0));
        emit_term(fn, IR_THROW, &thrown, 1);
        break;
    }
    case LLVMUnreachable:
        emit_term(fn, IR_UNREACHABLE, NULL, 0);
        break;
    default:
        lower_funclet_end(fn, term);
    }
}
