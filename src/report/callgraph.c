/* The call graph of the program, edges of all contexts of a function together. */
#include "base/intern.h"
#include "base/json.h"
#include "base/tuples.h"
#include "report/place.h"
#include "report/pointers.h"
#include <stdlib.h>

struct edge_row {
    const char *from, *to;
    const char *kind; /* "call", "thread", "library", "unknown" */
    bool is_indirect;
    struct place_ref at;
};

struct graph {
    const struct pointer_view *view;
    struct tuples seen; /* (function, statement, kind, target) */
    VEC(struct edge_row) edges;
    VEC(func_id) funcs; /* reached, by name */
};

static const char *name_of(const struct graph *g, func_id f)
{
    const struct prog *prog = g->view->prog;
    return prog->syms[prog->funcs[f.i].sym.i].pretty;
}

/* What an edge leads to: function, and symbols behind all functions. */
static uint32_t target_of(const struct graph *g, const struct pta_edge *e)
{
    const struct pta *pta = g->view->pta;
    if (e->kind == EDGE_CALL)
        return pta_inst_func(pta, (inst_id){e->target}).i;
    if (e->kind == EDGE_SPAWN)
        return pta_inst_func(pta, pta_origin(pta, (origin_id){e->target})->entry).i;
    return g->view->prog->nfuncs + e->target;
}

static const char *kind_of(const struct graph *g, const struct pta_edge *e)
{
    switch (e->kind) {
    case EDGE_SPAWN:
        return pta_origin(g->view->pta, (origin_id){e->target})->kind;
    case EDGE_MODEL:
        return "library";
    case EDGE_EXTERNAL:
        return "unknown";
    default:
        return "call";
    }
}

static void add_edge(struct graph *g, func_id from, const struct pta_edge *e)
{
    const struct prog *prog = g->view->prog;
    const struct prog_func *pf = &prog->funcs[from.i];
    uint32_t key[4] = {from.i, e->stmt, e->kind, target_of(g, e)};
    bool fresh;
    tuples_add(&g->seen, key, &fresh);
    if (!fresh)
        return;
    const struct ir_stmt *s = &pf->stmts[e->stmt];
    ir_ref callee = s->nargs ? ir_args(pf->unit, pf->func, s)[0] : (ir_ref){0};
    struct edge_row row = {.from = name_of(g, from),
                           .to = key[3] < prog->nfuncs ? name_of(g, (func_id){key[3]})
                                                       : prog->syms[key[3] - prog->nfuncs].pretty,
                           .kind = kind_of(g, e),
                           .is_indirect = s->op == IR_CALL && ref_kind(callee) != REF_SYM,
                           .at = place_in_func(&g->view->report->arena, pf->unit, pf->func, e->stmt,
                                               g->view->report->source_root)};
    vec_push(&g->edges, row);
}

static int by_place(const struct place_ref *a, const struct place_ref *b)
{
    int files = strcmp(a->file ? a->file : "", b->file ? b->file : "");
    if (files)
        return files;
    if (a->line != b->line)
        return a->line < b->line ? -1 : 1;
    return a->column < b->column ? -1 : a->column > b->column;
}

static int by_edge(const void *pa, const void *pb)
{
    const struct edge_row *a = pa, *b = pb;
    int order = strcmp(a->from, b->from);
    if (!order)
        order = by_place(&a->at, &b->at);
    if (!order)
        order = strcmp(a->to, b->to);
    return order ? order : strcmp(a->kind, b->kind);
}

static void collect(struct graph *g)
{
    const struct pta *pta = g->view->pta;
    struct idset reached = {0};
    tuples_init(&g->seen, 4);
    for (uint32_t i = 0; i < pta_ninsts(pta); i++) {
        func_id f = pta_inst_func(pta, (inst_id){i});
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(pta, (inst_id){i}, &n);
        if (idset_add(&reached, f.i))
            vec_push(&g->funcs, f);
        for (uint32_t k = 0; k < n; k++)
            add_edge(g, f, &e[k]);
    }
    if (g->edges.n)
        qsort(g->edges.at, g->edges.n, sizeof *g->edges.at, by_edge);
    idset_release(&reached);
}

/* ---- formats ---- */

