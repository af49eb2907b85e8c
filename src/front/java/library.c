/*
 * Calls of the platform's library that mean something else than their name says, because of a
 * constant operand or because they stand for several:
 *
 *   Executors.newFixedThreadPool(1)     one task at a time: newSingleThreadExecutor
 *   CyclicBarrier.await()               all arrive; one runs the barrier's action; all go on
 *   Reader(), Writer(Object lock)       keep their lock, which subclasses use
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

/* Readers and writers lock themselves, or what they are given, by a field that subclasses see. */
void keep_stream_lock(struct body *b, const struct jmember_ref *m, const ir_ref *args)
{
    bool is_reader = strcmp(m->owner, "java/io/Reader") == 0;
    bool has_lock = strcmp(m->desc, "(Ljava/lang/Object;)V") == 0;
    uint32_t sym;

    if ((!is_reader && strcmp(m->owner, "java/io/Writer") != 0) || strcmp(m->name, "<init>") != 0)
        return;
    struct jmember_ref field = {.owner = m->owner, .name = "lock", .desc = "Ljava/lang/Object;"};
    sym = sym_field(b->lo, &field, false);
    if (sym == IR_NONE)
        return;
    ir_ref at[2] = {args[1], sym_ref(sym)};
    at[0] = emit_value(b, (struct ir_stmt){.op = IR_FIELD, .flags = IRF_PTR}, at, 2);
    at[1] = args[has_lock ? 2 : 1];
    emit(b, (struct ir_stmt){.op = IR_STORE, .size = 8}, at, 2);
}
