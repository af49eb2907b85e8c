/*
 * Proxies. Proxy.newProxyInstance(loader, new Class[] {A.class, B.class}, handler) becomes a call
 * of heddle.proxy:A,B with the handler. That function is made when all classes are known: it
 * returns an object of a class that has every method of these interfaces, each of which calls the
 * handler with the objects it is given. Which method it was is not told; what the handler does
 * with it by reflection is lost.
 */
#include "base/intern.h"
#include "base/strbuf.h"
#include "front/java/java.h"
#include "front/java/lower.h"
#include <stdlib.h>

#define HANDLER "java/lang/reflect/InvocationHandler"
#define INVOKE                                                                         \
    HANDLER ".invoke(Ljava/lang/Object;Ljava/lang/reflect/Method;[Ljava/lang/Object;)" \
            "Ljava/lang/Object;"

enum { MAX_METHODS = 4096 };

/* ---- the call ---- */

/* The array that a store's address is an element of. */
static bool is_element_of(const struct body *b, ir_ref address, ir_ref array)
{
    for (size_t i = 0; i < b->stmts.n; i++) {
        const struct ir_stmt *s = &b->stmts.at[i].s;
        if (s->op == IR_ADDR && ref_make(REF_REG, s->dst).bits == address.bits)
            return b->args.at[s->arg].bits == array.bits;
    }
    return false;
}

bool exec_proxy(struct body *b, const struct jmember_ref *m, const ir_ref *args, uint32_t n)
{
    struct strbuf name = {0};
    if (n < 4 || strcmp(m->owner, "java/lang/reflect/Proxy") != 0 ||
        strcmp(m->name, "newProxyInstance") != 0)
        return false;
    for (size_t i = 0; i < b->stmts.n; i++) {
        const struct ir_stmt *s = &b->stmts.at[i].s;
        ir_ref value = s->op == IR_STORE ? b->args.at[s->arg + 1] : (ir_ref){0};
        if (s->op != IR_STORE || ref_kind(value) != REF_SYM ||
            ir_build_sym_at(b->lo->build, ref_index(value))->kind != SYM_CLASS ||
            !is_element_of(b, b->args.at[s->arg], args[2]))
            continue;
        const struct ir_sym *class = ir_build_sym_at(b->lo->build, ref_index(value));
        strbuf_addf(&name, "%s%s", name.len ? "," : PROXY_PREFIX,
                    ir_build_text(b->lo->build, class->name));
    }
    if (name.len) {
        ir_ref call[2] = {sym_ref(sym_get(b->lo, strbuf_str(&name), SYM_FUNC)), args[3]};
        push(b, 'A', emit_value(b, (struct ir_stmt){.op = IR_CALL, .flags = IRF_PTR}, call, 2));
    }
    bool is_known = name.len > 0;
    strbuf_release(&name);
    return is_known;
}

/* ---- the class ---- */

struct maker {
    struct ir_builder *build;
    struct arena arena;
    struct intern selectors, names;
    u32_vec syms; /* by name: symbol + 1 */
    struct ir_pos pos;
    const char *class;
    ir_ref handler; /* the field */
};

static uint32_t sym_of(struct maker *m, const char *name, enum ir_sym_kind kind)
{
    uint32_t id = intern_adds(&m->names, name);
    while (m->syms.n <= id)
        vec_push(&m->syms, 0);
    if (!m->syms.at[id])
        m->syms.at[id] = ir_build_sym(m->build, name, kind, LINK_EXTERNAL, 0) + 1;
    return m->syms.at[id] - 1;
}

static void begin(struct maker *m, uint32_t sym, uint32_t nparams)
{
    ir_build_func_begin(m->build, sym, nparams, 0);
    ir_build_func_at(m->build)->scope = m->pos.scope;
    for (uint32_t i = 0; i < nparams; i++)
        ir_build_reg(m->build);
    ir_build_block(m->build);
    ir_build_sym_at(m->build, sym)->flags |= SYMF_ARTIFICIAL;
    ir_build_sym_at(m->build, sym)->pretty = ir_build_str(m->build, "proxy");
}

static ir_ref handler_at(struct maker *m, ir_ref object)
{
    ir_ref place[2] = {object, m->handler};
    return ir_build_value(m->build, (struct ir_stmt){.op = IR_FIELD, .flags = IRF_PTR}, place, 2,
                          &m->pos);
}

/* The objects among the parameters, as the handler gets them. */
static ir_ref put_arguments(struct maker *m, const char *selector)
{
    ir_ref class = ref_make(REF_SYM, sym_of(m, "[Ljava/lang/Object;", SYM_CLASS));
    ir_ref count[2] = {class, ir_build_int(m->build, 8)};
    ir_ref array = ir_build_value(m->build, (struct ir_stmt){.op = IR_NEW, .flags = IRF_PTR}, count,
                                  2, &m->pos);
    const char *at = strchr(selector, '(') + 1;
    for (uint32_t i = 1; *at && *at != ')'; i++) {
        bool is_object = *at == 'L' || *at == '[';
        jdesc_next(&at);
        if (!is_object)
            continue;
        ir_ref place[2] = {array, ir_build_int(m->build, IR_ARRAY_ELEMENTS + 8 * (i - 1))};
        ir_ref store[2] = {ir_build_value(m->build,
                                          (struct ir_stmt){.op = IR_ADDR, .flags = IRF_PTR}, place,
                                          2, &m->pos),
                           ref_make(REF_REG, i)};
        ir_build_effect(m->build, (struct ir_stmt){.op = IR_STORE, .size = 8}, store, 2, &m->pos);
    }
    return array;
}

