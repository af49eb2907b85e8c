/* Loads, stores, atomics. An access of an aggregate that holds addresses is split by scalars. */
#include "front/llvm/lower.h"
#include <stdio.h>

/* Addresses in the first and last page are sentinels, not memory. */
#define SENTINEL_RANGE 4096

enum ir_order lower_order(LLVMAtomicOrdering order)
{
    switch (order) {
    case LLVMAtomicOrderingNotAtomic:
        return ORDER_NONE;
    case LLVMAtomicOrderingUnordered:
    case LLVMAtomicOrderingMonotonic:
        return ORDER_RELAXED;
    case LLVMAtomicOrderingAcquire:
        return ORDER_ACQUIRE;
    case LLVMAtomicOrderingRelease:
        return ORDER_RELEASE;
    case LLVMAtomicOrderingAcquireRelease:
        return ORDER_ACQ_REL;
    case LLVMAtomicOrderingSequentiallyConsistent:
        return ORDER_SEQ_CST;
    }
    return ORDER_NONE;
}

static enum ir_rmw rmw_kind(LLVMAtomicRMWBinOp op)
{
    switch (op) {
    case LLVMAtomicRMWBinOpXchg:
        return RMW_XCHG;
    case LLVMAtomicRMWBinOpAdd:
        return RMW_ADD;
    case LLVMAtomicRMWBinOpSub:
        return RMW_SUB;
    case LLVMAtomicRMWBinOpAnd:
        return RMW_AND;
    case LLVMAtomicRMWBinOpNand:
        return RMW_NAND;
    case LLVMAtomicRMWBinOpOr:
        return RMW_OR;
    case LLVMAtomicRMWBinOpXor:
        return RMW_XOR;
    case LLVMAtomicRMWBinOpMax:
        return RMW_MAX;
    case LLVMAtomicRMWBinOpMin:
        return RMW_MIN;
    case LLVMAtomicRMWBinOpUMax:
        return RMW_UMAX;
    case LLVMAtomicRMWBinOpUMin:
        return RMW_UMIN;
    default:
        return RMW_OTHER;
    }
}

static uint32_t clamp_size(uint64_t size)
{
    return (uint32_t)MIN(size, UINT32_MAX);
}

/* An access through a constant address (device memory) is outside every object we know. */
static void check_constant_address(struct fn *fn, LLVMValueRef pointer, uint32_t stmt)
{
    if (!LLVMIsAConstantExpr(pointer))
        return;
    ir_ref r = const_ref(fn->lo, pointer);
    if (ref_kind(r) == REF_INT ||
        (ref_kind(r) == REF_IMM && (ref_imm(r) >= SENTINEL_RANGE || ref_imm(r) < -SENTINEL_RANGE)))
        fn_loss(fn, LOSS_INT_PTR, stmt, "access through a constant address");
}

static bool must_split(const struct type_info *t)
{
    if (t->kind == LLVMVectorTypeKind)
        return t->has_ptr;
    return type_is_aggregate(t) && t->is_ptr;
}

static void split_load(struct fn *fn, LLVMValueRef inst, ir_ref address, struct ir_stmt whole,
                       const struct leaf *leaves, uint32_t n)
{
    ir_ref parts[MAX_LEAVES];
    for (uint32_t i = 0; i < n; i++)
        parts[i] = reg_ref(ir_build_reg(fn->lo->build));
    /* extractvalue finds its part here */
    map_put(&fn->values, ptr_key(inst) + 1, parts[0].bits);
    for (uint32_t i = 0; i < n; i++) {
        struct ir_stmt s = whole;
        s.dst = ref_index(parts[i]);
        s.size = clamp_size(type_info(fn->lo, leaves[i].type)->store_size);
        s.flags =
            (uint8_t)((whole.flags & ~(IRF_PTR | IRF_WIDE_INT)) | fn_ptr_flag(fn, leaves[i].type));
        fn_emit1(fn, s, fn_offset(fn, address, leaves[i].offset));
    }
    fn_emit(fn, (struct ir_stmt){.op = IR_MERGE, .dst = fn_def(fn, inst), .flags = IRF_PTR}, parts,
            n);
}

