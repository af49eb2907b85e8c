/* Control-flow facts: small known graphs, and random ones against definitions taken literally. */
#include "ir/build.h"
#include "ir/cfg.h"
#include "ir/text.h"
#include "ir/unit.h"
#include "unit.h"
#include <stdio.h>
#include <stdlib.h>

enum { MAX_NODES = 24 };

struct edges {
    uint32_t n;
    uint32_t count[MAX_NODES];
    uint32_t to[MAX_NODES][MAX_NODES];
};

static uint32_t pick(uint64_t *state, uint32_t n)
{
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((*state >> 33) % n);
}

static struct edges random_edges(uint64_t seed)
{
    struct edges g = {.n = 1 + pick(&seed, MAX_NODES)};
    uint32_t density = 1 + pick(&seed, 4);
    for (uint32_t i = 0; i < g.n; i++) {
        g.count[i] = pick(&seed, density + 1);
        for (uint32_t k = 0; k < g.count[i]; k++) {
            uint32_t near = i + 1 + pick(&seed, 3);
            g.to[i][k] = near < g.n && pick(&seed, 3) ? near : pick(&seed, g.n);
        }
    }
    return g;
}

static struct ir_unit *make_unit(const struct edges *g)
{
    struct ir_builder *b = ir_build_new("g", "", 8);
    ir_build_func_begin(b, ir_build_sym(b, "f", SYM_FUNC, LINK_EXTERNAL, 0), 1, 0);
    for (uint32_t i = 0; i < g->n; i++) {
        struct ir_stmt s = {.op = IR_INDIRECT, .dst = IR_NO_REG};
        ir_ref arg = ref_make(REF_REG, 0);
        ir_build_block(b);
        ir_build_stmt(b, s, &arg, 1, NULL);
        ir_build_succs(b, g->to[i], g->count[i]);
    }
    ir_build_func_end(b);
    struct ir_unit *u = ir_build_finish(b, NULL);
    assert_non_null(u);
    return u;
}

/* Nodes reachable from `from` without passing `without`. */
static void reach(const struct edges *g, uint32_t from, uint32_t without, bool seen[MAX_NODES])
{
    if (from == without || seen[from])
        return;
    seen[from] = true;
    for (uint32_t k = 0; k < g->count[from]; k++)
        reach(g, g->to[from][k], without, seen);
}

static bool reaches(const struct edges *g, uint32_t from, uint32_t to, uint32_t without)
{
    bool seen[MAX_NODES] = {false};
    reach(g, from, without, seen);
    return seen[to];
}

static bool naive_dominates(const struct edges *g, uint32_t a, uint32_t b)
{
    return a == b || !reaches(g, 0, b, a);
}

static void check_dominators(const struct edges *g, const struct cfg *c)
{
    bool reachable[MAX_NODES] = {false};
    reach(g, 0, CFG_NONE, reachable);
    for (uint32_t b = 0; b < g->n; b++) {
        assert_int_equal(reachable[b], c->rpo[b] != CFG_NONE);
        if (!reachable[b]) {
            assert_int_equal(c->idom[b], CFG_NONE);
            assert_true(cfg_dominates(c, b, b));
            continue;
        }
        for (uint32_t a = 0; a < g->n; a++)
            if (reachable[a]) {
                bool expected = naive_dominates(g, a, b);
                assert_int_equal(cfg_dominates(c, a, b), expected);
                if (expected && a != b) /* every strict dominator dominates the immediate one */
                    assert_true(naive_dominates(g, a, c->idom[b]));
            }
        assert_int_equal(c->idom[b] == b, b == 0);
    }
}

/* Marks what reaches an exit, in the order that the header promises. */
static void naive_exits(const struct edges *g, const struct cfg *c, bool is_exit[MAX_NODES])
{
    for (uint32_t b = 0; b < g->n; b++)
        is_exit[b] = g->count[b] == 0 && c->rpo[b] != CFG_NONE;
    for (uint32_t i = c->norder; i-- > 0;) {
        bool has_way = false;
        for (uint32_t e = 0; e < g->n; e++)
            has_way |= is_exit[e] && reaches(g, c->order[i], e, CFG_NONE);
        is_exit[c->order[i]] |= !has_way;
    }
}

static void check_post_dominators(const struct edges *g, const struct cfg *c)
{
    bool is_exit[MAX_NODES] = {false};
    naive_exits(g, c, is_exit);
    for (uint32_t i = 0; i < c->norder; i++)
        for (uint32_t k = 0; k < c->norder; k++) {
            uint32_t a = c->order[i], b = c->order[k];
            bool expected = true; /* no way from b to an exit without a */
            for (uint32_t e = 0; e < g->n; e++)
                expected &= a == b || !is_exit[e] || !reaches(g, b, e, a);
            assert_int_equal(cfg_post_dominates(c, a, b), expected);
            if (expected && a != b)
                assert_true(c->ipdom[b] != CFG_NONE && cfg_post_dominates(c, a, c->ipdom[b]));
        }
}

static bool in_natural_loop(const struct edges *g, const struct cfg *c, uint32_t header, uint32_t b)
{
    if (b == header)
        return true;
    for (uint32_t from = 0; from < g->n; from++)
        for (uint32_t k = 0; k < g->count[from]; k++)
            if (g->to[from][k] == header && c->rpo[from] != CFG_NONE &&
                naive_dominates(g, header, from) && reaches(g, b, from, header))
                return true;
    return false;
}

