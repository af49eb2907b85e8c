/*
 * Programs that a compiler could have made, but for sense: variables of a few words, functions with
 * a loop, addresses that meet in memory, direct and indirect calls, recursion, threads. Two kinds,
 * by the seed's lowest bit: with arrays and walks in loops, or with bulk copies (the reference
 * knows no bulk copy of "some element").
 */
#include "random.h"

struct generator {
    uint64_t state;
    struct strbuf *out;
    uint32_t nglobals, nfuncs;
    uint32_t nparams[8];
    uint32_t func; /* being written; nfuncs: main */
    uint32_t nstmts, at;
    bool has_walks, has_threads, has_indirect;
};

static uint32_t below(struct generator *g, uint32_t n)
{
    g->state = g->state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((g->state >> 33) % n);
}

static uint32_t params_here(const struct generator *g)
{
    return g->func < g->nfuncs ? g->nparams[g->func] : 0;
}

/* A register: a parameter, an earlier one, or (in a phi of a loop) any. */
static void put_register(struct generator *g, bool may_be_later)
{
    uint32_t nparams = params_here(g);
    uint32_t n = nparams + (may_be_later ? g->nstmts : g->at);
    uint32_t i = n ? below(g, n) : 0;
    if (!n)
        strbuf_adds(g->out, "@g0");
    else if (i < nparams)
        strbuf_addf(g->out, "%%p%u", i);
    else
        strbuf_addf(g->out, "%%x%u", i - nparams);
}

static void put_variable(struct generator *g)
{
    if (below(g, 12) == 0) {
        strbuf_adds(g->out, "@t0");
        return;
    }
    uint32_t global = below(g, g->nglobals);
    if (below(g, 3))
        strbuf_addf(g->out, "@g%u", global);
    else
        strbuf_addf(g->out, "(@g%u + %u)", global, 8 * (1 + below(g, 2)));
}

static void put_pointer(struct generator *g)
{
    if (below(g, 10) < 6)
        put_register(g, false);
    else
        put_variable(g);
}

static void put_value(struct generator *g)
{
    uint32_t what = below(g, 12);
    if (what == 0 && g->has_indirect)
        strbuf_addf(g->out, "@f%u", below(g, g->nfuncs));
    else if (what == 1)
        strbuf_adds(g->out, "0");
    else
        put_pointer(g);
}

static void put_arguments(struct generator *g, uint32_t n)
{
    strbuf_adds(g->out, "(");
    for (uint32_t i = 0; i < n; i++) {
        strbuf_adds(g->out, i ? ", " : "");
        put_value(g);
    }
    strbuf_adds(g->out, ")\n");
}

static void put_addr(struct generator *g)
{
    static const int offsets[] = {8, 8, -8, 0, 16, 24};
    uint32_t n = g->has_walks ? 4 : ARRAY_SIZE(offsets); /* in a loop: one step for all */
    strbuf_addf(g->out, "%%x%u = addr ", g->at);
    put_pointer(g);
    strbuf_addf(g->out, " + %d", offsets[below(g, n)]);
    if (g->has_walks && below(g, 3) == 0) {
        uint32_t count = below(g, 4);
        strbuf_addf(g->out, " + 8*%%n");
        if (count)
            strbuf_addf(g->out, "[%u]", count);
    }
    strbuf_adds(g->out, "\n");
}

static void put_phi(struct generator *g, bool is_in_loop)
{
    strbuf_addf(g->out, "%%x%u = phi [", g->at);
    put_value(g);
    strbuf_adds(g->out, ", entry], [");
    put_register(g, is_in_loop && g->has_walks);
    strbuf_adds(g->out, ", loop]\n");
}

static void put_call(struct generator *g)
{
    uint32_t callee = below(g, g->nfuncs), n = g->nparams[callee];
    if (below(g, 8) == 0)
        n += below(g, 2) ? 1 : n ? UINT32_MAX : 0;
    if (below(g, 3))
        strbuf_addf(g->out, "%%x%u = ", g->at);
    strbuf_addf(g->out, "call @f%u", callee);
    put_arguments(g, n);
}

static void put_indirect(struct generator *g)
{
    strbuf_addf(g->out, "%%x%u = call ", g->at);
    put_register(g, false);
    put_arguments(g, below(g, 4));
}

static void put_thread(struct generator *g)
{
    switch (below(g, 3)) {
    case 0:
        strbuf_adds(g->out, "call @join(");
        put_register(g, false);
        strbuf_adds(g->out, ", ");
        put_pointer(g);
        strbuf_adds(g->out, ")\n");
        break;
    default:
        strbuf_adds(g->out, "call @create(");
        put_pointer(g);
        if (g->has_indirect && below(g, 4) == 0) {
            strbuf_adds(g->out, ", ");
            put_register(g, false);
        } else {
            strbuf_addf(g->out, ", @f%u", below(g, g->nfuncs));
        }
        strbuf_adds(g->out, ", ");
        put_value(g);
        strbuf_adds(g->out, ")\n");
        break;
    }
}

static void put_load(struct generator *g)
{
    strbuf_addf(g->out, "%%x%u = load %u ", g->at, below(g, 10) ? 8 : 16);
    put_pointer(g);
    strbuf_adds(g->out, "\n");
}

