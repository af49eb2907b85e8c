/*
 * Compares src/pta with the reference on random programs:
 *
 *     pta-random FIRST COUNT [CONTEXT]   seeds FIRST to FIRST + COUNT - 1, all kinds of context
 *     pta-random --print SEED            the program
 *
 * Prints what differs and ends with 1 if anything did.
 */
#include "ir/text.h"
#include "pta/pta_int.h"
#include "random.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static const char models[] = "functions:\n"
                             "  malloc: {alloc: {size: arg0}}\n"
                             "  create: {spawn: {fn: arg1, args: [arg2], handle: \"*arg0\"}}\n"
                             "  join: {join: {handle: arg0, to: \"*arg1\"}}\n";

/* ---- facts ---- */

void facts_add(facts *f, const char *format, ...)
{
    struct strbuf line = {0};
    va_list ap;
    va_start(ap, format);
    strbuf_vaddf(&line, format, ap);
    va_end(ap);
    vec_push(f, strbuf_detach(&line));
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

void facts_sort(facts *f)
{
    size_t n = 0;
    if (f->n)
        qsort(f->at, f->n, sizeof *f->at, by_text);
    for (size_t i = 0; i < f->n; i++) {
        if (n && strcmp(f->at[n - 1], f->at[i]) == 0)
            free(f->at[i]);
        else
            f->at[n++] = f->at[i];
    }
    f->n = n;
}

void facts_release(facts *f)
{
    for (size_t i = 0; i < f->n; i++)
        free(f->at[i]);
    vec_release(f);
}

/* ---- facts of the solver ---- */

static void put_elements(const struct pta *p, uint32_t ctx, struct strbuf *out)
{
    const char *comma = "";
    strbuf_addc(out, '[');
    for (const uint32_t *key = tuples_at(&p->ctxs, ctx); key[1] != PTA_NONE;
         key = tuples_at(&p->ctxs, key[2])) {
        uint32_t e = key[1] & ~CTX_IS_OBJECT;
        if (!(key[1] & CTX_IS_OBJECT))
            strbuf_addf(out, "%ss%u", comma, e);
        else if (e < p->prog->nstmts)
            strbuf_addf(out, "%so%u", comma, e);
        else
            strbuf_addf(out, "%sg%u", comma, e - p->prog->nstmts);
        comma = ",";
    }
    strbuf_addc(out, ']');
}

/* The newest n creations that led to an origin. */
static void put_creations(const struct pta *p, uint32_t origin, unsigned n, struct strbuf *out)
{
    const struct pta_origin *o = &p->origins.at[origin].pub;
    if (!n || !o->ncreations)
        return;
    struct pta_creation c = p->creation_list.at[o->first_creation];
    const struct inst *creator = &p->insts.at[c.inst.i];
    strbuf_addf(out, "<s%uf%u", p->prog->funcs[creator->func.i].stmt_base + c.stmt,
                p->insts.at[o->entry.i].func.i);
    if (p->opt.context == CTX_CALLSITE)
        put_elements(p, creator->ctx, out);
    if (p->opt.context == CTX_ORIGIN)
        put_creations(p, creator->origin, n - 1, out);
}

static void put_origin(const struct pta *p, uint32_t origin, struct strbuf *out)
{
    if (!p->origins.at[origin].pub.ncreations)
        strbuf_adds(out, "main");
    else
        put_creations(p, origin, MAX(p->opt.depth, 1), out);
}

static void put_context(const struct pta *p, uint32_t ctx, struct strbuf *out)
{
    if (has_origins(p))
        put_origin(p, tuples_at(&p->ctxs, ctx)[0], out);
    put_elements(p, ctx, out);
}

static void put_inst(const struct pta *p, uint32_t inst, struct strbuf *out)
{
    strbuf_addf(out, "f%u ", p->insts.at[inst].func.i);
    put_context(p, p->insts.at[inst].ctx, out);
}

static void put_loc(const struct pta *p, uint32_t loc, struct strbuf *out)
{
    const struct pta_loc *l = &p->locs.at[loc];
    const struct pta_obj *o = &p->objs.at[l->obj.i];
    switch (o->kind) {
    case OBJ_STACK:
    case OBJ_HEAP:
        strbuf_addf(out, "o%u", o->site);
        put_context(p, o->ctx, out);
        break;
    case OBJ_HANDLE:
        strbuf_addc(out, 'h');
        put_origin(p, o->site, out);
        break;
    case OBJ_TLS:
        strbuf_addf(out, "t%u", o->site);
        if (has_origins(p))
            put_origin(p, tuples_at(&p->ctxs, o->ctx)[0], out);
        break;
    case OBJ_GLOBAL:
    case OBJ_FUNC:
        strbuf_addf(out, "g%u", o->site);
        break;
    default:
        strbuf_addf(out, "kind%d", (int)o->kind);
        break;
    }
    strbuf_addf(out, "%+d", l->off);
    if (l->stride)
        strbuf_addf(out, "/%u", l->span);
    if (l->stride && (l->stride != 8 || l->ext || l->inner))
        strbuf_addf(out, "?%u,%u,%u", l->stride, l->ext, l->inner);
}

static void put_values(const struct pta *p, uint32_t inst, const char *name, facts *out)
{
    const struct prog_func *pf = inst_prog_func(p, (inst_id){inst});
    struct strbuf loc = {0};
    for (uint32_t r = 0; r < pf->func->nregs; r++) {
        struct idset_iter it = idset_begin(pta_value(p, (inst_id){inst}, ref_make(REF_REG, r)));
        for (uint32_t id; idset_step(&it, &id);) {
            strbuf_clear(&loc);
            put_loc(p, id, &loc);
            facts_add(out, "v %s r%u %s", name, r, strbuf_str(&loc));
        }
    }
    strbuf_release(&loc);
}

static void put_edges(const struct pta *p, uint32_t inst, const char *name, facts *out)
{
    static const char *const kinds[] = {"call", "spawn", "model", "external"};
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(p, (inst_id){inst}, &n);
    for (uint32_t i = 0; i < n; i++) {
        struct strbuf target = {0};
        if (e[i].kind == EDGE_CALL)
            put_inst(p, e[i].target, &target);
        else if (e[i].kind == EDGE_SPAWN)
            put_origin(p, e[i].target, &target);
        else
            strbuf_addf(&target, "g%u", e[i].target);
        facts_add(out, "e %s %u %s %s", name, e[i].stmt, kinds[e[i].kind], strbuf_str(&target));
        strbuf_release(&target);
    }
}

static void solver_facts(const struct pta *p, facts *out)
{
    for (uint32_t i = 0; i < pta_ninsts(p); i++) {
        struct strbuf name = {0};
        put_inst(p, i, &name);
        facts_add(out, "i %s", strbuf_str(&name));
        put_values(p, i, strbuf_str(&name), out);
        put_edges(p, i, strbuf_str(&name), out);
        strbuf_release(&name);
    }
    facts_sort(out);
}

/* ---- comparison ---- */

struct totals {
    uint64_t compared, differ, skipped, facts;
    struct deletion_totals deletion;
};

static void tell(uint64_t seed, const char *context, const facts *ours, const facts *theirs)
{
    size_t a = 0, b = 0, shown = 0;
    printf("seed %" PRIu64 ", %s: %zu facts, the reference has %zu\n", seed, context, ours->n,
           theirs->n);
    while (shown < 8 && (a < ours->n || b < theirs->n)) {
        int order = a == ours->n ? 1 : b == theirs->n ? -1 : strcmp(ours->at[a], theirs->at[b]);
        if (order)
            printf("  %s %s\n", order < 0 ? "solver only:   " : "reference only:",
                   order < 0 ? ours->at[a] : theirs->at[b]);
        shown += order != 0;
        a += order <= 0;
        b += order >= 0;
    }
}

static bool same_facts(const facts *a, const facts *b)
{
    for (size_t i = 0; a->n == b->n && i < a->n; i++)
        if (strcmp(a->at[i], b->at[i]) != 0)
            return false;
    return a->n == b->n;
}

struct kind_row {
    const char *name;
    enum kind kind;
    enum ctx_kind ctx;
    unsigned k;
};
static const struct kind_row kinds[] = {
    {"insensitive", KIND_INSENSITIVE, CTX_INSENSITIVE, 1},
    {"callsite:1", KIND_CALLSITE, CTX_CALLSITE, 1},
    {"callsite:2", KIND_CALLSITE, CTX_CALLSITE, 2},
    {"object:1", KIND_OBJECT, CTX_OBJECT, 1},
    {"object:2", KIND_OBJECT, CTX_OBJECT, 2},
    {"origin:1", KIND_ORIGIN, CTX_ORIGIN, 1},
    {"origin:2", KIND_ORIGIN, CTX_ORIGIN, 2},
    {"thread", KIND_THREAD, CTX_THREAD, 1},
    {"adaptive", KIND_ADAPTIVE, CTX_ADAPTIVE, 1},
};

struct program {
    uint64_t seed;
    struct prog *prog;
    struct model *model;
    func_id entry;
    uint8_t *site_depth; /* as if some rounds of refinement had been */
};

static bool solve_and_compare(const struct program *pr, const struct pta_options *opt,
                              const char *name, const facts *theirs)
{
    facts ours = {0};
    struct pta *p = pta_solve(pr->prog, pr->model, opt);
    solver_facts(p, &ours);
    const char *broken = pta_check(p);
    pta_free(p);
    bool is_same = same_facts(&ours, theirs);
    if (broken)
        printf("seed %" PRIu64 ", %s: a constraint does not hold: %s\n", pr->seed, name, broken);
    if (!is_same)
        tell(pr->seed, name, &ours, theirs);
    facts_release(&ours);
    return is_same && !broken;
}

static void compare(const struct program *pr, const struct kind_row *row, struct totals *t)
{
    struct pta_options opt = {.context = row->ctx,
                              .depth = row->k,
                              .textbook = true,
                              .site_depth = pr->site_depth,
                              .entries = &pr->entry,
                              .nentries = 1};
    struct context context = {row->kind, row->k, pr->site_depth, NULL};
    facts theirs = {0};
    if (!reference_solve(pr->prog, pr->entry, context, &theirs)) {
        t->skipped++;
        return;
    }
    t->compared++;
    t->facts += theirs.n;
    bool is_same = solve_and_compare(pr, &opt, row->name, &theirs);
    opt.collapse_after =
        1 + (uint32_t)(pr->seed % 7); /* cycles are merged in small programs, too */
    is_same &= solve_and_compare(pr, &opt, row->name, &theirs);
    opt.threads = 2 + (unsigned)(pr->seed % 2);
    opt.team_after = 1 + (uint32_t)(pr->seed % 40);
    is_same &= solve_and_compare(pr, &opt, row->name, &theirs);
    t->differ += !is_same;
    facts_release(&theirs);
}

static void check_deletion(const struct program *pr, struct totals *t)
{
    t->compared++;
    if (delete_and_compare(pr->prog, pr->entry, pr->seed, &t->deletion))
        return;
    t->differ++;
    printf("seed %" PRIu64 ": deletion differs from the program without the statements\n",
           pr->seed);
}

static struct program program_make(uint64_t seed)
{
    struct program pr = {.seed = seed, .model = model_new()};
    struct strbuf text = {0};
    struct diag d = {0};
    generate(seed, &text);
    struct ir_unit *unit = ir_parse(strbuf_str(&text), text.len, "random.c", &d);
    if (!unit || !model_load_text(pr.model, models, strlen(models), "models", &d))
        BUG("seed %" PRIu64 ": %s", seed, diag_str(&d));
    pr.prog = prog_link(&unit, 1, NULL);
    pr.entry = pr.prog->syms[prog_find(pr.prog, "main").i].func;
    pr.site_depth = xcalloc(pr.prog->nstmts + 1, 1);
    for (uint32_t i = 0; i < pr.prog->nstmts; i++)
        pr.site_depth[i] = (uint8_t)(1 + (seed * 31 + i * 17) % 3);
    strbuf_release(&text);
    return pr;
}

static void program_release(struct program *pr)
{
    prog_free(pr->prog);
    model_free(pr->model);
    free(pr->site_depth);
}

int main(int argc, char **argv)
{
    struct totals t = {0};
    struct strbuf text = {0};
    if (argc == 3 && strcmp(argv[1], "--print") == 0) {
        generate(strtoull(argv[2], NULL, 10), &text);
        fputs(strbuf_str(&text), stdout);
        strbuf_release(&text);
        return 0;
    }
    uint64_t first = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    uint64_t count = argc > 2 ? strtoull(argv[2], NULL, 10) : 300;
    for (uint64_t seed = first; seed < first + count; seed++) {
        struct program pr = program_make(seed);
        for (size_t i = 0; i < ARRAY_SIZE(kinds); i++)
            if (argc < 4 || strcmp(argv[3], kinds[i].name) == 0)
                compare(&pr, &kinds[i], &t);
        if (seed % 2 == 0 && argc < 4)
            check_deletion(&pr, &t);
        program_release(&pr);
    }
    printf("%" PRIu64 " deletions: %" PRIu64 " pairs merged, %" PRIu64 " classes split, %" PRIu64
           " facts taken away\n",
           t.deletion.rounds, t.deletion.merged, t.deletion.split, t.deletion.taken);
    printf("%" PRIu64 " programs, %" PRIu64 " comparisons of %" PRIu64 " facts, %" PRIu64
           " too large for the reference, %" PRIu64 " differ\n",
           count, t.compared, t.facts, t.skipped, t.differ);
    return t.differ != 0;
}