void lower_load(struct fn *fn, LLVMValueRef inst, LLVMTypeRef type, ir_ref address, uint8_t flags,
                enum ir_order order)
{
    struct type_info t = *type_info(fn->lo, type);
    struct ir_stmt s = {
        .op = IR_LOAD, .flags = flags, .sub = (uint16_t)order, .size = clamp_size(t.store_size)};
    s.flags |= fn_ptr_flag(fn, type);
    struct leaf leaves[MAX_LEAVES];
    uint32_t n = must_split(&t) ? type_leaves(fn->lo, type, leaves) : 0;
    if (n) {
        split_load(fn, inst, address, s, leaves, n);
        return;
    }
    s.dst = fn_def(fn, inst);
    fn_emit1(fn, s, address);
}

/* Value of one scalar of an aggregate about to be stored. */
static ir_ref leaf_value(struct fn *fn, LLVMValueRef value, ir_ref whole, uint32_t i,
                         LLVMTypeRef type)
{
    LLVMValueKind kind = LLVMGetValueKind(value);
    ir_ref part;
    if (kind == LLVMInstructionValueKind) {
        if (part_of_call(fn, value, i, &part))
            return part;
        uint32_t first = map_get(&fn->values, ptr_key(value) + 1, 0);
        if (first)
            return reg_ref(ref_index((ir_ref){first}) + i);
        return type_info(fn->lo, type)->is_ptr ? whole : NO_REF;
    }
    if (const_is_aggregate(kind) && (uint32_t)LLVMGetNumOperands(value) > i &&
        LLVMTypeOf(LLVMGetOperand(value, i)) == type)
        return const_ref(fn->lo, LLVMGetOperand(value, i));
    if (kind == LLVMConstantAggregateZeroValueKind)
        return ref_make(REF_IMM, 0);
    return type_info(fn->lo, type)->is_ptr ? whole : NO_REF;
}

ir_ref fn_part(struct fn *fn, LLVMValueRef value, unsigned index)
{
    LLVMValueRef inserted = inserted_value(&value, &index, 1);
    if (inserted)
        return fn_value(fn, inserted);
    LLVMTypeRef type = LLVMStructGetTypeAtIndex(LLVMTypeOf(value), index);
    return leaf_value(fn, value, fn_value(fn, value), index, type);
}

static void split_store(struct fn *fn, LLVMValueRef value, ir_ref address, struct ir_stmt whole,
                        const struct leaf *leaves, uint32_t n)
{
    ir_ref any = fn_value(fn, value);
    for (uint32_t i = 0; i < n; i++) {
        struct ir_stmt s = whole;
        s.size = clamp_size(type_info(fn->lo, leaves[i].type)->store_size);
        ir_ref part = leaf_value(fn, value, any, i, leaves[i].type);
        fn_emit2(fn, s, fn_offset(fn, address, leaves[i].offset), part);
    }
}

static void lower_store(struct fn *fn, LLVMValueRef inst, uint8_t flags)
{
    LLVMValueRef value = LLVMGetOperand(inst, 0), pointer = LLVMGetOperand(inst, 1);
    LLVMTypeRef type = LLVMTypeOf(value);
    struct type_info t = *type_info(fn->lo, type);
    ir_ref address = fn_value(fn, pointer);
    struct ir_stmt s = {.op = IR_STORE,
                        .dst = IR_NO_REG,
                        .flags = flags,
                        .sub = (uint16_t)lower_order(LLVMGetOrdering(inst)),
                        .size = clamp_size(t.store_size)};
    struct leaf leaves[MAX_LEAVES];
    uint32_t n = must_split(&t) ? type_leaves(fn->lo, type, leaves) : 0;
    if (n) {
        split_store(fn, value, address, s, leaves, n);
        return;
    }
    uint32_t stmt = fn_emit2(fn, s, address, fn_value(fn, value));
    check_constant_address(fn, pointer, stmt);
}

