/* Instructions that compute: integers, addresses, aggregates. Memory is in access.c. */
#include "front/llvm/lower.h"
#include <stdlib.h>

static struct ir_stmt def_stmt(struct fn *fn, enum ir_op op, LLVMValueRef inst)
{
    return (struct ir_stmt){
        .op = (uint8_t)op, .dst = fn_def(fn, inst), .flags = fn_ptr_flag(fn, LLVMTypeOf(inst))};
}

static ir_ref operand(struct fn *fn, LLVMValueRef inst, unsigned i)
{
    return fn_value(fn, LLVMGetOperand(inst, i));
}

/* ---- integers ---- */

static enum ir_op binary_op(LLVMOpcode op)
{
    switch (op) {
    case LLVMAdd:
        return IR_ADD;
    case LLVMSub:
        return IR_SUB;
    case LLVMMul:
        return IR_MUL;
    case LLVMUDiv:
        return IR_UDIV;
    case LLVMSDiv:
        return IR_SDIV;
    case LLVMURem:
        return IR_UREM;
    case LLVMSRem:
        return IR_SREM;
    case LLVMAnd:
        return IR_AND;
    case LLVMOr:
        return IR_OR;
    case LLVMXor:
        return IR_XOR;
    case LLVMShl:
        return IR_SHL;
    case LLVMLShr:
        return IR_LSHR;
    case LLVMAShr:
        return IR_ASHR;
    default:
        return IR_OPAQUE;
    }
}

static void lower_binary(struct fn *fn, LLVMValueRef inst, LLVMOpcode op)
{
    enum ir_op ours = binary_op(op);
    const struct type_info *t = type_info(fn->lo, LLVMTypeOf(inst));
    if (ours == IR_OPAQUE || t->kind != LLVMIntegerTypeKind) {
        fn_opaque(fn, inst, 2);
        return;
    }
    ir_ref a = operand(fn, inst, 0), b = operand(fn, inst, 1);
    struct ir_stmt s = def_stmt(fn, ours, inst);
    s.size = (uint32_t)t->store_size;
    fn_emit2(fn, s, a, b);
}

static enum ir_cmp compare_op(LLVMIntPredicate p)
{
    switch (p) {
    case LLVMIntEQ:
        return CMP_EQ;
    case LLVMIntNE:
        return CMP_NE;
    case LLVMIntUGT:
        return CMP_UGT;
    case LLVMIntUGE:
        return CMP_UGE;
    case LLVMIntULT:
        return CMP_ULT;
    case LLVMIntULE:
        return CMP_ULE;
    case LLVMIntSGT:
        return CMP_SGT;
    case LLVMIntSGE:
        return CMP_SGE;
    case LLVMIntSLT:
        return CMP_SLT;
    case LLVMIntSLE:
        return CMP_SLE;
    }
    return CMP_EQ;
}

static void lower_compare(struct fn *fn, LLVMValueRef inst)
{
    if (type_info(fn->lo, LLVMTypeOf(inst))->kind != LLVMIntegerTypeKind) {
        fn_opaque(fn, inst, 2);
        return;
    }
    ir_ref a = operand(fn, inst, 0), b = operand(fn, inst, 1);
    struct ir_stmt s = def_stmt(fn, IR_CMP, inst);
    s.sub = (uint16_t)compare_op(LLVMGetICmpPredicate(inst));
    fn_emit2(fn, s, a, b);
}

static void lower_width(struct fn *fn, LLVMValueRef inst, LLVMOpcode op)
{
    LLVMTypeRef to = LLVMTypeOf(inst), from = LLVMTypeOf(LLVMGetOperand(inst, 0));
    if (LLVMGetTypeKind(to) != LLVMIntegerTypeKind) {
        fn_opaque(fn, inst, 1);
        return;
    }
    ir_ref value = operand(fn, inst, 0);
    enum ir_op ours = op == LLVMZExt ? IR_ZEXT : op == LLVMSExt ? IR_SEXT : IR_TRUNC;
    struct ir_stmt s = def_stmt(fn, ours, inst);
    s.size = LLVMGetIntTypeWidth(op == LLVMTrunc ? to : from);
    fn_emit1(fn, s, value);
}

/* ---- integers that become addresses ---- */

static bool is_call(LLVMValueRef v)
{
    return LLVMIsACallInst(v) || LLVMIsAInvokeInst(v);
}

