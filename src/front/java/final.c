/*
 * What the JVM runs, on a thread of its own, when an object cannot be reached any more: finalize(),
 * and the action that a Cleaner was given for it. By then nobody else has the object, or what the
 * action works on. So both run on another object of the class, made for that: what they share with
 * others are static variables and what these lead to.
 */
#include "front/java/lower.h"

static void run_at_end(struct body *b, const char *class, const char *how)
{
    ir_ref args[2] = {sym_ref(sym_method(b->lo, "heddle/Collector", how, "(Ljava/lang/Object;)V"))};

    args[1] = emit_new(b, class, (ir_ref){0});
    emit(b, (struct ir_stmt){.op = IR_CALL}, args, 2);
}

/* At the end of a constructor. */
void begin_finalizer(struct body *b)
{
    const struct jclass *c = b->lo->class;

    if (strcmp(b->method->name, "<init>") != 0)
        return;
    for (uint32_t i = 0; i < c->nmethods; i++)
        if (strcmp(c->methods[i].name, "finalize") == 0 && strcmp(c->methods[i].desc, "()V") == 0 &&
            c->methods[i].code_len > 1)
            run_at_end(b, c->name, "finalize");
}

void begin_cleaner(struct body *b, const struct jmember_ref *m, const ir_ref *args, uint32_t n)
{
    const char *type =
        n == 4 && strcmp(m->owner, "java/lang/ref/Cleaner") == 0 && strcmp(m->name, "register") == 0
            ? type_of_value(b, args[3])
            : NULL;
    size_t len = type ? strcspn(type, ";") : 0;

    if (!type || *type == '[')
        return;
    if (type[len] == ';') /* a descriptor */
        type = arena_printf(&b->lo->arena, "%.*s", (int)len - 1, type + 1);
    if (strcmp(type, "java/lang/Runnable") != 0)
        run_at_end(b, type, "clean");
}
