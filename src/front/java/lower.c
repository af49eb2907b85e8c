/* A class to a unit. */
#include "front/java/lower.h"
#include <stdlib.h>

#define MAIN_DESC "([Ljava/lang/String;)V"

/* Is one of the annotations, in whatever package, one of these? */
static bool is_annotated(const char *const *annotations, uint32_t n, const char *const *names)
{
    for (uint32_t i = 0; i < n; i++) {
        const char *last = annotations[i] + strlen(annotations[i]);
        while (last > annotations[i] && last[-1] != '/' && last[-1] != '$')
            last--;
        for (const char *const *name = names; *name; name++)
            if (strcmp(last, *name) == 0)
                return true;
    }
    return false;
}

static const char *const confined[] = {"NotThreadSafe", "ThreadConfined", "UiThread",
                                       "MainThread",    "UIThread",       NULL};
static const char *const immutable[] = {"Immutable", NULL};
static const char *const tests[] = {"Test", "RepeatedTest", "ParameterizedTest", "TestFactory",
                                    NULL};
static const char *const around[] = {"Before",       "BeforeEach",  "BeforeClass", "BeforeAll",
                                     "After",        "AfterEach",   "AfterClass",  "AfterAll",
                                     "BeforeMethod", "AfterMethod", NULL};

static uint32_t class_flags(const struct lower *lo)
{
    uint16_t access = lo->class->flags;
    uint32_t flags = 0;

    flags |= access & ACC_INTERFACE ? CLASSF_INTERFACE : 0;
    flags |= access & ACC_ABSTRACT ? CLASSF_ABSTRACT : 0;
    flags |= access & ACC_FINAL ? CLASSF_FINAL : 0;
    flags |= access & ACC_ENUM ? CLASSF_ENUM : 0;
    flags |= access & ACC_PUBLIC ? CLASSF_PUBLIC : 0;
    if (is_annotated(lo->class->annotations, lo->class->nannotations, confined))
        flags |= CLASSF_CONFINED;
    if (is_annotated(lo->class->annotations, lo->class->nannotations, immutable))
        flags |= CLASSF_IMMUTABLE;
    return flags | (lo->request->is_library ? CLASSF_LIBRARY : 0);
}

static uint32_t field_flags(const struct jfield *f)
{
    uint32_t flags = 0;

    flags |= f->flags & ACC_STATIC ? FIELDF_STATIC : 0;
    flags |= f->flags & ACC_VOLATILE ? FIELDF_VOLATILE : 0;
    flags |= f->flags & ACC_FINAL ? FIELDF_FINAL : 0;
    return flags | (desc_kind(*f->desc) == 'A' ? FIELDF_REF : 0);
}

static uint32_t method_flags(const struct jmethod *m)
{
    uint32_t flags = 0;

    flags |= m->flags & ACC_STATIC ? METHODF_STATIC : 0;
    flags |= m->flags & ACC_ABSTRACT ? METHODF_ABSTRACT : 0;
    flags |= m->flags & ACC_FINAL ? METHODF_FINAL : 0;
    flags |= m->flags & ACC_PRIVATE ? METHODF_PRIVATE : 0;
    flags |= m->flags & ACC_PUBLIC ? METHODF_PUBLIC : 0;
    flags |= m->flags & ACC_NATIVE ? METHODF_NATIVE : 0;
    flags |= m->flags & ACC_PROTECTED ? METHODF_PROTECTED : 0;
    flags |= is_annotated(m->annotations, m->nannotations, confined) ? METHODF_CONFINED : 0;
    flags |= is_annotated(m->annotations, m->nannotations, tests) ? METHODF_TEST : 0;
    flags |= is_annotated(m->annotations, m->nannotations, around) ? METHODF_AROUND : 0;
    return flags | (m->flags & (ACC_SYNTHETIC | ACC_BRIDGE) ? METHODF_SYNTHETIC : 0);
}

/* ---- fields ---- */

static void set_constant(struct lower *lo, const struct jfield *f, uint32_t sym)
{
    const struct jclass *c = lo->class;
    const struct jconst *k = &c->pool[f->constant < c->npool ? f->constant : 0];

    if (!(f->flags & ACC_STATIC) || !f->constant)
        return;
    if (k->tag == CONST_STRING && desc_kind(*f->desc) == 'A') {
        uint32_t text = sym_string(lo, jclass_utf8(c, k->a));

        ir_build_init(lo->build, sym, 0, 8, sym_ref(text));
    } else if ((k->tag == CONST_INTEGER || k->tag == CONST_LONG) && k->u.integer != 0 &&
               strchr("ZBCSIJ", *f->desc)) {
        ir_build_init(lo->build, sym, 0, desc_size(*f->desc),
                      ir_build_int(lo->build, k->u.integer));
    }
}