/* Does an integer come from an address, or from somewhere that may hold one? */
static bool may_hold_address(struct lower *lo, LLVMValueRef v, int depth)
{
    if (LLVMIsAArgument(v) || LLVMIsALoadInst(v) || is_call(v) || LLVMIsAAtomicRMWInst(v) ||
        LLVMIsAAtomicCmpXchgInst(v))
        return type_info(lo, LLVMTypeOf(v))->is_ptr;
    if (!LLVMIsAInstruction(v)) {
        ir_ref r = const_ref(lo, v);
        return ref_kind(r) == REF_SYM || ref_kind(r) == REF_ADDR;
    }
    if (LLVMIsAPtrToIntInst(v) || depth == 0)
        return true;
    int n = LLVMGetNumOperands(v);
    for (int i = 0; i < n; i++)
        if (LLVMIsAInstruction(LLVMGetOperand(v, (unsigned)i)) ||
            LLVMIsAArgument(LLVMGetOperand(v, (unsigned)i)) ||
            LLVMIsAConstantExpr(LLVMGetOperand(v, (unsigned)i)))
            if (may_hold_address(lo, LLVMGetOperand(v, (unsigned)i), depth - 1))
                return true;
    return false;
}

static bool is_used_as_address(LLVMValueRef v)
{
    for (LLVMUseRef use = LLVMGetFirstUse(v); use; use = LLVMGetNextUse(use)) {
        LLVMValueRef user = LLVMGetUser(use);
        if (LLVMIsALoadInst(user) || LLVMIsAGetElementPtrInst(user) || LLVMIsAAtomicRMWInst(user) ||
            LLVMIsAAtomicCmpXchgInst(user) || LLVMIsAMemIntrinsic(user))
            return true;
        if (LLVMIsAStoreInst(user) && LLVMGetOperand(user, 1) == v)
            return true;
        if (is_call(user) && LLVMGetCalledValue(user) == v)
            return true;
    }
    return false;
}

static void lower_int_to_ptr(struct fn *fn, LLVMValueRef inst)
{
    ir_ref value = operand(fn, inst, 0);
    uint32_t stmt = fn_emit1(fn, def_stmt(fn, IR_INTTOPTR, inst), value);
    if (is_used_as_address(inst) && !may_hold_address(fn->lo, LLVMGetOperand(inst, 0), 6))
        fn_loss(fn, LOSS_INT_PTR, stmt, "address made from an integer");
}

/* ---- addresses ---- */

/* No statement for an array that decays, nor for a fixed place in a variable. */
static bool gep_is_known(struct fn *fn, LLVMValueRef inst, ir_ref base, int64_t offset)
{
    ir_ref address = base;
    bool is_struct = LLVMGetTypeKind(LLVMGetGEPSourceElementType(inst)) == LLVMStructTypeKind;
    if (!const_address_plus(fn->lo, base, offset, &address) && (is_struct || offset))
        return false;
    fn_alias(fn, inst, address);
    return true;
}

/*
 * The second word of a pointer to a member function says by how much `this` is to be moved. It is
 * zero but for second bases; a move by an unknown amount would mean any part of the object.
 */
static bool is_member_adjustment(LLVMValueRef gep)
{
    LLVMValueRef index = LLVMGetNumOperands(gep) == 2 ? LLVMGetOperand(gep, 1) : NULL;
    if (!index || !LLVMIsAExtractValueInst(index) || LLVMGetNumIndices(index) != 1 ||
        LLVMGetIndices(index)[0] != 1)
        return false;
    LLVMTypeRef type = LLVMTypeOf(LLVMGetOperand(index, 0));
    return LLVMGetTypeKind(type) == LLVMStructTypeKind && LLVMCountStructElementTypes(type) == 2 &&
           LLVMGetTypeKind(LLVMStructGetTypeAtIndex(type, 0)) == LLVMIntegerTypeKind &&
           LLVMStructGetTypeAtIndex(type, 0) == LLVMStructGetTypeAtIndex(type, 1);
}

