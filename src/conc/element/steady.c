/*
 * Does a handle stay where the thread's beginning left it (afterjoin.c)? Not if threads change
 * places in their handles before they are joined:
 *
 *     std::swap(threads[0], threads[n - 1]);     tmp = tids[0]; tids[0] = tids[1]; tids[1] = tmp;
 *
 * So nothing else writes to the handle, once the thread may run: only the statement that puts it
 * there, with what that calls; what joins it; and who leaves zero there, a handle of no thread:
 * that it is not one of a thread that runs is assumption A-HANDLE. In a vector also members that
 * move all of its elements, in their order.
 */
#include "conc/element/index_int.h"

enum { MAX_FRAMES_UP = 100 };

const char *callee_name(struct index *x, uint32_t frame, uint32_t stmt)
{
    const struct conc *c = x->c;
    const struct prog_func *pf = frame_func(c, frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    ir_ref callee = s->op == IR_CALL || s->op == IR_INVOKE ? prog_args(pf, s)[0] : (ir_ref){0};
    if (ref_kind(callee) != REF_SYM)
        return "";
    const char *name =
        c->prog->syms[prog_sym_of(c->prog, pf->unit_index, ref_index(callee)).i].name;
    return name ? name : "";
}

bool is_library_frame(const struct index *x, uint32_t frame)
{
    return prog_func_is_library(x->c->prog, pta_inst_func(x->c->pta, x->c->frames.at[frame].inst));
}

const char *member_of_threads(const char *name)
{
    static const char *const classes[] = {"St6vectorISt6threadSaIS0_EE",
                                          "St6vectorISt7jthreadSaIS0_EE"};
    name += text_begins(name, "_ZNK") ? 4 : text_begins(name, "_ZN") ? 3 : 0;
    for (size_t i = 0; i < ARRAY_SIZE(classes); i++)
        if (text_begins(name, classes[i]))
            return name + strlen(classes[i]);
    return NULL;
}

bool keeps_order(const char *name)
{
    static const char *const members[] = {
        "C1Ev",     "C2Ev",      "D1Ev",     "D2Ev",     "4sizeEv",   "5beginEv",
        "3endEv",   "6cbeginEv", "4cendEv",  "ixE",      "2atE",      "4backEv",
        "5frontEv", "4dataEv",   "5clearEv", "5emptyEv", "7reserveE", "8capacityEv"};
    const char *member = member_of_threads(name);
    for (size_t i = 0; member && i < ARRAY_SIZE(members); i++)
        if (text_begins(member, members[i]))
            return true;
    return false;
}

/* Does the statement leave a handle of no thread there, perhaps because it has joined it? */
static bool leaves_none(struct index *x, uint32_t frame, uint32_t stmt)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    uint32_t n;
    if (s->op == IR_STORE || s->op == IR_MEMSET)
        return ir_ref_is_zero(pf->unit, prog_args(pf, s)[1]);
    const struct pta_edge *e = pta_edges(x->c->pta, x->c->frames.at[frame].inst, stmt, &n);
    for (int i = 0; n == 1 && e->kind == EDGE_MODEL && i < e->model->neffects; i++)
        if (e->model->effects[i].kind == EFFECT_JOIN)
            return true;
    return false;
}

/* May the thread have begun when the frame gets to the statement? */
static bool may_have_begun(struct index *x, origin_id thread, uint32_t frame, uint32_t stmt)
{
    struct conc *c = x->c;
    uint32_t block = index_info(x, frame)->block_of[stmt], n;
    for (uint32_t i = 0; i < c->fctxs.n; i++)
        if (c->fctxs.at[i].frame == frame && c->fctxs.at[i].is_reached &&
            live_has(c, c->fctxs.at[i].live_in, thread))
            return true;
    if (!c->frames.at[frame].is_noisy)
        return false;
    const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[frame].inst, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].stmt < stmt && index_info(x, frame)->block_of[e[i].stmt] == block)
            return true;
    return live_at_block(c, thread, frame, block);
}

/* Is all that calls the frame, as far as the user's code, the statement or a call that keeps the
 * order of a vector? */
static bool comes_from_home(struct index *x, const struct handle *h, uint32_t frame, uint32_t stmt)
{
    struct idset seen = {0};
    u32_vec work = {0};
    bool is_home = true;
    if (frame == h->frame && stmt == h->stmt)
        return true;
    vec_push(&work, frame);
    is_home = is_library_frame(x, frame);
    for (int left = MAX_FRAMES_UP; work.n && is_home; left--) {
        uint32_t n, at = vec_pop(&work);
        const struct call_in *in = frame_callers(x->c, at, &n);
        is_home = n && left;
        for (uint32_t i = 0; i < n && is_home; i++) {
            uint32_t call = edge_of_call(x->c, &in[i])->stmt;
            if ((in[i].frame == h->frame && call == h->stmt) ||
                keeps_order(callee_name(x, in[i].frame, call)))
                continue;
            is_home = is_library_frame(x, in[i].frame);
            if (idset_add(&seen, in[i].frame))
                vec_push(&work, in[i].frame);
        }
    }
    idset_release(&seen);
    vec_release(&work);
    return is_home;
}

bool handle_stays(struct index *x, const struct handle *h, const struct idset *locs, int64_t off,
                  uint64_t size)
{
    uint32_t loc;
    struct idset_iter it = idset_begin(locs);
    while (idset_step(&it, &loc)) {
        struct pta_loc place = *pta_loc(x->c->pta, (loc_id){loc});
        place.off += (int32_t)off;
        place.start += (int32_t)off;
        for (uint32_t i = values_last_write(x->v, place.obj); i;
             i = x->v->log->writes.at[i - 1].next) {
            const struct write_record *w = &x->v->log->writes.at[i - 1];
            if (pta_overlap(pta_loc(x->c->pta, w->loc), w->size, &place, size) &&
                !leaves_none(x, w->frame, w->stmt) && !comes_from_home(x, h, w->frame, w->stmt) &&
                may_have_begun(x, h->thread, w->frame, w->stmt))
                return false;
        }
    }
    return true;
}