/* What an annotation says to the readers of reports. */
static void note_remark(struct lower *lo, uint32_t sym, const char *text)
{
    if (text && !lo->request->is_library)
        ir_build_remark(lo->build, sym, text);
}

static void declare_field(struct lower *lo, const struct jfield *f)
{
    struct jmember_ref m = {.owner = lo->class->name, .name = f->name, .desc = f->desc};
    bool is_static = f->flags & ACC_STATIC;
    uint32_t sym = sym_field(lo, &m, is_static);

    if (ir_build_sym_at(lo->build, sym)->flags & SYMF_DEFINED)
        return; /* twice the same: the first counts */
    ir_build_class_field(lo->build, sym, field_flags(f));
    if (f->guard && !lo->request->is_library)
        ir_build_field_guard(lo->build, f->guard);
    note_remark(lo, sym, f->remark);
    if (is_static)
        set_constant(lo, f, sym);
}

/* ---- class ---- */

/* Is it the first method of its name and type? */
static bool is_first(const struct jclass *c, uint32_t index)
{
    const struct jmethod *m = &c->methods[index];

    for (uint32_t i = 0; i < index; i++)
        if (strcmp(c->methods[i].name, m->name) == 0 && strcmp(c->methods[i].desc, m->desc) == 0)
            return false;
    return true;
}

static bool has_body(const struct lower *lo, const struct jmethod *m)
{
    return m->code_len > 0 && !lo->request->no_bodies;
}

static void declare_methods(struct lower *lo)
{
    const struct jclass *c = lo->class;

    for (uint32_t i = 0; i < c->nmethods; i++) {
        const struct jmethod *m = &c->methods[i];
        uint32_t sym;

        if (!is_first(c, i))
            continue;
        lo->stats->methods++;
        sym = sym_method(lo, c->name, m->name, m->desc);
        ir_build_class_method(lo->build, arena_printf(&lo->arena, "%s%s", m->name, m->desc), sym,
                              method_flags(m));
        note_remark(lo, sym, m->remark);
        if (strcmp(m->name, "<clinit>") == 0)
            ir_build_class_init(lo->build, sym);
    }
}

static void declare_class(struct lower *lo)
{
    const struct jclass *c = lo->class;

    ir_build_class(lo->build, sym_class(lo, c->name), c->super ? sym_class(lo, c->super) : IR_NONE,
                   class_flags(lo));
    for (uint32_t i = 0; i < c->ninterfaces; i++)
        ir_build_class_interface(lo->build, sym_class(lo, c->interfaces[i]));
    for (uint32_t i = 0; i < c->nfields; i++)
        declare_field(lo, &c->fields[i]);
    declare_methods(lo);
    note_remark(lo, sym_class(lo, c->name), c->remark);
}

static void lower_bodies(struct lower *lo)
{
    const struct jclass *c = lo->class;

    for (uint32_t i = 0; i < c->nmethods; i++)
        if (has_body(lo, &c->methods[i]) && is_first(c, i))
            lower_body(lo, &c->methods[i],
                       sym_method(lo, c->name, c->methods[i].name, c->methods[i].desc));
}

/* Where positions lie if nobody knows better: "pkg/File.java". */
static const char *default_file(struct lower *lo)
{
    const struct jclass *c = lo->class;
    const char *slash = strrchr(c->name, '/');
    int package = slash ? (int)(slash - c->name) + 1 : 0;

    if (c->source_file && *c->source_file)
        return arena_printf(&lo->arena, "%.*s%s", package, c->name, c->source_file);
    return arena_printf(&lo->arena, "%.*s.java", package + (int)strcspn(c->name + package, "$"),
                        c->name);
}

struct ir_unit *java_lower(const struct jclass *c, const struct java_request *request,
                           struct java_stats *stats, struct diag *diag)
{
    struct java_stats unused = {0};
    struct lower lo = {.class = c, .request = request, .stats = stats ? stats : &unused};
    struct ir_unit *unit;

