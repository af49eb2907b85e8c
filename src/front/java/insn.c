#include "front/java/insn.h"
#include "base/reader.h"

struct row {
    char operands, kind;
    uint8_t group;
    int8_t aux;
};

static const struct row rows[J_COUNT] = {
#define INSN(name, operands, group, kind, aux) {operands, kind, G_##group, aux},
#include "front/java/opcodes.def"
#undef INSN
};
_Static_assert(J_COUNT == 202, "the instructions are numbered by their place in the table");

static int32_t read_s16(struct reader *r)
{
    return (int16_t)reader_u16be(r);
}

static bool read_switch(struct reader *r, struct jinsn *i, char operands)
{
    int32_t target, high;

    while (r->at % 4 && !r->bad)
        (void)reader_u8(r);
    target = (int32_t)reader_u32be(r);
    i->a = (int32_t)(i->pc + (uint32_t)target);
    if (operands == 'T') {
        i->low = (int32_t)reader_u32be(r);
        high = (int32_t)reader_u32be(r);
        if (high < i->low || (int64_t)high - i->low >= 65536)
            return false;
        i->ncases = (uint32_t)((int64_t)high - i->low + 1);
    } else {
        i->ncases = reader_u32be(r);
    }
    i->cases_at = (uint32_t)r->at;
    if (i->ncases > 65536)
        return false;
    return reader_bytes(r, (size_t)i->ncases * (operands == 'T' ? 4 : 8)) != NULL;
}

static bool read_wide(struct reader *r, struct jinsn *i)
{
    uint8_t op = reader_u8(r);

    if (op >= J_COUNT || (rows[op].operands != 'l' && rows[op].operands != 'i'))
        return false;
    i->op = (enum jopcode)op;
    i->a = reader_u16be(r);
    if (rows[op].operands == 'i')
        i->b = read_s16(r);
    return true;
}

static bool read_operands(struct reader *r, struct jinsn *i, char operands)
{
    switch (operands) {
    case 'b':
        i->a = (int8_t)reader_u8(r);
        return true;
    case 's':
        i->a = read_s16(r);
        return true;
    case 'c':
    case 'l':
    case 'n':
        i->a = reader_u8(r);
        return true;
    case 'C':
        i->a = reader_u16be(r);
        return true;
    case 'i':
        i->a = reader_u8(r);
        i->b = (int8_t)reader_u8(r);
        return true;
    case 'j':
        i->a = (int32_t)i->pc + read_s16(r);
        return true;
    case 'J':
        i->a = (int32_t)(i->pc + reader_u32be(r));
        return true;
    case 'I':
        i->a = reader_u16be(r);
        return reader_bytes(r, 2) != NULL;
    case 'm':
        i->a = reader_u16be(r);
        i->b = reader_u8(r);
        return true;
    case 'T':
    case 'L':
        return read_switch(r, i, operands);
    case 'w':
        return read_wide(r, i);
    default:
        return true;
    }
}

bool jinsn_read(const struct jcode *code, uint32_t pc, struct jinsn *i)
{
    struct reader r;
    uint8_t op;

    *i = (struct jinsn){.pc = pc};
    reader_init(&r, code->code, code->len);
    reader_seek(&r, pc);
    op = reader_u8(&r);
    if (r.bad || op >= J_COUNT)
        return false;
    i->op = (enum jopcode)op;
    if (!read_operands(&r, i, rows[op].operands) || r.bad)
        return false;
    i->group = (enum jgroup)rows[i->op].group;
    i->kind = rows[i->op].kind;
    i->aux = rows[i->op].aux;
    /* Forms with a number in the name. */
    if ((i->group == G_LOAD || i->group == G_STORE) && i->aux >= 0)
        i->a = i->aux;
    i->next = (uint32_t)r.at;
    return true;
}

void jinsn_case(const struct jcode *code, const struct jinsn *i, uint32_t n, int32_t *value,
                int64_t *target)
{
    struct reader r;

    reader_init(&r, code->code, code->len);
    if (i->op == J_TABLESWITCH) {
        reader_seek(&r, i->cases_at + (size_t)n * 4);
        *value = (int32_t)((int64_t)i->low + n);
    } else {
        reader_seek(&r, i->cases_at + (size_t)n * 8);
        *value = (int32_t)reader_u32be(&r);
    }
    *target = (int64_t)i->pc + (int32_t)reader_u32be(&r);
}

bool jinsn_ends(const struct jinsn *i)
{
    switch (i->group) {
    case G_GOTO:
    case G_JSR:
    case G_RET:
    case G_SWITCH:
    case G_RETURN:
    case G_THROW:
        return true;
    default:
        return false;
    }
}
