/* The op table and what belongs to no other file of the IR. */
#include "ir/ir.h"

static const struct ir_op_info op_table[IR_OP_COUNT] = {
#define OP(id, text, dst, min, max, flags) [IR_##id] = {text, dst, min, max, flags},
#include "ir/ops.def"
#undef OP
};

const struct ir_op_info *ir_op_info(enum ir_op op)
{
    if ((unsigned)op >= IR_OP_COUNT)
        BUG("operation %u does not exist", (unsigned)op);
    return &op_table[op];
}

bool ir_ref_int(const struct ir_unit *u, ir_ref r, int64_t *value)
{
    switch (ref_kind(r)) {
    case REF_IMM:
        *value = ref_imm(r);
        return true;
    case REF_INT:
        *value = u->ints[ref_index(r)];
        return true;
    default:
        return false;
    }
}

bool ir_cmp_holds(enum ir_cmp how, int64_t a, int64_t b)
{
    uint64_t x = (uint64_t)a, y = (uint64_t)b;
    switch (how) {
    case CMP_EQ:
        return a == b;
    case CMP_NE:
        return a != b;
    case CMP_SLT:
        return a < b;
    case CMP_SLE:
        return a <= b;
    case CMP_SGT:
        return a > b;
    case CMP_SGE:
        return a >= b;
    case CMP_ULT:
        return x < y;
    case CMP_ULE:
        return x <= y;
    case CMP_UGT:
        return x > y;
    case CMP_UGE:
        return x >= y;
    }
    return false;
}

/* Sums are kept to what the smallest type holds: how wide the operation is, the IR does not say. */
static bool is_small(int64_t value)
{
    return value >= INT8_MIN && value <= INT8_MAX;
}

bool ir_fold(const struct ir_stmt *s, int64_t a, int64_t b, int64_t *out)
{
    switch (s->op) {
    case IR_ADD:
        return !__builtin_add_overflow(a, b, out) && is_small(*out);
    case IR_SUB:
        return !__builtin_sub_overflow(a, b, out) && is_small(*out);
    case IR_AND:
        *out = a & b;
        return true;
    case IR_OR:
        *out = a | b;
        return true;
    case IR_XOR:
        *out = a ^ b;
        return true;
    case IR_CMP:
        *out = ir_cmp_holds(s->sub, a, b);
        return true;
    default:
        return false;
    }
}

bool ir_convert(const struct ir_stmt *s, int64_t v, int64_t *out)
{
    uint32_t bits = s->size;
    if (!bits || bits >= 64)
        return false;
    uint64_t low = (uint64_t)v & ((UINT64_C(1) << bits) - 1), sign = UINT64_C(1) << (bits - 1);
    bool is_unsigned = s->op == IR_ZEXT || (s->op == IR_TRUNC && bits == 1);
    *out = is_unsigned ? (int64_t)low : (int64_t)((low ^ sign) - sign);
    return true;
}
