#ifndef FRONT_JAVA_INSN_H
#define FRONT_JAVA_INSN_H
/*
 * One instruction of a method's code, decoded. Untrusted input: an instruction that runs past the
 * end of the code or has no meaning is refused; branch targets are checked by whoever follows them.
 */
#include "front/java/class.h"
#include "ir/ir.h"

enum jopcode {
#define INSN(name, operands, group, kind, aux) J_##name,
#include "front/java/opcodes.def"
#undef INSN
    J_COUNT
};

enum jgroup {
    G_NOP,
    G_CONST,
    G_PUSH,
    G_LDC,
    G_LOAD,
    G_STORE,
    G_ARRAY_LOAD,
    G_ARRAY_STORE,
    G_STACK,
    G_BINARY,
    G_NEGATE,
    G_IINC,
    G_CONVERT,
    G_NARROW,
    G_COMPARE,
    G_IF,
    G_IF_CMP,
    G_GOTO,
    G_JSR,
    G_RET,
    G_SWITCH,
    G_RETURN,
    G_STATIC,
    G_FIELD,
    G_INVOKE,
    G_DYNAMIC,
    G_NEW,
    G_NEW_ARRAY,
    G_MULTI_ARRAY,
    G_LENGTH,
    G_THROW,
    G_CAST,
    G_INSTANCEOF,
    G_MONITOR,
};

struct jinsn {
    enum jopcode op;
    enum jgroup group;
    char kind;         /* column `kind` of the table, 0 none */
    int aux;           /* column `aux` of the table */
    uint32_t pc, next; /* of this and the following instruction */
    int32_t a;         /* constant index, local, immediate; branch: target */
    int32_t b;         /* increment, dimensions */
    /* Switches: a is the default target; the cases lie in the code. */
    uint32_t ncases, cases_at;
    int32_t low; /* tableswitch */
};

bool jinsn_read(const struct jcode *, uint32_t pc, struct jinsn *) MUST_USE;
/* Value and target of a case. */
void jinsn_case(const struct jcode *, const struct jinsn *, uint32_t i, int32_t *value,
                int64_t *target);
/* Does control never go on to the next instruction? */
bool jinsn_ends(const struct jinsn *);

#endif
