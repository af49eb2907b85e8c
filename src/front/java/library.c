/*
 * Calls of the platform's library that mean something else than their name says, because of a
 * constant operand or because they stand for several:
 *
 *   Executors.newFixedThreadPool(1)     one task at a time: newSingleThreadExecutor
 *   CyclicBarrier.await()               all arrive; one runs the barrier's action; all go on
 */
#include "front/java/lower.h"

static bool is_int(ir_ref ref, int32_t value)
{
    return ref_kind(ref) == REF_IMM && ref_imm(ref) == value;
}

/* The name of the method that the call stands for. */
const char *library_name(const struct jmember_ref *m, const ir_ref *args, uint32_t n)
{
    if (strcmp(m->owner, "java/util/concurrent/Executors") != 0 || n < 2 || !is_int(args[1], 1))
        return m->name;
    if (strcmp(m->name, "newFixedThreadPool") == 0)
        return "newSingleThreadExecutor";
    if (strcmp(m->name, "newScheduledThreadPool") == 0)
        return "newSingleThreadScheduledExecutor";
    return m->name;
}

/* What comes before a wait at a barrier: the wait for the others, and the action of one of them. */
void before_barrier(struct body *b, const struct jmember_ref *m, ir_ref barrier)
{
    ir_ref args[2] = {{0}, barrier};

    if (strcmp(m->owner, "java/util/concurrent/CyclicBarrier") != 0 ||
        strcmp(m->name, "await") != 0)
        return;
    args[0] = sym_ref(sym_method(b->lo, m->owner, "await", "()I"));
    emit_value(b, (struct ir_stmt){.op = IR_VCALL}, args, 2);
    args[0] = sym_ref(
        sym_method(b->lo, "heddle/Barrier", "action", "(Ljava/util/concurrent/CyclicBarrier;)V"));
    emit(b, (struct ir_stmt){.op = IR_ACQUIRE}, &barrier, 1);
    emit(b, (struct ir_stmt){.op = IR_CALL}, args, 2);
    emit(b, (struct ir_stmt){.op = IR_RELEASE}, &barrier, 1);
}