static void put_store(struct generator *g)
{
    if (below(g, 8) == 0)
        strbuf_addf(g->out, "%%x%u = rmw xchg 8 ", g->at);
    else
        strbuf_adds(g->out, "store 8 ");
    put_pointer(g);
    strbuf_adds(g->out, ", ");
    put_value(g);
    strbuf_adds(g->out, "\n");
}

static void put_copy(struct generator *g)
{
    static const char *const ops[] = {"copy", "copy", "ptrtoint", "inttoptr"};
    strbuf_addf(g->out, "%%x%u = %s ", g->at, ops[below(g, ARRAY_SIZE(ops))]);
    put_value(g);
    strbuf_adds(g->out, "\n");
}

static void put_select(struct generator *g)
{
    strbuf_addf(g->out, "%%x%u = select %%n, ", g->at);
    put_value(g);
    strbuf_adds(g->out, ", ");
    put_value(g);
    strbuf_adds(g->out, "\n");
}

static void put_memcopy(struct generator *g)
{
    strbuf_adds(g->out, "memcopy ");
    put_pointer(g);
    strbuf_adds(g->out, ", ");
    put_pointer(g);
    strbuf_addf(g->out, ", %u\n", 8 * (1 + below(g, 3)));
}

static void put_alloc(struct generator *g)
{
    uint32_t size = 8 * (1 + below(g, 4));
    if (below(g, 2))
        strbuf_addf(g->out, "%%x%u = alloca %u\n", g->at, size);
    else
        strbuf_addf(g->out, "%%x%u = call @malloc(%u)\n", g->at, size);
}

static void put_unknown(struct generator *g)
{
    strbuf_adds(g->out, "call @unknown");
    put_arguments(g, 1 + below(g, 2));
}

static void put_stmt(struct generator *g, bool is_in_loop)
{
    strbuf_adds(g->out, "  ");
    size_t start = g->out->len;
    uint32_t what = below(g, 30);
    if (what < 4)
        put_store(g);
    else if (what < 9)
        put_load(g);
    else if (what < 12)
        put_addr(g);
    else if (what < 15)
        put_alloc(g);
    else if (what < 18)
        put_phi(g, is_in_loop);
    else if (what < 19)
        put_select(g);
    else if (what < 20)
        put_copy(g);
    else if (what < 25)
        put_call(g);
    else if (what < 27 && g->has_indirect)
        put_indirect(g);
    else if (what < 28 && g->has_threads)
        put_thread(g);
    else if (what < 29 && !g->has_walks)
        put_memcopy(g);
    else if (what < 29 || !g->has_indirect)
        put_store(g);
    else
        put_unknown(g);
    if (strbuf_str(g->out)[start] != '%') { /* every number has a register */
        strbuf_adds(g->out, "  ");
        put_copy(g);
    }
    g->at++;
}

static void put_body(struct generator *g)
{
    g->at = 0;
    g->nstmts = 3 + below(g, 12);
    strbuf_adds(g->out, " {\nentry:\n  %n = load 8 @n noptr\n");
    while (g->at < g->nstmts / 2)
        put_stmt(g, false);
    strbuf_adds(g->out, "  jump loop\nloop:\n");
    while (g->at < g->nstmts)
        put_stmt(g, true);
    strbuf_adds(g->out, "  branch %n, loop, done\ndone:\n  ret ");
    put_value(g);
    strbuf_adds(g->out, "\n}\n");
}

static void put_globals(struct generator *g)
{
    strbuf_adds(g->out, "declare @malloc\ndeclare @create\ndeclare @join\ndeclare @unknown\n"
                        "global @n size 8\nglobal @t0 size 16 tls\n");
    for (uint32_t i = 0; i < g->nglobals; i++) {
        strbuf_addf(g->out, "global @g%u size %u", i, 8 * (1 + below(g, 4)));
        if (below(g, 3) == 0)
            strbuf_addf(g->out, " = {0: @g%u}", below(g, g->nglobals));
        else if (below(g, 2) == 0)
            strbuf_addf(g->out, " = {0: @f%u}", below(g, g->nfuncs));
        strbuf_adds(g->out, "\n");
    }
}

void generate(uint64_t seed, struct strbuf *out)
{
    struct generator g = {.state = seed * 0x9e3779b97f4a7c15u + 1, .out = out};
    for (int i = 0; i < 4; i++)
        below(&g, 2);
    g.has_walks = seed & 1;
    g.has_threads = below(&g, 4) != 0;
    g.has_indirect = below(&g, 4) != 0;
    g.nglobals = 2 + below(&g, 4);
    g.nfuncs = 1 + below(&g, 6);
    for (uint32_t i = 0; i < g.nfuncs; i++)
        g.nparams[i] = below(&g, 4);
    put_globals(&g);
    for (g.func = 0; g.func < g.nfuncs; g.func++) {
        strbuf_addf(out, "func @f%u(", g.func);
        for (uint32_t i = 0; i < g.nparams[g.func]; i++)
            strbuf_addf(out, "%s%%p%u", i ? ", " : "", i);
        strbuf_adds(out, ")");
        put_body(&g);
    }
    strbuf_adds(out, "func @main()");
    put_body(&g);
}
