/* The words of the text form; one table per kind of word, for reading and for writing. */
#include "ir/text_int.h"

const struct ir_word ir_order_words[] = {
    {"relaxed", ORDER_RELAXED},
    {"consume", ORDER_CONSUME},
    {"acquire", ORDER_ACQUIRE},
    {"release", ORDER_RELEASE},
    {"acq_rel", ORDER_ACQ_REL},
    {"seq_cst", ORDER_SEQ_CST},
    {NULL, 0},
};
const struct ir_word ir_cmp_words[] = {
    {"eq", CMP_EQ},   {"ne", CMP_NE},   {"ult", CMP_ULT}, {"ule", CMP_ULE},
    {"ugt", CMP_UGT}, {"uge", CMP_UGE}, {"slt", CMP_SLT}, {"sle", CMP_SLE},
    {"sgt", CMP_SGT}, {"sge", CMP_SGE}, {NULL, 0},
};
const struct ir_word ir_rmw_words[] = {
    {"xchg", RMW_XCHG}, {"add", RMW_ADD},   {"sub", RMW_SUB},   {"and", RMW_AND},
    {"nand", RMW_NAND}, {"or", RMW_OR},     {"xor", RMW_XOR},   {"max", RMW_MAX},
    {"min", RMW_MIN},   {"umax", RMW_UMAX}, {"umin", RMW_UMIN}, {"other", RMW_OTHER},
    {NULL, 0},
};
const struct ir_word ir_stmt_flag_words[] = {
    {"volatile", IRF_VOLATILE}, {"noreturn", IRF_NORETURN}, {"merged", IRF_MERGED},
    {"bitfield", IRF_BITFIELD}, {"int", IRF_WIDE_INT},      {NULL, 0},
};
const struct ir_word ir_linkage_words[] = {
    {"external", LINK_EXTERNAL},
    {"internal", LINK_INTERNAL},
    {"weak", LINK_WEAK},
    {"linkonce", LINK_LINKONCE},
    {"common", LINK_COMMON},
    {"available", LINK_AVAILABLE},
    {"extern_weak", LINK_EXTERN_WEAK},
    {NULL, 0},
};
const struct ir_word ir_sym_flag_words[] = {
    {"tls", SYMF_TLS},
    {"const", SYMF_CONSTANT},
    {"noreturn", SYMF_NORETURN},
    {"partial", SYMF_INIT_PARTIAL},
    {"artificial", SYMF_ARTIFICIAL},
    {"variadic", SYMF_VARIADIC},
    {NULL, 0},
};
const struct ir_word ir_type_words[] = {
    {"none", TYPE_NONE},       {"scalar", TYPE_SCALAR},
    {"pointer", TYPE_POINTER}, {"struct", TYPE_STRUCT},
    {"union", TYPE_UNION},     {"array", TYPE_ARRAY},
    {"func", TYPE_FUNC},       {NULL, 0},
};
const struct ir_word ir_loss_words[] = {
    {"asm", LOSS_ASM}, {"int_ptr", LOSS_INT_PTR}, {"body", LOSS_BODY}, {"feature", LOSS_FEATURE},
    {NULL, 0},
};
const struct ir_word ir_member_flag_words[] = {
    {"bitfield", MEMBER_BITFIELD},
    {"base", MEMBER_BASE},
    {NULL, 0},
};
const struct ir_word ir_unit_flag_words[] = {
    {"optimised", UNIT_OPTIMISED},
    {"nodebug", UNIT_NO_DEBUG},
    {NULL, 0},
};
const struct ir_word ir_class_flag_words[] = {
    {"interface", CLASSF_INTERFACE}, {"abstract", CLASSF_ABSTRACT},   {"final", CLASSF_FINAL},
    {"library", CLASSF_LIBRARY},     {"enum", CLASSF_ENUM},           {"public", CLASSF_PUBLIC},
    {"confined", CLASSF_CONFINED},   {"immutable", CLASSF_IMMUTABLE}, {NULL, 0},
};
const struct ir_word ir_field_flag_words[] = {
    {"static", FIELDF_STATIC},
    {"volatile", FIELDF_VOLATILE},
    {"final", FIELDF_FINAL},
    {"ref", FIELDF_REF},
    {NULL, 0},
};
const struct ir_word ir_method_flag_words[] = {
    {"static", METHODF_STATIC},       {"abstract", METHODF_ABSTRACT},
    {"final", METHODF_FINAL},         {"private", METHODF_PRIVATE},
    {"public", METHODF_PUBLIC},       {"native", METHODF_NATIVE},
    {"synthetic", METHODF_SYNTHETIC}, {"protected", METHODF_PROTECTED},
    {"confined", METHODF_CONFINED},   {"test", METHODF_TEST},
    {"around", METHODF_AROUND},       {NULL, 0},
};

const char *ir_word_text(const struct ir_word *table, uint32_t value)
{
    for (; table->text; table++)
        if (table->value == value)
            return table->text;
    return NULL;
}

const struct ir_word *ir_word_find(const struct ir_word *table, const char *text)
{
    for (; table->text; table++)
        if (strcmp(table->text, text) == 0)
            return table;
    return NULL;
}

uint32_t ir_word_all(const struct ir_word *table)
{
    uint32_t all = 0;
    for (; table->text; table++)
        all |= table->value;
    return all;
}

bool ir_op_is_sized(enum ir_op op)
{
    switch (op) {
    case IR_ALLOCA:
    case IR_LOAD:
    case IR_STORE:
    case IR_CMPXCHG:
    case IR_RMW:
    case IR_ZEXT:
    case IR_SEXT:
    case IR_TRUNC:
        return true;
    default:
        return false;
    }
}

bool ir_op_has_order(enum ir_op op)
{
    return op == IR_LOAD || op == IR_STORE || op == IR_CMPXCHG || op == IR_RMW || op == IR_FENCE;
}

bool ir_op_is_ptr(enum ir_op op, uint32_t size, uint32_t pointer_size)
{
    switch (op) {
    case IR_LOAD:
    case IR_CMPXCHG:
    case IR_RMW:
        return size == pointer_size;
    case IR_OPAQUE:
        return false;
    default:
        return ir_op_info(op)->dst != 0 && !(ir_op_info(op)->flags & OPF_INT);
    }
}
