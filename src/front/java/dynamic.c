/*
 * invokedynamic: the bootstrap methods of javac, kotlinc and scalac are interpreted, never entered.
 * Lambdas and method references become classes; string concatenation asks its operands for their
 * text; the methods of records ask their components. Anything else is a loss.
 */
#include "front/java/lower.h"

#define OBJECT "java/lang/Object"

enum { FLAG_MARKERS = 2, FLAG_BRIDGES = 4, MAX_BRIDGES = 64 };

/* ---- lambdas ---- */

static const char *method_type(const struct lower *lo, const struct jbootstrap *boot, uint32_t i)
{
    uint32_t index = i < boot->nargs ? boot->args[i] : 0;

    return jclass_tag(lo->class, index) == CONST_METHOD_TYPE
               ? jclass_utf8(lo->class, lo->class->pool[index].a)
               : NULL;
}

static uint32_t int_argument(const struct lower *lo, const struct jbootstrap *boot, uint32_t i)
{
    uint32_t index = i < boot->nargs ? boot->args[i] : 0;

    return jclass_tag(lo->class, index) == CONST_INTEGER
               ? (uint32_t)lo->class->pool[index].u.integer
               : 0;
}

/* altMetafactory: flags, [number of interfaces, interfaces], [number of bridges, bridges]. */
static void find_bridges(struct lower *lo, const struct jbootstrap *boot, struct jlambda *l)
{
    uint32_t flags = int_argument(lo, boot, 3), at = 4, n;

    if (flags & FLAG_MARKERS)
        at += 1 + MIN(int_argument(lo, boot, at), boot->nargs);
    if (!(flags & FLAG_BRIDGES))
        return;
    n = MIN(int_argument(lo, boot, at), MAX_BRIDGES);
    for (uint32_t i = 0; i < n; i++) {
        const char *desc = method_type(lo, boot, at + 1 + i);

        if (desc && jdesc_nparams(desc) == jdesc_nparams(l->descs[0]))
            l->descs[l->ndescs++] = desc;
    }
}

static bool read_lambda(struct body *b, const struct jmember_ref *m, const struct jbootstrap *boot,
                        struct jlambda *l)
{
    struct lower *lo = b->lo;
    const char *desc = method_type(lo, boot, 0);
    const char *result = strchr(m->desc, ')') + 1;

    *l = (struct jlambda){.method = m->name, .captured = m->desc, .scope = b->scope};
    l->instantiated = method_type(lo, boot, 2);
    if (!desc || !l->instantiated || *result != 'L' ||
        jdesc_nparams(desc) != jdesc_nparams(l->instantiated) ||
        !jclass_handle(lo->class, boot->nargs > 1 ? boot->args[1] : 0, &l->body) ||
        l->body.kind < HANDLE_VIRTUAL)
        return false;
    l->interface = desc_class(&lo->arena, result);
    l->descs = ARENA_ARRAY(&lo->arena, const char *, MAX_BRIDGES + 1);
    l->descs[l->ndescs++] = desc;
    l->name = arena_printf(&lo->arena, "%s$$Lambda$%zu", lo->class->name, lo->lambdas.n + 1);
    l->line = b->line;
    return true;
}

static struct jmember_ref captured_field(struct lower *lo, const struct jlambda *l, uint32_t i,
                                         const char **desc)
{
    const char *start = *desc;

    (void)jdesc_next(desc);
    return (struct jmember_ref){.owner = l->name,
                                .name = arena_printf(&lo->arena, "arg%u", i),
                                .desc =
                                    arena_printf(&lo->arena, "%.*s", (int)(*desc - start), start)};
}

/* new, then the captured values into its fields. */
static void exec_lambda(struct body *b, const struct jlambda *l)
{
    ir_ref args[256], object, place[2], store[2];
    uint32_t n = pop_arguments(b, l->captured, args);
    const char *desc = l->captured + 1;

    object = emit_new(b, l->name, (ir_ref){0});
    for (uint32_t i = 0; i < n; i++) {
        struct jmember_ref field = captured_field(b->lo, l, i, &desc);

        place[0] = object;
        place[1] = sym_ref(sym_field(b->lo, &field, false));
        store[0] = emit_value(b, (struct ir_stmt){.op = IR_FIELD, .flags = IRF_PTR}, place, 2);
        store[1] = args[i];
        emit(b, (struct ir_stmt){.op = IR_STORE, .size = desc_size(*field.desc)}, store, 2);
    }
    push(b, 'A', object);
    vec_push(&b->lo->lambdas, *l);
}