static void lower_cmpxchg(struct fn *fn, LLVMValueRef inst, uint8_t flags)
{
    LLVMValueRef fresh = LLVMGetOperand(inst, 2);
    ir_ref address = fn_value(fn, LLVMGetOperand(inst, 0));
    ir_ref expected = fn_value(fn, LLVMGetOperand(inst, 1));
    const struct type_info *t = type_info(fn->lo, LLVMTypeOf(fresh));
    struct ir_stmt s = {
        .op = IR_CMPXCHG, .dst = fn_def(fn, inst), .size = clamp_size(t->store_size)};
    s.flags = (uint8_t)(flags | fn_ptr_flag(fn, LLVMTypeOf(fresh)));
    s.sub = (uint16_t)lower_order(LLVMGetCmpXchgSuccessOrdering(inst));
    s.aux = fn_def_second(fn, inst);
    fn_emit3(fn, s, address, expected, fn_value(fn, fresh));
}

static void lower_rmw(struct fn *fn, LLVMValueRef inst, uint8_t flags)
{
    ir_ref address = fn_value(fn, LLVMGetOperand(inst, 0));
    const struct type_info *t = type_info(fn->lo, LLVMTypeOf(inst));
    struct ir_stmt s = {.op = IR_RMW, .dst = fn_def(fn, inst), .size = clamp_size(t->store_size)};
    s.flags = (uint8_t)(flags | fn_ptr_flag(fn, LLVMTypeOf(inst)));
    s.sub = (uint16_t)lower_order(LLVMGetOrdering(inst));
    s.aux = rmw_kind(LLVMGetAtomicRMWBinOp(inst));
    fn_emit2(fn, s, address, fn_value(fn, LLVMGetOperand(inst, 1)));
}

static void lower_vaarg(struct fn *fn, LLVMValueRef inst)
{
    ir_ref list = fn_value(fn, LLVMGetOperand(inst, 0));
    const struct type_info *t = type_info(fn->lo, LLVMTypeOf(inst));
    fn_emit1(fn,
             (struct ir_stmt){.op = IR_VAARG,
                              .dst = fn_def(fn, inst),
                              .flags = fn_ptr_flag(fn, LLVMTypeOf(inst)),
                              .size = clamp_size(t->store_size)},
             list);
}

void lower_access(struct fn *fn, LLVMValueRef inst, LLVMOpcode op)
{
    uint8_t flags = op != LLVMFence && op != LLVMVAArg && LLVMGetVolatile(inst) ? IRF_VOLATILE : 0;
    switch (op) {
    case LLVMLoad: {
        LLVMValueRef pointer = LLVMGetOperand(inst, 0);
        flags |= access_bitfield(fn, inst, pointer);
        lower_load(fn, inst, LLVMTypeOf(inst), fn_value(fn, pointer), flags,
                   lower_order(LLVMGetOrdering(inst)));
        check_constant_address(fn, pointer, IR_NONE);
        break;
    }
    case LLVMStore:
        flags |= access_bitfield(fn, inst, LLVMGetOperand(inst, 1));
        lower_store(fn, inst, flags);
        break;
    case LLVMAtomicCmpXchg:
        lower_cmpxchg(fn, inst, flags);
        break;
    case LLVMAtomicRMW:
        lower_rmw(fn, inst, flags);
        break;
    case LLVMFence:
        fn_emit(fn,
                (struct ir_stmt){.op = IR_FENCE,
                                 .dst = IR_NO_REG,
                                 .sub = (uint16_t)lower_order(LLVMGetOrdering(inst))},
                NULL, 0);
        break;
    default:
        lower_vaarg(fn, inst);
    }
}
