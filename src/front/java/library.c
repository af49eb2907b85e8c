/*
 * Calls of the platform's library that mean something else than their name says, because of a
 * constant operand or because they stand for several:
 *
 *   Executors.newFixedThreadPool(1)     one task at a time: newSingleThreadExecutor
 *   new LinkedHashMap(n, f, false)      entries stay in the order in which they were put
 *   CyclicBarrier.await()               all arrive; one runs the barrier's action; all go on
 *   StringBuffer.append(StringBuffer)   has its own lock while it takes that of the other
 *   Reader(), Writer(Object lock)       keep their lock, which subclasses use
 *   println(Object), append(Object)     ask the object for its text
 *   printf(format, ...)                 asks all of them
 *   Math.min(a, b), Math.max(a, b)      a comparison and a choice, so that bounds are seen
 */
#include "front/java/lower.h"

static bool is_int(ir_ref ref, int32_t value)
{
    return ref_kind(ref) == REF_IMM && ref_imm(ref) == value;
}

/* The name of the method that the call stands for. */
const char *library_name(const struct jmember_ref *m, const ir_ref *args, uint32_t n)
{
    if (strcmp(m->owner, "java/util/LinkedHashMap") == 0 && strcmp(m->desc, "(IFZ)V") == 0 &&
        n > 4 && is_int(args[4], 0))
        return "insertionOrder";
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

/* A StringBuffer that is appended to another is locked in there. */
void lock_both_texts(struct body *b, const struct jmember_ref *m, const ir_ref *args)
{
    if (strcmp(m->owner, "java/lang/StringBuffer") != 0 || strcmp(m->name, "append") != 0 ||
        strcmp(m->desc, "(Ljava/lang/StringBuffer;)Ljava/lang/StringBuffer;") != 0)
        return;
    emit(b, (struct ir_stmt){.op = IR_ACQUIRE}, args + 1, 1);
    emit(b, (struct ir_stmt){.op = IR_ACQUIRE}, args + 2, 1);
    emit(b, (struct ir_stmt){.op = IR_RELEASE}, args + 2, 1);
    emit(b, (struct ir_stmt){.op = IR_RELEASE}, args + 1, 1);
}

/* The smaller or greater of two whole numbers. */
bool exec_extreme(struct body *b, const struct jmember_ref *m, const ir_ref *args)
{
    bool is_min = strcmp(m->name, "min") == 0;
    bool is_int = strcmp(m->desc, "(II)I") == 0;

    if (strcmp(m->owner, "java/lang/Math") != 0 || (!is_min && strcmp(m->name, "max") != 0) ||
        (!is_int && strcmp(m->desc, "(JJ)J") != 0))
        return false;
    ir_ref choice[3] = {{0}, args[1], args[2]};
    choice[0] =
        emit_value(b, (struct ir_stmt){.op = IR_CMP, .sub = (uint16_t)(is_min ? CMP_SLE : CMP_SGE)},
                   args + 1, 2);
    push(b, is_int ? 'I' : 'J', emit_value(b, (struct ir_stmt){.op = IR_SELECT}, choice, 3));
    return true;
}

/*
 * What prints or joins objects calls their toString. It is a call of its own here, because that of
 * a collection or a StringBuilder has a model, and models do not call functions that have one.
 */
void ask_for_text(struct body *b, const struct jmember_ref *m, const ir_ref *args, uint32_t n)
{
    static const struct {
        const char *owner, *name, *desc;
    } askers[] = {
        {"java/io/PrintStream", "print", "(Ljava/lang/Object;)V"},
        {"java/io/PrintStream", "println", "(Ljava/lang/Object;)V"},
        {"java/io/PrintWriter", "print", "(Ljava/lang/Object;)V"},
        {"java/io/PrintWriter", "println", "(Ljava/lang/Object;)V"},
        {"java/lang/String", "valueOf", "(Ljava/lang/Object;)Ljava/lang/String;"},
        {"java/lang/StringBuilder", "append", "(Ljava/lang/Object;)Ljava/lang/StringBuilder;"},
        {"java/lang/StringBuffer", "append", "(Ljava/lang/Object;)Ljava/lang/StringBuffer;"},
        {"java/util/Objects", "toString", "(Ljava/lang/Object;)Ljava/lang/String;"},
    };

    for (size_t i = 0; i < ARRAY_SIZE(askers); i++) {
        if (strcmp(m->name, askers[i].name) != 0 || strcmp(m->owner, askers[i].owner) != 0 ||
            strcmp(m->desc, askers[i].desc) != 0)
            continue;
        (void)emit_object_call(b, "toString", "()Ljava/lang/String;", args[n - 1], (ir_ref){0});
        return;
    }
}

/* What a format says of its arguments, they say themselves: each is asked for its text. */
void ask_for_texts(struct body *b, const struct jmember_ref *m, const ir_ref *args, uint32_t n)
{
    static const char *const owners[] = {"java/io/PrintStream", "java/io/PrintWriter",
                                         "java/lang/String", "java/util/Formatter"};
    static const char *const names[] = {"printf", "format", "formatted"};
    size_t len = strcspn(m->desc, ")");
    bool is_owner = false, is_name = false;

    for (size_t i = 0; i < ARRAY_SIZE(owners); i++)
        is_owner |= strcmp(m->owner, owners[i]) == 0;
    for (size_t i = 0; i < ARRAY_SIZE(names); i++)
        is_name |= strcmp(m->name, names[i]) == 0;
    if (!is_owner || !is_name || len < 19 ||
        strncmp(m->desc + len - 19, "[Ljava/lang/Object;", 19) != 0)
        return;
    ir_ref address = emit_element(b, args[n - 1], 8, (ir_ref){0});
    ir_ref object = emit_load(b, address, 'L');
    (void)emit_object_call(b, "toString", "()Ljava/lang/String;", object, (ir_ref){0});
}

/* Readers and writers lock themselves, or what they are given, by a field that subclasses see. */
void keep_stream_lock(struct body *b, const struct jmember_ref *m, const ir_ref *args)
{
    bool is_reader = strcmp(m->owner, "java/io/Reader") == 0;
    bool has_lock = strcmp(m->desc, "(Ljava/lang/Object;)V") == 0;

    if ((!is_reader && strcmp(m->owner, "java/io/Writer") != 0) || strcmp(m->name, "<init>") != 0)
        return;
    struct jmember_ref field = {.owner = m->owner, .name = "lock", .desc = "Ljava/lang/Object;"};
    ir_ref at[2] = {args[1], sym_ref(sym_field(b->lo, &field, false))};
    at[0] = emit_value(b, (struct ir_stmt){.op = IR_FIELD, .flags = IRF_PTR}, at, 2);
    at[1] = args[has_lock ? 2 : 1];
    emit(b, (struct ir_stmt){.op = IR_STORE, .size = 8}, at, 2);
}
