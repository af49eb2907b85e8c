/*
 * Reflection with constant names. Class objects are symbols, so that a class that is named by a
 * constant stays in sight as long as it does not leave the method:
 *
 *   Class.forName("a.B")                       the class itself
 *   a.B.class.getDeclaredConstructor(...)      stands for its class
 *   ... .newInstance(...)                      a new object of that class, by its plain constructor
 *   ... .getMethod("m").invoke(object)         every method of that name, if it is of this class
 *   ServiceLoader.load(a.B.class)              heddle.services:a/B, which makes the providers that
 *                                              META-INF/services name (services.c)
 *
 * What is not constant stays a call that the models know nothing of.
 */
#include "front/java/lower.h"

#define METHOD_PREFIX "heddle.method:"

static const char *sym_text(const struct body *b, ir_ref ref)
{
    struct ir_sym *s =
        ref_kind(ref) == REF_SYM ? ir_build_sym_at(b->lo->build, ref_index(ref)) : NULL;
    return s ? ir_build_text(b->lo->build, s->name) : NULL;
}

/* The class that a constant Class object stands for; NULL. */
static const char *constant_class(const struct body *b, ir_ref ref)
{
    bool is_class = ref_kind(ref) == REF_SYM &&
                    ir_build_sym_at(b->lo->build, ref_index(ref))->kind == SYM_CLASS;
    return is_class ? arena_strdup(&b->lo->arena, sym_text(b, ref)) : NULL;
}

/* The text of a constant string, if it is short enough to be known; NULL. */
static char *constant_text(const struct body *b, ir_ref ref)
{
    const char *name = sym_text(b, ref);
    size_t len = name ? strlen(name) : 0;
    if (len < 3 || *name != '"' || name[len - 1] != '"')
        return NULL;
    return arena_printf(&b->lo->arena, "%.*s", (int)len - 2, name + 1);
}

static void push_class(struct body *b, char *name)
{
    for (char *s = name; *s; s++)
        *s = *s == '.' ? '/' : *s;
    emit_classinit(b, name);
    push(b, 'A', sym_ref(sym_class(b->lo, name)));
}

static void push_new(struct body *b, const char *class)
{
    ir_ref object, args[2];
    emit_classinit(b, class);
    object = emit_new(b, class, (ir_ref){0});
    args[0] = sym_ref(sym_method(b->lo, class, "<init>", "()V"));
    args[1] = object;
    emit(b, (struct ir_stmt){.op = IR_CALL}, args, 2);
    push(b, 'A', object);
}

/* Calls every method of that name that the class at hand declares. */
static void call_named(struct body *b, const char *name, ir_ref object)
{
    const struct jclass *c = b->lo->class;
    for (uint32_t i = 0; i < c->nmethods; i++) {
        const struct jmethod *m = &c->methods[i];
        bool is_static = m->flags & ACC_STATIC;
        ir_ref args[2] = {{0}, object};
        if (strcmp(m->name, name) != 0 || jdesc_nparams(m->desc) > 0)
            continue;
        args[0] = sym_ref(sym_method(b->lo, c->name, m->name, m->desc));
        emit(b, (struct ir_stmt){.op = is_static ? IR_CALL : IR_VCALL}, args, is_static ? 1 : 2);
    }
}

static bool is_one_of(const char *name, const char *const *list)
{
    for (; *list; list++)
        if (strcmp(name, *list) == 0)
            return true;
    return false;
}

static bool exec_class_method(struct body *b, const struct jmember_ref *m, const ir_ref *args,
                              uint32_t n)
{
    static const char *const same[] = {"getConstructor", "getDeclaredConstructor", "asSubclass",
                                       NULL};
    static const char *const methods[] = {"getMethod", "getDeclaredMethod", NULL};
    const char *class = n > 1 ? constant_class(b, args[1]) : NULL;
    char *text;

    if (strcmp(m->name, "forName") == 0 && n > 1 && (text = constant_text(b, args[1]))) {
        push_class(b, text);
        return true;
    }
    if (class && strcmp(m->name, "newInstance") == 0) {
        push_new(b, class);
        return true;
    }
    if (class && is_one_of(m->name, same)) {
        push(b, 'A', args[1]);
        return true;
    }
    if (class && n > 2 && is_one_of(m->name, methods) && strcmp(class, b->lo->class->name) == 0 &&
        (text = constant_text(b, args[2]))) {
        text = arena_printf(&b->lo->arena, METHOD_PREFIX "%s", text);
        push(b, 'A', sym_ref(sym_get(b->lo, text, SYM_VAR)));
        return true;
    }
    return false;
}

static bool exec_service_loader(struct body *b, const struct jmember_ref *m, const ir_ref *args,
                                uint32_t n)
{
    ir_ref callee;
    const char *service = NULL;

    for (uint32_t i = 1; i < n && !service; i++) /* behind a module layer in one form */
        service = constant_class(b, args[i]);
    if (!service || strncmp(m->name, "load", 4) != 0)
        return false;
    callee = sym_ref(
        sym_get(b->lo, arena_printf(&b->lo->arena, SERVICES_PREFIX "%s", service), SYM_FUNC));
    push(b, 'A', emit_value(b, (struct ir_stmt){.op = IR_CALL, .flags = IRF_PTR}, &callee, 1));
    return true;
}

bool exec_reflection(struct body *b, const struct jmember_ref *m, const ir_ref *args, uint32_t n)
{
    const char *receiver = n > 1 ? sym_text(b, args[1]) : NULL;

    if (strcmp(m->owner, "java/util/ServiceLoader") == 0)
        return exec_service_loader(b, m, args, n);
    if (strncmp(m->owner, "java/lang/", 10) != 0)
        return false;
    if (strcmp(m->owner, "java/lang/Class") == 0)
        return exec_class_method(b, m, args, n);
    if (strcmp(m->owner, "java/lang/reflect/Constructor") == 0 && n > 1 &&
        strcmp(m->name, "newInstance") == 0 && constant_class(b, args[1])) {
        push_new(b, constant_class(b, args[1]));
        return true;
    }
    if (strcmp(m->owner, "java/lang/reflect/Method") == 0 && strcmp(m->name, "invoke") == 0 &&
        n > 2 && receiver && strncmp(receiver, METHOD_PREFIX, strlen(METHOD_PREFIX)) == 0) {
        call_named(b, arena_strdup(&b->lo->arena, receiver + strlen(METHOD_PREFIX)), args[2]);
        push(b, 'A', int_ref(b, 0));
        return true;
    }
    return false;
}
