/*
 * Functions that return a small struct with several addresses ({ptr, ptr} of a pair, a view, a
 * closure). One register cannot tell them apart, so such a function gets a hidden last parameter:
 * memory of the caller, into which it stores the parts before it returns. The caller loads them
 * from there where it takes the struct apart. Both sides decide by the type alone, so that calls
 * through pointers agree. The register with any of the addresses is there as well, for models and
 * for what uses the struct as a whole.
 */
#include "front/llvm/lower.h"

enum { MAX_PARTS = 4 };

bool returns_parts(struct lower *lo, LLVMTypeRef function_type)
{
    LLVMTypeRef type = LLVMGetReturnType(function_type);
    if (LLVMGetTypeKind(type) != LLVMStructTypeKind || LLVMIsFunctionVarArg(function_type))
        return false;
    unsigned n = LLVMCountStructElementTypes(type), addresses = 0;
    for (unsigned i = 0; i < n; i++) {
        const struct type_info *t = type_info(lo, LLVMStructGetTypeAtIndex(type, i));
        if (type_is_aggregate(t))
            return false;
        addresses += t->is_ptr;
    }
    return n <= MAX_PARTS && addresses > 1 && type_info(lo, type)->has_ptr;
}

/* Values are aligned to 8 bytes: keys + 2 are free for where a call's parts are. */
ir_ref parts_memory(struct fn *fn, LLVMValueRef call)
{
    uint64_t size = type_info(fn->lo, LLVMTypeOf(call))->alloc_size;
    uint32_t reg = ir_build_reg(fn->lo->build);
    fn_emit(fn,
            (struct ir_stmt){
                .op = IR_ALLOCA, .dst = reg, .flags = IRF_PTR, .aux = 1, .size = (uint32_t)size},
            NULL, 0);
    map_put(&fn->values, ptr_key(call) + 2, reg_ref(reg).bits);
    return reg_ref(reg);
}

/* A function that is only declared here may have a model, which knows of no parts. */
static bool may_be_modelled(LLVMValueRef call)
{
    LLVMValueRef callee = LLVMGetCalledValue(call);
    return LLVMIsAFunction(callee) && LLVMIsDeclaration(callee);
}

bool part_of_call(struct fn *fn, LLVMValueRef call, unsigned index, ir_ref *part)
{
    uint32_t memory = map_get(&fn->values, ptr_key(call) + 2, 0);
    if (!memory)
        return false;
    LLVMTypeRef type = LLVMTypeOf(call), element = LLVMStructGetTypeAtIndex(type, index);
    uint64_t offset = LLVMOffsetOfElement(fn->lo->layout, type, index);
    ir_ref address = fn_offset(fn, (ir_ref){memory}, offset);
    *part = reg_ref(ir_build_reg(fn->lo->build));
    struct ir_stmt s = {.op = IR_LOAD,
                        .dst = ref_index(*part),
                        .flags = fn_ptr_flag(fn, element),
                        .size = (uint32_t)type_info(fn->lo, element)->store_size};
    fn_emit1(fn, s, address);
    if (s.flags & IRF_PTR && may_be_modelled(call)) {
        ir_ref either[] = {*part, fn_value(fn, call)};
        *part = reg_ref(ir_build_reg(fn->lo->build));
        fn_emit(fn, (struct ir_stmt){.op = IR_MERGE, .dst = ref_index(*part), .flags = IRF_PTR},
                either, 2);
    }
    return true;
}

/* Before a return: the parts of the value go to the caller's memory. */
void store_parts(struct fn *fn, LLVMValueRef value)
{
    LLVMTypeRef function_type = LLVMGlobalGetValueType(fn->llvm), type = LLVMTypeOf(value);
    if (!returns_parts(fn->lo, function_type))
        return;
    ir_ref memory = reg_ref(LLVMCountParams(fn->llvm));
    for (unsigned i = 0; i < LLVMCountStructElementTypes(type); i++) {
        LLVMTypeRef element = LLVMStructGetTypeAtIndex(type, i);
        struct ir_stmt s = {.op = IR_STORE,
                            .dst = IR_NO_REG,
                            .size = (uint32_t)type_info(fn->lo, element)->store_size};
        ir_ref part = fn_part(fn, value, i);
        if (!ref_is_none(part))
            fn_emit2(fn, s, fn_offset(fn, memory, LLVMOffsetOfElement(fn->lo->layout, type, i)),
                     part);
    }
}