static void put_text(const struct graph *g, struct strbuf *out)
{
    const char *last = "";
    for (size_t i = 0; i < g->edges.n; i++) {
        const struct edge_row *e = &g->edges.at[i];
        if (strcmp(last, e->from) != 0)
            strbuf_addf(out, "%s\n", e->from);
        last = e->from;
        strbuf_addf(out, "  %s:%u: ", e->at.file ? e->at.file : "?", e->at.line);
        if (strcmp(e->kind, "call") == 0)
            strbuf_addf(out, "calls %s", e->to);
        else if (strcmp(e->kind, "library") == 0 || strcmp(e->kind, "unknown") == 0)
            strbuf_addf(out, "calls %s, %s", e->to,
                        *e->kind == 'l' ? "a library function" : "of which nothing is known");
        else
            strbuf_addf(out, "starts %s as %s", e->to, e->kind);
        strbuf_adds(out, e->is_indirect ? ", through a pointer\n" : "\n");
    }
    strbuf_addf(out, "%zu functions are reached, by %zu edges\n", g->funcs.n, g->edges.n);
}

static void put_json_place(struct json *j, const struct place_ref *at)
{
    json_str(j, "file", at->file);
    json_int(j, "line", at->line);
}

static void put_json(const struct graph *g, struct strbuf *out)
{
    struct json j;
    json_init(&j, out, false);
    json_object(&j, NULL);
    json_array(&j, "functions");
    for (size_t i = 0; i < g->funcs.n; i++) {
        const struct prog_func *pf = &g->view->prog->funcs[g->funcs.at[i].i];
        struct place_ref at = place_of_func(&g->view->report->arena, pf->unit, pf->func,
                                            g->view->report->source_root);
        json_object(&j, NULL);
        json_str(&j, "name", name_of(g, g->funcs.at[i]));
        put_json_place(&j, &at);
        json_end(&j);
    }
    json_end(&j);
    json_array(&j, "edges");
    for (size_t i = 0; i < g->edges.n; i++) {
        const struct edge_row *e = &g->edges.at[i];
        json_object(&j, NULL);
        json_str(&j, "from", e->from);
        json_str(&j, "to", e->to);
        json_str(&j, "kind", e->kind);
        json_bool(&j, "indirect", e->is_indirect);
        put_json_place(&j, &e->at);
        json_end(&j);
    }
    json_end(&j);
    json_end(&j);
    strbuf_addc(out, '\n');
}

static void put_quoted(struct strbuf *out, const char *text)
{
    strbuf_addc(out, '"');
    for (; *text; text++) {
        if (*text == '"' || *text == '\\')
            strbuf_addc(out, '\\');
        strbuf_addc(out, *text);
    }
    strbuf_addc(out, '"');
}

/* One arrow for all calls between two functions of the same kind. */
static void put_dot(const struct graph *g, struct strbuf *out)
{
    struct intern seen;
    intern_init(&seen);
    strbuf_adds(out, "digraph callgraph {\n  node [shape=box];\n");
    for (size_t i = 0; i < g->edges.n; i++) {
        const struct edge_row *e = &g->edges.at[i];
        char *arrow = xasprintf("%s\n%s\n%s", e->from, e->to, e->kind);
        uint32_t id;
        bool is_again = intern_find(&seen, arrow, &id);
        intern_adds(&seen, arrow);
        free(arrow);
        if (is_again)
            continue;
        strbuf_adds(out, "  ");
        put_quoted(out, e->from);
        strbuf_adds(out, " -> ");
        put_quoted(out, e->to);
        if (strcmp(e->kind, "call") != 0)
            strbuf_addf(out, " [style=%s, label=\"%s\"]",
                        *e->kind == 'l' || *e->kind == 'u' ? "dotted" : "bold", e->kind);
        else if (e->is_indirect)
            strbuf_adds(out, " [style=dashed]");
        strbuf_adds(out, ";\n");
    }
    strbuf_adds(out, "}\n");
    intern_release(&seen);
}

void callgraph_write(const struct pointer_view *view, struct strbuf *out)
{
    struct graph g = {.view = view};
    collect(&g);
    if (view->format == GRAPH_JSON)
        put_json(&g, out);
    else if (view->format == GRAPH_DOT)
        put_dot(&g, out);
    else
        put_text(&g, out);
    tuples_release(&g.seen);
    vec_release(&g.edges);
    vec_release(&g.funcs);
}
