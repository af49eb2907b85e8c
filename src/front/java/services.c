/*
 * Providers of services: a function that makes them all and returns a ServiceLoader that holds
 * them, as the first look at each would do.
 */
#include "base/strbuf.h"
#include "front/java/java.h"
#include "ir/build.h"
#include <stdlib.h>

#define LOADER "java/util/ServiceLoader"

enum { ELEMENTS = 16 }; /* where containers keep what is put in (models/java.yml) */

struct maker {
    struct ir_builder *build;
    struct ir_pos pos;
};

static ir_ref sym_of(struct maker *m, const char *name, enum ir_sym_kind kind)
{
    return ref_make(REF_SYM, ir_build_sym(m->build, name, kind, LINK_EXTERNAL, 0));
}

static ir_ref make(struct maker *m, const char *class)
{
    ir_ref arg = sym_of(m, class, SYM_CLASS);
    ir_build_effect(m->build, (struct ir_stmt){.op = IR_CLASSINIT}, &arg, 1, &m->pos);
    return ir_build_value(m->build, (struct ir_stmt){.op = IR_NEW, .flags = IRF_PTR}, &arg, 1,
                          &m->pos);
}

static void add_provider(struct maker *m, const char *class, ir_ref at)
{
    char *name = xasprintf("%s.<init>()V", class);
    ir_ref args[2];
    args[1] = make(m, class);
    args[0] = sym_of(m, name, SYM_FUNC);
    ir_build_effect(m->build, (struct ir_stmt){.op = IR_CALL}, args, 2, &m->pos);
    args[0] = at;
    ir_build_effect(m->build, (struct ir_stmt){.op = IR_STORE, .size = 8}, args, 2, &m->pos);
    free(name);
}

struct ir_unit *java_services(const char *service, const char *const *providers, size_t n,
                              struct diag *diag)
{
    struct maker m = {.build = ir_build_new("java", "services", 8)};
    char *name = xasprintf(SERVICES_PREFIX "%s", service);
    uint32_t sym = ir_build_sym(m.build, name, SYM_FUNC, LINK_EXTERNAL, SYMF_ARTIFICIAL);
    m.pos.scope = ir_build_scope(m.build, "META-INF/services", service, 0, 0);
    ir_build_sym_at(m.build, sym)->pretty = ir_build_str(m.build, "providers");
    ir_build_func_begin(m.build, sym, 0, 0);
    ir_build_func_at(m.build)->scope = m.pos.scope;
    ir_build_block(m.build);
    ir_ref loader = make(&m, LOADER);
    ir_ref place[2] = {loader, ir_build_int(m.build, ELEMENTS)};
    ir_ref at = ir_build_value(m.build, (struct ir_stmt){.op = IR_ADDR, .flags = IRF_PTR}, place, 2,
                               &m.pos);
    for (size_t i = 0; i < n; i++)
        if (strcmp(providers[i], LOADER) != 0) /* which is none, and has its symbol already */
            add_provider(&m, providers[i], at);
    ir_build_effect(m.build, (struct ir_stmt){.op = IR_RET}, &loader, 1, &m.pos);
    ir_build_func_end(m.build);
    free(name);
    return ir_build_finish(m.build, diag);
}
