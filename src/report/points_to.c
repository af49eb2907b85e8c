/* What a variable, or what a line of code uses, may point to; over all contexts. */
#include "base/json.h"
#include "report/gather_int.h"
#include "report/place.h"
#include "report/pointers.h"
#include <stdlib.h>

struct value_row {
    const char *what; /* "`p`", "argument 1 of f" */
    struct idset locs;
};

struct asking {
    const struct pointer_view *view;
    struct gatherer g;
    VEC(struct value_row) rows;
};

static struct value_row *row_of(struct asking *a, const char *what)
{
    for (size_t i = 0; i < a->rows.n; i++)
        if (strcmp(a->rows.at[i].what, what) == 0)
            return &a->rows.at[i];
    struct value_row row = {.what = what};
    vec_push(&a->rows, row);
    return &vec_last(&a->rows);
}

static void add_set(struct asking *a, const char *what, const struct idset *set)
{
    if (!idset_is_empty(set))
        idset_union(&row_of(a, what)->locs, set);
}

/* ---- variables in memory ---- */

static void add_object(struct asking *a, obj_id obj)
{
    const u32_vec *locs = pta_obj_locs(a->view->pta, obj);
    for (size_t i = 0; i < locs->n; i++) {
        loc_id loc = {locs->at[i]};
        add_set(a, arena_printf(a->g.arena, "`%s`", gather_loc_name(&a->g, loc, 8)),
                pta_content(a->view->pta, loc));
    }
}

/* The name of the stack variable that an object is, "" if it has none. */
static const char *stack_name(const struct asking *a, const struct pta_obj *o)
{
    uint32_t local;
    const struct prog_func *pf = prog_stmt(a->view->prog, o->site, &local);
    uint32_t var = pf->unit->positions[pf->func->first_stmt + local].hint;
    if (pf->stmts[local].op != IR_ALLOCA || !var || var > pf->unit->nvars)
        return "";
    return ir_str(pf->unit, pf->unit->vars[var - 1].name);
}

/* Has the function code at the place? */
static bool is_at(const struct asking *a, uint32_t stmt_id, const struct explain_place *place)
{
    uint32_t local;
    const struct prog_func *pf = prog_stmt(a->view->prog, stmt_id, &local);
    uint32_t first = idset_next(&place->stmts, pf->stmt_base ? pf->stmt_base - 1 : 0);
    bool is_first = !pf->stmt_base && idset_has(&place->stmts, 0);
    return is_first || (first != IDSET_END && first < pf->stmt_base + pf->func->nstmts);
}

static bool add_variable(struct asking *a, const char *name, const struct explain_place *place)
{
    const struct pta *pta = a->view->pta;
    bool found = false;
    for (uint32_t i = 0; i < pta_nobjs(pta); i++) {
        const struct pta_obj *o = pta_obj(pta, (obj_id){i});
        bool is_var =
            (o->kind == OBJ_GLOBAL || o->kind == OBJ_TLS) && !o->name && o->site != PTA_NONE;
        bool is_it = is_var ? strcmp(a->view->prog->syms[o->site].pretty, name) == 0
                            : o->kind == OBJ_STACK && strcmp(stack_name(a, o), name) == 0 &&
                                  is_at(a, o->site, place);
        found |= is_it;
        if (is_it)
            add_object(a, (obj_id){i});
    }
    return found;
}

/* ---- values of a line ---- */

static const char *operand_word(const struct asking *a, const struct ir_stmt *s, uint32_t arg)
{
    if (s->op == IR_CALL)
        return arg ? arena_printf(a->g.arena, "argument %u of the call", arg) : "function called";
    if (ir_op_info(s->op)->flags & OPF_ADDRESS)
        return arg == 0
                   ? (ir_op_info(s->op)->flags & OPF_WRITE ? "address written" : "address read")
                   : "value written";
    return s->op == IR_RET ? "value returned" : NULL;
}