/* ---- their classes ---- */

/* A method of a lambda's class while it is built. */
struct lambda_method {
    struct lower *lo;
    const struct jlambda *l;
    struct ir_pos pos;
    ir_ref args[520];
    uint32_t n;
};

static ir_ref build_value(struct lambda_method *m, struct ir_stmt s, const ir_ref *args, uint32_t n)
{
    s.dst = ir_build_reg(m->lo->build);
    ir_build_stmt(m->lo->build, s, args, n, &m->pos);
    return reg_ref(s.dst);
}

static void build_stmt(struct lambda_method *m, struct ir_stmt s, const ir_ref *args, uint32_t n)
{
    s.dst = IR_NO_REG;
    ir_build_stmt(m->lo->build, s, args, n, &m->pos);
}

static void build_captured(struct lambda_method *m)
{
    const char *desc = m->l->captured + 1;

    for (uint32_t i = 0; *desc != ')'; i++) {
        struct jmember_ref field = captured_field(m->lo, m->l, i, &desc);
        ir_ref place[2] = {reg_ref(0), sym_ref(sym_field(m->lo, &field, false))};
        ir_ref address =
            build_value(m, (struct ir_stmt){.op = IR_FIELD, .flags = IRF_PTR}, place, 2);

        m->args[m->n++] =
            build_value(m,
                        (struct ir_stmt){.op = IR_LOAD,
                                         .size = desc_size(*field.desc),
                                         .flags = desc_kind(*field.desc) == 'A' ? IRF_PTR : 0},
                        &address, 1);
    }
}

/* The interface's parameters, with the types they have at this place. */
static void build_parameters(struct lambda_method *m)
{
    const char *desc = m->l->instantiated + 1;

    for (uint32_t i = 1; *desc != ')'; i++) {
        const char *start = desc;
        ir_ref cast[2] = {reg_ref(i)};

        if (desc_kind(jdesc_next(&desc)) == 'A' && strncmp(start, "L" OBJECT ";", 18) != 0) {
            cast[1] = sym_ref(sym_class(m->lo, desc_class(&m->lo->arena, start)));
            cast[0] = build_value(m, (struct ir_stmt){.op = IR_CAST, .flags = IRF_PTR}, cast, 2);
        }
        m->args[m->n++] = cast[0];
    }
}

static void build_classinit(struct lambda_method *m)
{
    const char *owner = m->l->body.member.owner;
    ir_ref class;

    if (*owner == '[')
        return;
    class = sym_ref(sym_class(m->lo, owner));
    build_stmt(m, (struct ir_stmt){.op = IR_CLASSINIT}, &class, 1);
}

static ir_ref build_call(struct lambda_method *m, enum ir_op op, char kind)
{
    struct ir_stmt s = {.op = (uint8_t)op, .flags = kind == 'A' ? IRF_PTR : 0};

    if (kind != 'V')
        return build_value(m, s, m->args, m->n);
    build_stmt(m, s, m->args, m->n);
    return (ir_ref){0};
}

/* Calls what the lambda stands for; its result. */
static ir_ref build_target(struct lambda_method *m)
{
    const struct jhandle *body = &m->l->body;
    char kind = desc_kind(jdesc_return(body->member.desc));
    ir_ref object = {0}, class;

    m->args[0] =
        sym_ref(sym_method(m->lo, body->member.owner, body->member.name, body->member.desc));
    switch (body->kind) {
    case HANDLE_VIRTUAL:
    case HANDLE_INTERFACE:
        if (m->n >= 2)
            return build_call(m, IR_VCALL, kind);
        break;
    case HANDLE_STATIC:
        build_classinit(m);
        return build_call(m, IR_CALL, kind);
    case HANDLE_NEW:
        build_classinit(m);
        class = sym_ref(sym_class(m->lo, body->member.owner));
        object = build_value(m, (struct ir_stmt){.op = IR_NEW, .flags = IRF_PTR}, &class, 1);
        memmove(m->args + 2, m->args + 1, (m->n - 1) * sizeof *m->args);
        m->args[1] = object;
        m->n++;
        if (strcmp(body->member.owner, OBJECT) != 0)
            (void)build_call(m, IR_CALL, 'V');
        return object;
    default:
        return build_call(m, IR_CALL, kind);
    }
    return object;
}