static void check_loops(const struct edges *g, const struct cfg *c)
{
    uint32_t nheaders = 0;
    bool is_irreducible = false, is_header[MAX_NODES] = {false};
    for (uint32_t from = 0; from < g->n; from++)
        for (uint32_t k = 0; k < g->count[from]; k++) {
            uint32_t to = g->to[from][k];
            if (c->rpo[from] == CFG_NONE || c->rpo[to] > c->rpo[from])
                continue;
            if (!naive_dominates(g, to, from))
                is_irreducible = true;
            else
                is_header[to] = true;
        }
    for (uint32_t b = 0; b < g->n; b++)
        nheaders += is_header[b];
    assert_int_equal(c->nloops, nheaders);
    assert_int_equal(c->is_irreducible, is_irreducible);
    for (uint32_t l = 0; l < c->nloops; l++) {
        assert_true(is_header[c->loops[l].header]);
        assert_true(c->loops[l].parent == CFG_NONE || c->loops[l].parent < l);
        for (uint32_t i = 0; i < c->norder; i++)
            assert_int_equal(cfg_in_loop(c, c->order[i], l),
                             in_natural_loop(g, c, c->loops[l].header, c->order[i]));
    }
}

static void check_order(const struct edges *g, const struct cfg *c)
{
    uint32_t nedges = 0;
    for (uint32_t b = 0; b < g->n; b++) {
        nedges += g->count[b];
        for (uint32_t e = c->pred_first[b]; e < c->pred_first[b + 1]; e++) {
            bool is_edge = false;
            for (uint32_t k = 0; k < g->count[c->preds[e]]; k++)
                is_edge |= g->to[c->preds[e]][k] == b;
            assert_true(is_edge);
        }
    }
    assert_int_equal(c->pred_first[g->n], nedges);
    assert_int_equal(c->order[0], 0);
    for (uint32_t i = 0; i < c->norder; i++)
        assert_int_equal(c->rpo[c->order[i]], i);
}

static void test_random(void **state)
{
    for (uint64_t seed = 1; seed <= 2000; seed++) {
        struct edges g = random_edges(seed);
        struct ir_unit *u = make_unit(&g);
        struct arena arena;
        arena_init(&arena, "test");
        struct cfg *c = cfg_build(&arena, u, &u->funcs[0]);
        check_order(&g, c);
        check_dominators(&g, c);
        check_post_dominators(&g, c);
        check_loops(&g, c);
        arena_release(&arena);
        ir_unit_free(u);
    }
}

static void test_scc_random(void **state)
{
    for (uint64_t seed = 1; seed <= 2000; seed++) {
        struct edges g = random_edges(seed);
        uint32_t first[MAX_NODES + 1] = {0}, to[MAX_NODES * MAX_NODES];
        for (uint32_t i = 0; i < g.n; i++) {
            memcpy(to + first[i], g.to[i], g.count[i] * sizeof *to);
            first[i + 1] = first[i] + g.count[i];
        }
        struct arena arena;
        arena_init(&arena, "test");
        struct scc s = scc_build(&arena, g.n, first, to);
        for (uint32_t a = 0; a < g.n; a++) {
            assert_true(s.comp[a] < s.ncomps);
            for (uint32_t b = 0; b < g.n; b++)
                assert_int_equal(s.comp[a] == s.comp[b],
                                 reaches(&g, a, b, CFG_NONE) && reaches(&g, b, a, CFG_NONE));
            for (uint32_t k = 0; k < g.count[a]; k++)
                assert_true(s.comp[a] >= s.comp[g.to[a][k]]);
        }
        arena_release(&arena);
    }
}

/* while (1) { if (c) f(); }: the latch post-dominates the body although nothing returns. */
static void test_endless(void **state)
{
    static const char text[] = "func @f(%c) {\nhead:\n branch %c, body, latch\n"
                               "body:\n call @g()\n jump latch\nlatch:\n jump head\n}\n";
    struct ir_unit *u = ir_parse(text, strlen(text), "t", NULL);
    assert_non_null(u);
    struct arena arena;
    arena_init(&arena, "test");
    struct cfg *c = cfg_build(&arena, u, &u->funcs[0]);
    assert_true(cfg_post_dominates(c, 2, 0) && cfg_post_dominates(c, 2, 1));
    assert_false(cfg_post_dominates(c, 1, 0));
    assert_int_equal(c->nloops, 1);
    assert_int_equal(c->loops[0].header, 0);
    assert_int_equal(c->loop[1], 0);
    arena_release(&arena);
    ir_unit_free(u);
}

/* A ladder of n blocks, on which iterating to a fixpoint is slow, and a chain: no recursion. */
static void test_large(void **state)
{
    enum { N = 200000 };
    struct ir_builder *b = ir_build_new("g", "", 8);
    ir_build_func_begin(b, ir_build_sym(b, "f", SYM_FUNC, LINK_EXTERNAL, 0), 1, 0);
    ir_ref arg = ref_make(REF_REG, 0);
    for (uint32_t i = 0; i < N; i++) {
        struct ir_stmt s = {.op = IR_INDIRECT, .dst = IR_NO_REG};
        uint32_t to[] = {MIN(i + 1, N - 1), N - 1 - i, i / 2};
        ir_build_block(b);
        ir_build_stmt(b, s, &arg, 1, NULL);
        ir_build_succs(b, to, 3);
    }
    ir_build_func_end(b);
    struct ir_unit *u = ir_build_finish(b, NULL);
    assert_non_null(u);
    struct arena arena;
    arena_init(&arena, "test");
    struct cfg *c = cfg_build(&arena, u, &u->funcs[0]);
    assert_int_equal(c->norder, N);
    arena_release(&arena);
    ir_unit_free(u);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random),
        cmocka_unit_test(test_scc_random),
        cmocka_unit_test(test_endless),
        cmocka_unit_test(test_large),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
