/*
 * Inline assembly. Compiler barriers, fences and spin hints are understood; an instruction with a
 * lock prefix on a memory operand is an atomic update; register-only code is a value we do not
 * model. Everything else is lost coverage.
 */
#include "front/llvm/lower.h"
#include <stdio.h>
#include <stdlib.h>

enum asm_kind { ASM_NOTHING, ASM_FENCE, ASM_ATOMIC, ASM_REGISTERS, ASM_UNKNOWN };

static bool has_word(const char *text, const char *word)
{
    return strstr(text, word) != NULL;
}

static const char *skip_blank(const char *s)
{
    while (*s == ' ' || *s == '\t' || *s == '\n' || *s == ';')
        s++;
    return s;
}

static bool is_spin_hint(const char *text)
{
    static const char *const hints[] = {"pause", "rep; nop", "rep;nop", "rep nop", "nop", "yield"};
    for (size_t i = 0; i < ARRAY_SIZE(hints); i++) {
        size_t len = strlen(hints[i]);
        if (!strncmp(text, hints[i], len) && !*skip_blank(text + len))
            return true;
    }
    return false;
}

static bool is_fence(const char *text)
{
    return !strncmp(text, "mfence", 6) || !strncmp(text, "lfence", 6) ||
           !strncmp(text, "sfence", 6) || !strncmp(text, "dmb", 3) || !strncmp(text, "dsb", 3);
}

static enum asm_kind classify(const char *text, const char *constraints)
{
    bool has_memory = has_word(constraints, "*m") || has_word(constraints, "*Q");
    bool is_lock = !strncmp(text, "lock", 4);
    if (!*text || is_spin_hint(text))
        return ASM_NOTHING;
    if (is_fence(text))
        return ASM_FENCE;
    if (is_lock || !strncmp(text, "xchg", 4))
        return has_memory ? ASM_ATOMIC : is_lock ? ASM_FENCE : ASM_UNKNOWN;
    if (!has_memory && !has_word(constraints, "~{memory}"))
        return ASM_REGISTERS;
    return ASM_UNKNOWN;
}

static uint32_t emit_result(struct fn *fn, LLVMValueRef call, enum ir_op op)
{
    LLVMTypeRef type = LLVMTypeOf(call);
    bool is_void = LLVMGetTypeKind(type) == LLVMVoidTypeKind;
    if (is_void && op == IR_OPAQUE)
        return IR_NONE;
    unsigned n = LLVMGetNumArgOperands(call);
    vec_clear(&fn->args);
    for (unsigned i = 0; i < n; i++) {
        ir_ref arg = fn_value(fn, LLVMGetOperand(call, i));
        vec_push(&fn->args, arg);
    }
    struct ir_stmt s = {.op = (uint8_t)op, .dst = is_void ? IR_NO_REG : fn_def(fn, call)};
    s.flags = is_void ? 0 : fn_ptr_flag(fn, type);
    return fn_emit(fn, s, fn->args.at, (uint32_t)fn->args.n);
}

/* The first operand that is an address stands for the memory operand. */
static void emit_atomic(struct fn *fn, LLVMValueRef call)
{
    unsigned n = LLVMGetNumArgOperands(call);
    for (unsigned i = 0; i < n; i++) {
        LLVMValueRef operand = LLVMGetOperand(call, i);
        if (LLVMGetTypeKind(LLVMTypeOf(operand)) != LLVMPointerTypeKind)
            continue;
        LLVMAttributeRef attr = LLVMGetCallSiteEnumAttribute(call, i + 1, fn->lo->attr_elementtype);
        uint64_t size = attr ? type_info(fn->lo, LLVMGetTypeAttributeValue(attr))->store_size : 0;
        fn_emit2(fn,
                 (struct ir_stmt){.op = IR_RMW,
                                  .dst = IR_NO_REG,
                                  .sub = ORDER_SEQ_CST,
                                  .aux = RMW_OTHER,
                                  .size = (uint32_t)size},
                 fn_value(fn, operand), NO_REF);
        break;
    }
    emit_result(fn, call, IR_OPAQUE);
}

static void emit_unknown(struct fn *fn, LLVMValueRef call, const char *text)
{
    char shown[96];
    size_t n = 0;
    for (; *text && n < sizeof shown - 1; text++)
        shown[n++] = *text == '\n' || *text == '\t' ? ' ' : *text;
    shown[n] = '\0';
    uint32_t stmt = emit_result(fn, call, IR_ASM);
    fn_loss(fn, LOSS_ASM, stmt, shown);
}

void lower_asm(struct fn *fn, LLVMValueRef call, LLVMValueRef asm_value)
{
    size_t len = 0, clen = 0;
    const char *text = LLVMGetInlineAsmAsmString(asm_value, &len);
    const char *constraints = LLVMGetInlineAsmConstraintString(asm_value, &clen);
    char *own = xstrndup(text ? text : "", len),
         *own_constraints = xstrndup(constraints ? constraints : "", clen);
    const char *code = skip_blank(own);
    switch (classify(code, own_constraints)) {
    case ASM_NOTHING:
    case ASM_REGISTERS:
        emit_result(fn, call, IR_OPAQUE);
        break;
    case ASM_FENCE:
        fn_emit(fn, (struct ir_stmt){.op = IR_FENCE, .dst = IR_NO_REG, .sub = ORDER_SEQ_CST}, NULL,
                0);
        emit_result(fn, call, IR_OPAQUE);
        break;
    case ASM_ATOMIC:
        emit_atomic(fn, call);
        break;
    case ASM_UNKNOWN:
        emit_unknown(fn, call, code);
        break;
    }
    free(own);
    free(own_constraints);
}