static void build_lambda_method(struct lower *lo, const struct jlambda *l, const char *desc)
{
    uint32_t sym = sym_method(lo, l->name, l->method, desc);
    struct lambda_method m = {
        .lo = lo, .l = l, .pos = {.scope = l->scope, .line = l->line}, .n = 1};
    bool is_void = jdesc_return(desc) == 'V';
    ir_ref result;

    ir_build_func_begin(lo->build, sym, jdesc_nparams(desc) + 1, 0);
    ir_build_func_at(lo->build)->scope = l->scope;
    ir_build_func_at(lo->build)->line = l->line;
    ir_build_block(lo->build);
    build_captured(&m);
    build_parameters(&m);
    result = build_target(&m);
    build_stmt(&m, (struct ir_stmt){.op = IR_RET}, &result, !is_void);
    ir_build_func_end(lo->build);
    ir_build_sym_at(lo->build, sym)->flags |= SYMF_ARTIFICIAL;
}

/* A bridge may repeat the descriptor. */
static bool is_new_desc(const struct jlambda *l, uint32_t i)
{
    for (uint32_t k = 0; k < i; k++)
        if (strcmp(l->descs[k], l->descs[i]) == 0)
            return false;
    return true;
}

static void declare_lambda(struct lower *lo, const struct jlambda *l)
{
    const char *desc = l->captured + 1;

    ir_build_class(lo->build, sym_class(lo, l->name), sym_class(lo, OBJECT),
                   CLASSF_FINAL | (lo->request->is_library ? CLASSF_LIBRARY : 0));
    ir_build_class_interface(lo->build, sym_class(lo, l->interface));
    for (uint32_t i = 0; *desc != ')'; i++) {
        struct jmember_ref field = captured_field(lo, l, i, &desc);

        ir_build_class_field(lo->build, sym_field(lo, &field, false),
                             FIELDF_FINAL | (desc_kind(*field.desc) == 'A' ? FIELDF_REF : 0));
    }
    for (uint32_t i = 0; i < l->ndescs; i++)
        if (is_new_desc(l, i))
            ir_build_class_method(lo->build,
                                  arena_printf(&lo->arena, "%s%s", l->method, l->descs[i]),
                                  sym_method(lo, l->name, l->method, l->descs[i]),
                                  METHODF_PUBLIC | METHODF_SYNTHETIC);
}

void lower_lambdas(struct lower *lo)
{
    for (size_t i = 0; i < lo->lambdas.n; i++) {
        const struct jlambda *l = &lo->lambdas.at[i];

        declare_lambda(lo, l);
        for (uint32_t k = 0; k < l->ndescs; k++)
            if (is_new_desc(l, k))
                build_lambda_method(lo, l, l->descs[k]);
    }
}

/* ---- texts and records ---- */

static bool is_plain(const char *desc)
{
    static const char *const plain[] = {
        "Ljava/lang/String;", "Ljava/lang/Integer;", "Ljava/lang/Long;",  "Ljava/lang/Boolean;",
        "Ljava/lang/Short;",  "Ljava/lang/Byte;",    "Ljava/lang/Float;", "Ljava/lang/Character;",
        "Ljava/lang/Double;", "Ljava/lang/Class;"};

    if (*desc != 'L')
        return true;
    for (size_t i = 0; i < ARRAY_SIZE(plain); i++)
        if (strncmp(desc, plain[i], strlen(plain[i])) == 0)
            return true;
    return false;
}

ir_ref emit_object_call(struct body *b, const char *name, const char *desc, ir_ref object,
                        ir_ref other)
{
    ir_ref args[3] = {sym_ref(sym_method(b->lo, OBJECT, name, desc)), object, other};

    return emit_value(b,
                      (struct ir_stmt){.op = IR_VCALL,
                                       .flags = desc_kind(jdesc_return(desc)) == 'A' ? IRF_PTR : 0},
                      args, 2 + jdesc_nparams(desc));
}

/* Every operand is asked for its text; the text itself is one object for all. */
static void exec_concat(struct body *b, const struct jmember_ref *m)
{
    ir_ref args[256];
    const char *desc = m->desc + 1;

    (void)pop_arguments(b, m->desc, args);
    for (uint32_t i = 0; *desc != ')'; i++) {
        if (!is_plain(desc))
            (void)emit_object_call(b, "toString", "()Ljava/lang/String;", args[i], (ir_ref){0});
        (void)jdesc_next(&desc);
    }
    push(b, 'A', sym_ref(sym_string(b->lo, "(concatenation)")));
}

