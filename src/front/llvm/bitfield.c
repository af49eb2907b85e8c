/*
 * A write to a bit-field is compiled to load, mask, store of its storage unit. Both halves are
 * marked if debug info has a bit-field there and the stored value is made from the loaded one.
 */
#include "front/llvm/lower.h"

static bool made_from(LLVMValueRef value, LLVMValueRef load, int depth)
{
    if (value == load)
        return true;
    if (depth == 0 || !LLVMIsABinaryOperator(value))
        return false;
    return made_from(LLVMGetOperand(value, 0), load, depth - 1) ||
           made_from(LLVMGetOperand(value, 1), load, depth - 1);
}

/* The load of the same pointer from which a stored value is made, NULL if none. */
static bool store_updates(LLVMValueRef store, LLVMValueRef pointer)
{
    for (LLVMUseRef use = LLVMGetFirstUse(pointer); use; use = LLVMGetNextUse(use)) {
        LLVMValueRef user = LLVMGetUser(use);
        if (LLVMIsALoadInst(user) && made_from(LLVMGetOperand(store, 0), user, 4))
            return true;
    }
    return false;
}

static bool load_is_updated(LLVMValueRef load, LLVMValueRef pointer)
{
    for (LLVMUseRef use = LLVMGetFirstUse(pointer); use; use = LLVMGetNextUse(use)) {
        LLVMValueRef user = LLVMGetUser(use);
        if (LLVMIsAStoreInst(user) && LLVMGetOperand(user, 1) == pointer &&
            made_from(LLVMGetOperand(user, 0), load, 4))
            return true;
    }
    return false;
}

uint8_t access_bitfield(struct fn *fn, LLVMValueRef inst, LLVMValueRef pointer)
{
    struct lower *lo = fn->lo;
    if (!lo->debug.has_any || !LLVMIsAGetElementPtrInst(pointer))
        return 0;
    uint32_t type = dtype_gep_hint(lo, pointer);
    if (!type)
        return 0;
    struct gep_shape shape;
    gep_measure(lo, pointer, &shape);
    bool is_load = LLVMIsALoadInst(inst) != NULL;
    LLVMTypeRef accessed = LLVMTypeOf(is_load ? inst : LLVMGetOperand(inst, 0));
    if (shape.nterms || shape.offset < 0 ||
        !dtype_has_bitfield(lo, type, (uint64_t)shape.offset, type_info(lo, accessed)->store_size))
        return 0;
    bool is_update = is_load ? load_is_updated(inst, pointer) : store_updates(inst, pointer);
    return is_update ? IRF_BITFIELD : 0;
}