static void put_method(struct maker *m, const char *selector)
{
    const char *desc = strchr(selector, '(');
    char type = *(strchr(selector, ')') + 1);
    char *name = arena_printf(&m->arena, "%s.%s", m->class, selector);
    begin(m, sym_of(m, name, SYM_FUNC), jdesc_nparams(desc) + 1);
    ir_ref at = handler_at(m, ref_make(REF_REG, 0));
    ir_ref args[5] = {ref_make(REF_SYM, sym_of(m, INVOKE, SYM_FUNC))};
    args[1] = ir_build_value(m->build, (struct ir_stmt){.op = IR_LOAD, .size = 8, .flags = IRF_PTR},
                             &at, 1, &m->pos);
    args[2] = ref_make(REF_REG, 0);
    args[3] = (ir_ref){0};
    args[4] = put_arguments(m, selector);
    ir_ref result = ir_build_value(m->build, (struct ir_stmt){.op = IR_VCALL, .flags = IRF_PTR},
                                   args, 5, &m->pos);
    if (type != 'L' && type != '[')
        result = (ir_ref){0}; /* in a box */
    ir_build_effect(m->build, (struct ir_stmt){.op = IR_RET}, &result, type != 'V', &m->pos);
    ir_build_func_end(m->build);
}

static const struct ir_unit *find_unit(const struct ir_unit *const *units, size_t n,
                                       const char *class)
{
    for (size_t i = 0; i < n; i++)
        if (units[i]->nclasses &&
            strcmp(ir_str(units[i], units[i]->syms[units[i]->classes[0].sym].name), class) == 0)
            return units[i];
    return NULL;
}

/* The selectors of an interface and those above it. */
static void add_selectors(struct maker *m, const struct ir_unit *const *units, size_t n,
                          const char *class, int depth)
{
    const struct ir_unit *u = find_unit(units, n, class);
    if (!u || depth > 16)
        return;
    const struct ir_class *c = &u->classes[0];
    for (uint32_t i = 0; i < c->nmethods; i++) {
        const struct ir_class_method *method = &u->methods[c->first_method + i];
        const char *selector = ir_str(u, method->selector);
        if (!(method->flags & (METHODF_STATIC | METHODF_PRIVATE)) && *selector != '<' &&
            m->selectors.strings.n < MAX_METHODS)
            intern_adds(&m->selectors, selector);
    }
    for (uint32_t i = 0; i < c->ninterfaces; i++)
        add_selectors(m, units, n, ir_str(u, u->syms[u->interfaces[c->first_interface + i]].name),
                      depth + 1);
}

static void put_class(struct maker *m, const char *names, const struct ir_unit *const *units,
                      size_t n)
{
    uint32_t class = sym_of(m, m->class, SYM_CLASS);
    char *list = arena_strdup(&m->arena, names), *rest = NULL;
    char *field = arena_printf(&m->arena, "%s.h:L" HANDLER ";", m->class);
    uint32_t handler = sym_of(m, field, SYM_FIELD);
    ir_build_sym_at(m->build, handler)->size = 8;
    m->handler = ref_make(REF_SYM, handler);
    ir_build_class(m->build, class, sym_of(m, "java/lang/Object", SYM_CLASS), CLASSF_FINAL);
    for (char *word = strtok_r(list, ",", &rest); word; word = strtok_r(NULL, ",", &rest)) {
        ir_build_class_interface(m->build, sym_of(m, word, SYM_CLASS));
        add_selectors(m, units, n, word, 0);
    }
    ir_build_class_field(m->build, handler, FIELDF_FINAL | FIELDF_REF);
    for (uint32_t i = 1; i < m->selectors.strings.n; i++) {
        const char *selector = intern_str(&m->selectors, i);
        char *name = arena_printf(&m->arena, "%s.%s", m->class, selector);
        ir_build_class_method(m->build, selector, sym_of(m, name, SYM_FUNC),
                              METHODF_PUBLIC | METHODF_SYNTHETIC);
    }
}

static void put_maker(struct maker *m, const char *names)
{
    begin(m, sym_of(m, arena_printf(&m->arena, PROXY_PREFIX "%s", names), SYM_FUNC), 1);
    ir_ref class = ref_make(REF_SYM, sym_of(m, m->class, SYM_CLASS));
    ir_ref object = ir_build_value(m->build, (struct ir_stmt){.op = IR_NEW, .flags = IRF_PTR},
                                   &class, 1, &m->pos);
    ir_ref store[2] = {handler_at(m, object), ref_make(REF_REG, 0)};
    ir_build_effect(m->build, (struct ir_stmt){.op = IR_STORE, .size = 8}, store, 2, &m->pos);
    ir_build_effect(m->build, (struct ir_stmt){.op = IR_RET}, &object, 1, &m->pos);
    ir_build_func_end(m->build);
}

struct ir_unit *java_proxy(const char *names, const struct ir_unit *const *units, size_t n,
                           struct diag *diag)
{
    struct maker m = {.build = ir_build_new("java", "proxy", 8)};
    arena_init(&m.arena, "proxy");
    intern_init(&m.selectors);
    intern_init(&m.names);
    m.pos.scope = ir_build_scope(m.build, "(proxy)", "proxy", 0, 0);
    m.class = arena_printf(&m.arena, "heddle/Proxy,%s", names);
    put_class(&m, names, units, n);
    for (uint32_t i = 1; i < m.selectors.strings.n; i++)
        put_method(&m, intern_str(&m.selectors, i));
    put_maker(&m, names);
    struct ir_unit *unit = ir_build_finish(m.build, diag);
    intern_release(&m.selectors);
    intern_release(&m.names);
    vec_release(&m.syms);
    arena_release(&m.arena);
    return unit;
}