/* toString, hashCode and equals of a record: the same of each component. */
static void exec_record(struct body *b, const struct jmember_ref *m, const struct jbootstrap *boot)
{
    const char *desc = strchr(m->desc, ')') + 1;
    char result = desc_kind(*desc);
    ir_ref args[256] = {{0}};
    struct jhandle getter;

    (void)pop_arguments(b, m->desc, args);
    for (uint32_t i = 2; i < boot->nargs; i++) {
        ir_ref place[2] = {args[0]}, value;

        if (!jclass_handle(b->lo->class, boot->args[i], &getter) ||
            getter.kind != HANDLE_GET_FIELD || !getter.member.owner)
            continue;
        place[1] = sym_ref(sym_field(b->lo, &getter.member, false));
        value = emit_load(
            b, emit_value(b, (struct ir_stmt){.op = IR_FIELD, .flags = IRF_PTR}, place, 2),
            *getter.member.desc);
        if (is_plain(getter.member.desc))
            continue;
        if (strcmp(m->name, "hashCode") == 0)
            (void)emit_object_call(b, "hashCode", "()I", value, (ir_ref){0});
        else if (strcmp(m->name, "toString") == 0)
            (void)emit_object_call(b, "toString", "()Ljava/lang/String;", value, (ir_ref){0});
        else
            (void)emit_object_call(b, "equals", "(L" OBJECT ";)Z", value, (ir_ref){0});
    }
    if (result == 'A')
        push(b, 'A', sym_ref(sym_string(b->lo, "(concatenation)")));
    else
        push(b, result, emit_value(b, (struct ir_stmt){.op = IR_OPAQUE}, args, 1));
}

/* ---- which ---- */

/* A value that is not modelled, made from the arguments. */
static void exec_opaque(struct body *b, const struct jmember_ref *m)
{
    ir_ref args[256];
    uint32_t n = pop_arguments(b, m->desc, args);
    char kind = desc_kind(jdesc_return(m->desc));

    if (kind != 'V')
        push(b, kind,
             emit_value(b, (struct ir_stmt){.op = IR_OPAQUE, .flags = kind == 'A' ? IRF_PTR : 0},
                        args, n));
}

static void exec_unknown(struct body *b, const struct jmember_ref *m, const struct jhandle *boot)
{
    note_loss(b->lo, LOSS_FEATURE, IR_NONE,
              arena_printf(&b->lo->arena, "invokedynamic by %s.%s in %s.%s",
                           pretty_class(b->arena, boot->member.owner), boot->member.name,
                           pretty_class(b->arena, b->lo->class->name), b->method->name));
    exec_opaque(b, m);
}

void exec_dynamic(struct body *b, const struct jinsn *i)
{
    const struct jclass *c = b->lo->class;
    const struct jbootstrap *boot;
    struct jmember_ref m;
    struct jhandle handle;
    struct jlambda lambda;
    const char *owner;

    if (jclass_tag(c, (uint32_t)i->a) != CONST_INVOKE_DYNAMIC ||
        !jclass_member(c, (uint32_t)i->a, &m) || m.bootstrap >= c->nbootstraps ||
        !jclass_handle(c, c->bootstraps[m.bootstrap].handle, &handle)) {
        body_fail(b, "a dynamic call has no bootstrap method");
        return;
    }
    boot = &c->bootstraps[m.bootstrap];
    owner = handle.member.owner;
    if (strcmp(owner, "java/lang/invoke/LambdaMetafactory") == 0 &&
        read_lambda(b, &m, boot, &lambda)) {
        if (strcmp(handle.member.name, "altMetafactory") == 0)
            find_bridges(b->lo, boot, &lambda);
        exec_lambda(b, &lambda);
    } else if (strcmp(owner, "java/lang/invoke/StringConcatFactory") == 0) {
        exec_concat(b, &m);
    } else if (strcmp(owner, "java/lang/runtime/ObjectMethods") == 0) {
        exec_record(b, &m, boot);
    } else if (strcmp(owner, "java/lang/runtime/SwitchBootstraps") == 0) {
        exec_opaque(b, &m);
    } else {
        exec_unknown(b, &m, &handle);
    }
}