static void add_statement(struct asking *a, inst_id inst, uint32_t stmt)
{
    const struct prog_func *pf = func_of(&a->g, inst);
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    for (uint32_t i = 0; i < s->nargs; i++) {
        const char *what = operand_word(a, s, i);
        if (what)
            add_set(a, what, pta_value(a->view->pta, inst, args[i]));
    }
    if (s->dst == IR_NO_REG)
        return;
    add_set(a,
            s->op == IR_CALL   ? "result of the call"
            : s->op == IR_LOAD ? "value read"
                               : "value computed",
            pta_value(a->view->pta, inst, ref_make(REF_REG, s->dst)));
}

static void add_line(struct asking *a, const struct explain_place *place)
{
    for (uint32_t i = 0; i < pta_ninsts(a->view->pta); i++) {
        const struct prog_func *pf = func_of(&a->g, (inst_id){i});
        for (uint32_t k = 0; k < pf->func->nstmts; k++)
            if (idset_has(&place->stmts, pf->stmt_base + k))
                add_statement(a, (inst_id){i}, k);
    }
}

/* ---- output ---- */

struct target {
    const char *kind, *name;
    struct place_ref at;
};

static struct target target_of(const struct asking *a, loc_id id)
{
    static const char *const kinds[] = {"global",    "thread-local", "function", "stack",
                                        "heap",      "unknown",      "library",  "thread",
                                        "arguments", "entry"};
    const struct pta_loc *l = pta_loc(a->view->pta, id);
    const struct pta_obj *o = pta_obj(a->view->pta, l->obj);
    struct target t = {.kind = kinds[o->kind]};
    const struct prog *prog = a->view->prog;
    const char *root = a->g.report->source_root;
    t.name = gather_loc_name(&a->g, id, 0);
    if (o->kind == OBJ_STACK || o->kind == OBJ_HEAP) {
        t.at = place_of_stmt(a->g.arena, prog, o->site, root);
    } else if (o->kind == OBJ_FUNC) {
        t.name = prog->syms[o->site].pretty;
        t.at = place_of_sym(a->g.arena, prog->syms[o->site].unit, prog->syms[o->site].sym, root);
    } else if (o->kind == OBJ_GLOBAL) {
        t.at = place_of_sym(a->g.arena, prog->syms[o->site].unit, prog->syms[o->site].sym, root);
    } else if (o->kind == OBJ_HANDLE) {
        func_id entry =
            pta_inst_func(a->view->pta, pta_origin(a->view->pta, (origin_id){o->site})->entry);
        t.name = prog->syms[prog->funcs[entry.i].sym.i].pretty;
    }
    if (l->stride && !strchr(t.name, '['))
        t.name = arena_printf(a->g.arena, "%s[]", t.name);
    return t;
}

static int by_target(const void *pa, const void *pb)
{
    const struct target *a = pa, *b = pb;
    int order = strcmp(a->kind, b->kind);
    if (!order)
        order = strcmp(a->name, b->name);
    if (!order)
        order = strcmp(a->at.file ? a->at.file : "", b->at.file ? b->at.file : "");
    return order ? order : (a->at.line > b->at.line) - (a->at.line < b->at.line);
}

typedef VEC(struct target) target_vec;

/* Of one row, sorted, each once. */
static void list_targets(const struct asking *a, const struct value_row *row, target_vec *out)
{
    struct idset_iter it = idset_begin(&row->locs);
    size_t n = 0;
    out->n = 0;
    for (uint32_t loc; idset_step(&it, &loc);)
        vec_push(out, target_of(a, (loc_id){loc}));
    if (out->n)
        qsort(out->at, out->n, sizeof *out->at, by_target);
    for (size_t i = 0; i < out->n; i++)
        if (!n || by_target(&out->at[n - 1], &out->at[i]) != 0)
            out->at[n++] = out->at[i];
    out->n = n;
}

