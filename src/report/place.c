#include "report/place.h"
#include "report/path.h"
#include "report/pretty.h"

static const char *shown_file(struct arena *arena, const char *root, const char *file)
{
    if (!file[0])
        return NULL;
    struct strbuf path = {0};
    path_add_shown(&path, root, file);
    const char *shown = arena_strdup(arena, strbuf_str(&path));
    strbuf_release(&path);
    return shown;
}

/* Scope 0 is "unknown"; a scope out of range cannot pass the verifier, but a check is cheap. */
static const struct ir_scope *scope_at(const struct ir_unit *u, uint32_t scope)
{
    return scope > 0 && scope < u->nscopes ? &u->scopes[scope] : NULL;
}

static struct place_ref place_in_scope(struct arena *arena, const struct ir_unit *u,
                                       uint32_t scope_id, uint32_t line, uint32_t column,
                                       const char *root)
{
    const struct ir_scope *scope = scope_at(u, scope_id);
    struct place_ref at = {0};
    if (!scope)
        return at;
    const char *function = ir_str(u, scope->function);
    at.file = shown_file(arena, root, ir_str(u, scope->file));
    at.function = function[0] ? pretty_for_reader(arena, function) : NULL;
    at.line = at.file ? line : 0;
    at.column = at.line ? column : 0;
    return at;
}

static const char *pretty_name(struct arena *arena, const struct ir_unit *u,
                               const struct ir_sym *sym)
{
    const char *pretty = ir_str(u, sym->pretty);
    return pretty_for_reader(arena, pretty[0] ? pretty : ir_str(u, sym->name));
}

struct place_ref place_of_func(struct arena *arena, const struct ir_unit *u,
                               const struct ir_func *func, const char *root)
{
    struct place_ref at = place_in_scope(arena, u, func->scope, func->line, 0, root);
    at.function = pretty_name(arena, u, &u->syms[func->sym]);
    return at;
}

struct place_ref place_of_sym(struct arena *arena, const struct ir_unit *u,
                              const struct ir_sym *sym, const char *root)
{
    return place_in_scope(arena, u, sym->scope, sym->line, 0, root);
}

struct place_ref place_in_func(struct arena *arena, const struct ir_unit *u,
                               const struct ir_func *func, uint32_t local, const char *root)
{
    const struct ir_pos *pos = &u->positions[func->first_stmt + local];
    if (!scope_at(u, pos->scope) || pos->line == 0)
        return place_of_func(arena, u, func, root);
    struct place_ref at = place_in_scope(arena, u, pos->scope, pos->line, pos->column, root);
    if (!at.function)
        at.function = pretty_name(arena, u, &u->syms[func->sym]);
    return at;
}

uint32_t frames_in_func(struct arena *arena, const struct ir_unit *u, const struct ir_func *func,
                        uint32_t local, const char *root, struct stack_frame *out, uint32_t cap)
{
    const struct ir_pos *pos = &u->positions[func->first_stmt + local];
    const struct ir_scope *scope = scope_at(u, pos->scope);
    uint32_t n = 1;
    out[0].at = place_in_func(arena, u, func, local, root);
    if (pos->line == 0)
        return n;
    /* A chain that runs in a circle ends at the cap. */
    for (; n < cap && scope && scope_at(u, scope->inlined_scope); n++) {
        memmove(out + 1, out, n * sizeof *out);
        out[0].at = place_in_scope(arena, u, scope->inlined_scope, scope->inlined_line, 0, root);
        scope = scope_at(u, scope->inlined_scope);
    }
    return n;
}