static void lower_gep(struct fn *fn, LLVMValueRef inst)
{
    struct lower *lo = fn->lo;
    if (is_member_adjustment(inst)) {
        fn_alias(fn, inst, operand(fn, inst, 0));
        return;
    }
    struct gep_shape shape;
    gep_measure(lo, inst, &shape);
    ir_ref args[2 + 3 * MAX_GEP_TERMS];
    uint32_t n = 0;
    args[n++] = operand(fn, inst, 0);
    if (!shape.nterms && gep_is_known(fn, inst, args[0], shape.offset))
        return;
    args[n++] = ir_build_int(lo->build, shape.offset);
    for (uint32_t i = 0; i < shape.nterms; i++) {
        const struct gep_term *t = &shape.terms[i];
        args[n++] = ir_build_int(lo->build, (int64_t)t->stride);
        args[n++] = t->index ? fn_value(fn, t->index) : NO_REF;
        args[n++] = ir_build_int(lo->build, (int64_t)t->count);
    }
    struct ir_stmt s = def_stmt(fn, IR_ADDR, inst);
    s.size = (uint32_t)MIN(shape.array_size, UINT32_MAX);
    if (LLVMGetNumOperands(inst) > 2)
        s.aux = type_layout(lo, LLVMGetGEPSourceElementType(inst));
    fn->pos.hint = dtype_gep_hint(lo, inst);
    fn_emit(fn, s, args, n);
}

/* ---- aggregates: a register holds any of the values inside ---- */

/*
 * Follow insertvalue chains backwards to what stands at a path; NULL if it was not inserted, with
 * *aggregate moved to the one that has it.
 */
LLVMValueRef inserted_value(LLVMValueRef *aggregate, const unsigned *path, unsigned n)
{
    for (int steps = 0; steps < 64 && LLVMIsAInsertValueInst(*aggregate); steps++) {
        unsigned m = LLVMGetNumIndices(*aggregate);
        const unsigned *at = LLVMGetIndices(*aggregate);
        if (m == n && !memcmp(at, path, n * sizeof *path))
            return LLVMGetOperand(*aggregate, 1);
        if (!memcmp(at, path, MIN(m, n) * sizeof *path))
            return NULL;
        *aggregate = LLVMGetOperand(*aggregate, 0);
    }
    return NULL;
}

/* Several results in one aggregate: the second has a register of its own. */
static bool has_second_result(struct fn *fn, LLVMValueRef v)
{
    return LLVMIsAAtomicCmpXchgInst(v) || (LLVMIsACallInst(v) && intrinsic_has_overflow(fn->lo, v));
}

static void lower_extract(struct fn *fn, LLVMValueRef inst)
{
    LLVMValueRef aggregate = LLVMGetOperand(inst, 0);
    const unsigned *path = LLVMGetIndices(inst);
    unsigned n = LLVMGetNumIndices(inst);
    LLVMValueRef inserted = inserted_value(&aggregate, path, n);
    if (inserted) {
        fn_alias(fn, inst, fn_value(fn, inserted));
        return;
    }
    if (n == 1 && has_second_result(fn, aggregate)) {
        uint32_t reg = path[0] ? fn_def_second(fn, aggregate) : fn_def(fn, aggregate);
        fn_alias(fn, inst, reg_ref(reg));
        return;
    }
    ir_ref part;
    if (n == 1 && part_of_call(fn, aggregate, path[0], &part)) {
        fn_alias(fn, inst, part);
        return;
    }
    uint32_t first = map_get(&fn->values, ptr_key(aggregate) + 1, 0);
    int leaf = first ? type_leaf_index(fn->lo, LLVMTypeOf(aggregate), path, n) : -1;
    if (leaf >= 0) {
        fn_alias(fn, inst, reg_ref(ref_index((ir_ref){first}) + (uint32_t)leaf));
        return;
    }
    ir_ref whole = fn_value(fn, aggregate);
    fn_emit1(fn, def_stmt(fn, IR_COPY, inst), whole);
}

static void lower_extract_element(struct fn *fn, LLVMValueRef inst)
{
    LLVMValueRef vector = LLVMGetOperand(inst, 0), index = LLVMGetOperand(inst, 1);
    uint32_t first = map_get(&fn->values, ptr_key(vector) + 1, 0);
    if (first && LLVMIsAConstantInt(index)) {
        uint64_t i = LLVMConstIntGetZExtValue(index);
        if (i < LLVMGetVectorSize(LLVMTypeOf(vector))) {
            fn_alias(fn, inst, reg_ref(ref_index((ir_ref){first}) + (uint32_t)i));
            return;
        }
    }
    ir_ref whole = fn_value(fn, vector);
    fn_emit1(fn, def_stmt(fn, IR_COPY, inst), whole);
}

