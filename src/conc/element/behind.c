/*
 * What a loop has left when it ended:
 *
 *     for (i = 0; i < n - 1; i++) {
 *         last = first + share;
 *         threads.emplace_back(work, first, last);
 *         first = last;
 *     }
 *     work(first, end);
 *
 * Behind the loop, `first` is what it was after all rounds. How many these were is known if the
 * loop ends by the test at its head only: as many as that lets through. (None, if the bound is
 * below zero; then there are no threads of that loop either.)
 */
#include "conc/element/index_int.h"
#include "conc/element/value_int.h"

/* Are the ways out of the loop from its head, and from calls that throw? */
static bool ends_at_head(const struct prog_func *pf, const struct cfg *cfg, uint32_t loop)
{
    uint32_t header = cfg->loops[loop].header;
    for (uint32_t i = cfg->rpo[header]; i < cfg->loops[loop].end; i++) {
        uint32_t block = cfg->order[i];
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + block];
        if (block == header || !cfg_in_loop(cfg, block, loop))
            continue;
        for (uint32_t k = 0; k < b->nsuccs; k++) {
            uint32_t to = ir_succs(pf->unit, pf->func, b)[k];
            const struct ir_block *next = &pf->unit->blocks[pf->func->first_block + to];
            bool is_pad = next->count && pf->stmts[next->first].op == IR_LANDINGPAD;
            if (!cfg_in_loop(cfg, to, loop) && !is_pad)
                return false;
        }
    }
    return true;
}

static bool rounds_behind(struct values *v, uint32_t frame, uint32_t loop, uint32_t block,
                          struct poly *rounds)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    const struct finfo *info =
        finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    const struct cfg *cfg = info->cfg;
    uint32_t header = cfg->loops[loop].header;
    const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + header];
    struct round_bound bound[MAX_BOUNDS];
    if (cfg_in_loop(cfg, block, loop) || b->nsuccs != 2 || !ends_at_head(pf, cfg, loop))
        return false;
    const uint32_t *succ = ir_succs(pf->unit, pf->func, b);
    uint32_t out = cfg_in_loop(cfg, succ[0], loop) ? succ[1] : succ[0];
    if (cfg_in_loop(cfg, out, loop) || !is_entered_from(cfg, out, header) ||
        (out != block && !cfg_dominates(cfg, out, block)) ||
        value_round_bounds(v, frame, loop, bound) != 1 || bound[0].scale != 1)
        return false;
    *rounds = bound[0].max;
    rounds->constant++;
    return !rounds->is_unknown;
}

bool value_rounds_behind(struct values *v, uint32_t frame, uint32_t loop, uint32_t stmt,
                         struct poly *rounds)
{
    const struct finfo *info =
        finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    return rounds_behind(v, frame, loop, info->block_of[stmt], rounds);
}

struct poly value_after_loops(struct values *v, uint32_t frame, uint32_t block,
                              const struct poly *value)
{
    struct poly out = *value;
    for (uint32_t i = 0; i < value->n && !value->is_unknown; i++)
        for (int k = 0; k < POLY_DEGREE && value->term[i].sym[k]; k++) {
            uint32_t s[4];
            struct poly rounds;
            memcpy(s, value_symbol_at(v, value->term[i].sym[k]), sizeof s);
            if (s[0] == VALUE_ROUND && s[1] == frame &&
                rounds_behind(v, frame, s[2], block, &rounds))
                out = value_replace(v, &out, value->term[i].sym[k], &rounds);
        }
    return out;
}

struct poly value_behind(struct index *x, const struct element *e, const struct poly *at)
{
    struct poly out = *at;
    for (uint32_t i = 0; i < at->n; i++)
        for (int k = 0; k < POLY_DEGREE && at->term[i].sym[k]; k++) {
            uint32_t sym = at->term[i].sym[k];
            uint32_t s[4];
            struct poly rounds;
            memcpy(s, value_symbol_at(x->v, sym), sizeof s);
            uint32_t stmt = s[0] == VALUE_ROUND ? stmt_in_frame(x, e, s[1]) : IR_NONE;
            if (stmt != IR_NONE && value_rounds_behind(x->v, s[1], s[2], stmt, &rounds))
                out = value_replace(x->v, &out, sym, &rounds);
        }
    return out;
}