    arena_init(&lo.arena, "class");
    intern_init(&lo.names);
    lo.build = ir_build_new(request->source,
                            arena_printf(&lo.arena, "class file version %u", c->major), 8);
    lo.file = request->file ? request->file : default_file(&lo);
    lo.stats->classes++;
    if (!(c->flags & ACC_MODULE)) {
        declare_class(&lo);
        find_handles(&lo);
        lower_bodies(&lo);
        lower_lambdas(&lo);
        lower_rows(&lo);
        lower_ranges(&lo);
    }
    unit = ir_build_finish(lo.build, diag);
    vec_release(&lo.lambdas);
    vec_release(&lo.rows);
    vec_release(&lo.ranges);
    vec_release(&lo.syms);
    intern_release(&lo.names);
    arena_release(&lo.arena);
    return unit;
}

/* ---- where programs start ---- */

bool java_has_main(const struct jclass *c)
{
    for (uint32_t i = 0; i < c->nmethods; i++)
        if (strcmp(c->methods[i].name, "main") == 0 && strcmp(c->methods[i].desc, MAIN_DESC) == 0 &&
            (c->methods[i].flags & (ACC_PUBLIC | ACC_STATIC)) == (ACC_PUBLIC | ACC_STATIC))
            return true;
    return false;
}

/* Where a crowd of threads begins: calls the entry of any of them (pta/crowd.c). */
static void build_crowd(struct ir_builder *build, const char *file)
{
    uint32_t sym = ir_build_sym(build, "heddle.crowd", SYM_FUNC, LINK_EXTERNAL, SYMF_ARTIFICIAL);
    struct ir_pos pos = {.scope = ir_build_scope(build, file, "any of several threads", 0, 0)};
    ir_build_func_begin(build, sym, 0, 0);
    ir_build_func_at(build)->scope = pos.scope;
    uint32_t result = ir_build_reg(build);
    ir_ref args[1] = {sym_ref(sym)};
    ir_build_block(build);
    ir_build_stmt(build, (struct ir_stmt){.op = IR_CALL, .dst = result, .flags = IRF_PTR}, args, 1,
                  &pos);
    args[0] = reg_ref(result);
    ir_build_stmt(build, (struct ir_stmt){.op = IR_RET, .dst = IR_NO_REG}, args, 1, &pos);
    ir_build_func_end(build);
}

struct ir_unit *java_launcher(const char *main_class, const char *file, uint32_t line,
                              struct diag *diag)
{
    struct ir_builder *build = ir_build_new("java", "launcher", 8);
    char *method = xasprintf("%s.main" MAIN_DESC, main_class);
    uint32_t class = ir_build_sym(build, main_class, SYM_CLASS, LINK_EXTERNAL, 0);
    uint32_t array = ir_build_sym(build, "[Ljava/lang/String;", SYM_CLASS, LINK_EXTERNAL, 0);
    uint32_t callee = ir_build_sym(build, method, SYM_FUNC, LINK_EXTERNAL, 0);
    uint32_t entry = ir_build_sym(build, "main", SYM_FUNC, LINK_EXTERNAL, SYMF_ARTIFICIAL);
    ir_ref args[2] = {sym_ref(class)};
    struct ir_pos pos = {.line = line};
    uint32_t words;

    pos.scope = ir_build_scope(build, file, "main", 0, 0);
    ir_build_func_begin(build, entry, 0, 0);
    ir_build_func_at(build)->scope = pos.scope;
    ir_build_func_at(build)->line = line;
    words = ir_build_reg(build);
    ir_build_block(build);
    ir_build_stmt(build, (struct ir_stmt){.op = IR_CLASSINIT, .dst = IR_NO_REG}, args, 1, &pos);
    args[0] = sym_ref(array);
    ir_build_stmt(build, (struct ir_stmt){.op = IR_NEW, .dst = words, .flags = IRF_PTR}, args, 1,
                  &pos);
    args[0] = sym_ref(callee);
    args[1] = reg_ref(words);
    ir_build_stmt(build, (struct ir_stmt){.op = IR_CALL, .dst = IR_NO_REG}, args, 2, &pos);
    ir_build_stmt(build, (struct ir_stmt){.op = IR_RET, .dst = IR_NO_REG}, NULL, 0, &pos);
    ir_build_func_end(build);
    build_crowd(build, file);
    free(method);
    return ir_build_finish(build, diag);
}