/* insertvalue, insertelement, shufflevector: any of the two. */
static void lower_merge(struct fn *fn, LLVMValueRef inst)
{
    ir_ref args[2];
    uint32_t n = 0;
    for (unsigned i = 0; i < 2; i++) {
        ir_ref r = operand(fn, inst, i);
        if (!ref_is_none(r))
            args[n++] = r;
    }
    if (n == 1)
        fn_alias(fn, inst, args[0]);
    else
        fn_emit(fn, def_stmt(fn, IR_MERGE, inst), args, n);
}

static void lower_select(struct fn *fn, LLVMValueRef inst)
{
    ir_ref cond = operand(fn, inst, 0), a = operand(fn, inst, 1), b = operand(fn, inst, 2);
    fn_emit3(fn, def_stmt(fn, IR_SELECT, inst), cond, a, b);
}

/* ---- the rest ---- */

static void lower_alloca(struct fn *fn, LLVMValueRef inst)
{
    uint64_t size = type_info(fn->lo, LLVMGetAllocatedType(inst))->alloc_size;
    ir_ref count = operand(fn, inst, 0);
    bool is_single = ref_kind(count) == REF_IMM && ref_imm(count) == 1;
    struct ir_stmt s = def_stmt(fn, IR_ALLOCA, inst);
    s.size = (uint32_t)MIN(size, UINT32_MAX);
    s.sub = (uint16_t)type_layout(fn->lo, LLVMGetAllocatedType(inst));
    debug_alloca(fn->lo, inst, &fn->pos);
    fn_emit(fn, s, &count, is_single ? 0 : 1);
}

static void lower_landingpad(struct fn *fn, LLVMValueRef inst)
{
    vec_clear(&fn->args);
    unsigned n = LLVMGetNumClauses(inst);
    for (unsigned i = 0; i < n; i++) {
        ir_ref clause = const_ref(fn->lo, LLVMGetClause(inst, i));
        if (!ref_is_none(clause))
            vec_push(&fn->args, clause);
    }
    struct ir_stmt s = def_stmt(fn, IR_LANDINGPAD, inst);
    fn_emit(fn, s, fn->args.at, (uint32_t)fn->args.n);
}

static void lower_cast(struct fn *fn, LLVMValueRef inst)
{
    ir_ref value = operand(fn, inst, 0);
    fn_alias(fn, inst, value);
}

static void lower_ptr_to_int(struct fn *fn, LLVMValueRef inst)
{
    ir_ref value = operand(fn, inst, 0);
    fn_emit1(fn, def_stmt(fn, IR_PTRTOINT, inst), value);
}

void lower_inst(struct fn *fn, LLVMValueRef inst, LLVMOpcode op)
{
    switch (op) {
    case LLVMLoad:
    case LLVMStore:
    case LLVMAtomicCmpXchg:
    case LLVMAtomicRMW:
    case LLVMFence:
    case LLVMVAArg:
        lower_access(fn, inst, op);
        break;
    case LLVMGetElementPtr:
        lower_gep(fn, inst);
        break;
    case LLVMCall:
        lower_call(fn, inst);
        break;
    case LLVMICmp:
        lower_compare(fn, inst);
        break;
    case LLVMZExt:
    case LLVMSExt:
    case LLVMTrunc:
        lower_width(fn, inst, op);
        break;
    case LLVMBitCast:
    case LLVMAddrSpaceCast:
    case LLVMFreeze:
        lower_cast(fn, inst);
        break;
    case LLVMPtrToInt:
#if LLVM_VERSION_MAJOR >= 22
    case LLVMPtrToAddr:
#endif
        lower_ptr_to_int(fn, inst);
        break;
    case LLVMIntToPtr:
        lower_int_to_ptr(fn, inst);
        break;
    case LLVMAlloca:
        lower_alloca(fn, inst);
        break;
    case LLVMSelect:
        lower_select(fn, inst);
        break;
    case LLVMExtractValue:
        lower_extract(fn, inst);
        break;
    case LLVMExtractElement:
        lower_extract_element(fn, inst);
        break;
    case LLVMInsertValue:
    case LLVMInsertElement:
    case LLVMShuffleVector:
        lower_merge(fn, inst);
        break;
    case LLVMLandingPad:
        lower_landingpad(fn, inst);
        break;
    default:
        if (LLVMIsABinaryOperator(inst))
            lower_binary(fn, inst, op);
        else
            fn_opaque(fn, inst, LLVMGetNumOperands(inst));
    }
}