static void put_text(const struct asking *a, struct strbuf *out)
{
    target_vec targets = {0};
    for (size_t i = 0; i < a->rows.n; i++) {
        list_targets(a, &a->rows.at[i], &targets);
        strbuf_addf(out, "%s\n", a->rows.at[i].what);
        for (size_t k = 0; k < targets.n; k++) {
            const struct target *t = &targets.at[k];
            strbuf_addf(out, "  -> %s `%s`", t->kind, t->name);
            if (t->at.file)
                strbuf_addf(out, ", %s:%u", t->at.file, t->at.line);
            strbuf_addc(out, '\n');
        }
    }
    if (!a->rows.n)
        strbuf_adds(out, "no address is there\n");
    vec_release(&targets);
}

static void put_json(const struct asking *a, struct strbuf *out)
{
    target_vec targets = {0};
    struct json j;
    json_init(&j, out, false);
    json_object(&j, NULL);
    json_array(&j, "values");
    for (size_t i = 0; i < a->rows.n; i++) {
        list_targets(a, &a->rows.at[i], &targets);
        json_object(&j, NULL);
        json_str(&j, "value", a->rows.at[i].what);
        json_array(&j, "targets");
        for (size_t k = 0; k < targets.n; k++) {
            json_object(&j, NULL);
            json_str(&j, "kind", targets.at[k].kind);
            json_str(&j, "name", targets.at[k].name);
            json_str(&j, "file", targets.at[k].at.file);
            json_int(&j, "line", targets.at[k].at.line);
            json_end(&j);
        }
        json_end(&j);
        json_end(&j);
    }
    json_end(&j);
    json_end(&j);
    strbuf_addc(out, '\n');
    vec_release(&targets);
}

static void put_label(struct strbuf *out, const char *text)
{
    for (; *text; text++) {
        if (*text == '"' || *text == '\\')
            strbuf_addc(out, '\\');
        strbuf_addc(out, *text);
    }
}

static void put_dot(const struct asking *a, struct strbuf *out)
{
    target_vec targets = {0};
    strbuf_adds(out, "digraph points_to {\n  rankdir=LR;\n  node [shape=box];\n");
    for (size_t i = 0; i < a->rows.n; i++) {
        list_targets(a, &a->rows.at[i], &targets);
        for (size_t k = 0; k < targets.n; k++) {
            const struct target *t = &targets.at[k];
            strbuf_adds(out, "  \"");
            put_label(out, a->rows.at[i].what);
            strbuf_adds(out, "\" -> \"");
            put_label(out, arena_printf(a->g.arena, "%s %s", t->kind, t->name));
            if (t->at.file)
                put_label(out, arena_printf(a->g.arena, ", %s:%u", t->at.file, t->at.line));
            strbuf_adds(out, "\";\n");
        }
    }
    strbuf_adds(out, "}\n");
    vec_release(&targets);
}

bool points_to_write(const struct pointer_view *view, const char *variable,
                     struct explain_place *place, struct strbuf *out)
{
    struct asking a = {.view = view};
    a.g = (struct gatherer){.report = view->report,
                            .arena = &view->report->arena,
                            .prog = view->prog,
                            .pta = view->pta};
    explain_statements(view->prog, view->report->source_root, place);
    bool found = add_variable(&a, variable, place);
    if (!found && !idset_is_empty(&place->stmts)) {
        found = true;
        if (view->format == GRAPH_TEXT && strcmp(variable, "*") != 0)
            strbuf_addf(out, "no variable '%s' is in memory there; what the line uses:\n",
                        variable);
        add_line(&a, place);
    }
    if (found && view->format == GRAPH_JSON)
        put_json(&a, out);
    else if (found && view->format == GRAPH_DOT)
        put_dot(&a, out);
    else if (found)
        put_text(&a, out);
    for (size_t i = 0; i < a.rows.n; i++)
        idset_release(&a.rows.at[i].locs);
    vec_release(&a.rows);
    return found;
}
