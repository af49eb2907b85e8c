/*
 * Values that are loaded from memory (value.h): who writes the memory, whether it keeps its value
 * while a thread looks at it, and what was stored there when the thread was made.
 */
#include "conc/element/ticket.h"
#include "conc/element/value_int.h"
#include "link/classes.h"

/* An object with more writes than this holds nothing that one of them would tell. */
/* Writes to an object, among which those to some bytes are looked for. */
enum { MAX_WRITES = 256 };
/* Calls up to the frame that two statements have in common. */
enum { MAX_UP = 32, MAX_CREATORS = 3 };

/* ---- who writes what ---- */

static void note_write(const struct pta *pta, struct write_log *log, uint32_t frame, uint32_t stmt,
                       const struct access *a)
{
    struct idset_iter it = idset_begin(a->locs);
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        uint32_t obj = pta_loc(pta, (loc_id){loc})->obj.i;
        struct write_record w = {log->last[obj], frame, stmt, {loc}, a->size};
        vec_push(&log->writes, w);
        log->last[obj] = (uint32_t)log->writes.n;
    }
}

static void collect_writes(struct conc *c, struct write_log *log)
{
    access_vec list = {0};
    log->is_full = true;
    log->last = ARENA_ARRAY(&c->arena, uint32_t, pta_nobjs(c->pta) + 1);
    for (uint32_t f = 0; f < c->frames.n; f++) {
        uint32_t n = frame_func(c, f)->func->nstmts;
        for (uint32_t s = 0; s < n; s++) {
            vec_clear(&list);
            accesses_of(c, c->frames.at[f].inst, s, &list);
            for (size_t i = 0; i < list.n; i++)
                if (list.at[i].flags & ACC_WRITE && !(list.at[i].flags & ACC_FREE))
                    note_write(c->pta, log, f, s, &list.at[i]);
        }
    }
    vec_release(&list);
}

struct write_log *write_log_of(struct conc *c)
{
    if (!c->write_log)
        c->write_log = ARENA_ARRAY(&c->arena, struct write_log, 1);
    if (!c->write_log->is_full)
        collect_writes(c, c->write_log);
    return c->write_log;
}

uint32_t values_last_write(struct values *v, obj_id obj)
{
    return write_log_of(v->c)->last[obj.i];
}

const struct write_record *writes_to_obj(struct conc *c, obj_id obj, uint32_t *last)
{
    if (!c->write_log)
        c->write_log = ARENA_ARRAY(&c->arena, struct write_log, 1);
    if (!c->write_log->is_full)
        collect_writes(c, c->write_log);
    *last = c->write_log->last[obj.i];
    return c->write_log->writes.at;
}

void write_log_release(struct conc *c)
{
    if (!c->write_log)
        return;
    vec_release(&c->write_log->writes);
    vec_release(&c->write_log->ids);
    map_release(&c->write_log->keys);
    vec_release(&c->write_log->lists);
    map_release(&c->write_log->puts);
    vec_release(&c->write_log->put_list);
    *c->write_log = (struct write_log){0};
}

static void find_writes(struct values *v, loc_id loc, uint64_t size, struct write_list *out)
{
    const struct pta_loc *l = pta_loc(v->c->pta, loc);
    uint32_t seen = 0;
    *out = (struct write_list){.first = (uint32_t)v->log->ids.n};
    for (uint32_t i = values_last_write(v, l->obj); i; i = v->log->writes.at[i - 1].next) {
        const struct write_record *w = &v->log->writes.at[i - 1];
        out->is_many = seen++ == MAX_WRITES;
        if (out->is_many)
            return;
        if (!pta_overlap(pta_loc(v->c->pta, w->loc), w->size, l, size))
            continue;
        vec_push(&v->log->ids, i - 1);
        out->n++;
    }
}

/* Who writes these bytes: asked for again and again, by loads all over the program. */
static struct write_list writes_to(struct values *v, loc_id loc, uint64_t size)
{
    bool is_new;
    uint32_t bytes = (uint32_t)MIN(size, UINT32_MAX);
    uint32_t *slot = map_slot(&v->log->keys, map_key2(loc.i, bytes), &is_new);
    if (is_new) {
        struct write_list list;
        *slot = (uint32_t)v->log->lists.n + 1;
        find_writes(v, loc, size, &list);
        vec_push(&v->log->lists, list);
        return list;
    }
    return v->log->lists.at[*slot - 1];
}

static const struct write_record *write_in(const struct values *v, const struct write_list *list,
                                           uint32_t i)
{
    return &v->log->writes.at[v->log->ids.at[list->first + i]];
}

/* Is it a call of the function that makes such origins, or of one that does so through calls of it
 * alone (std::async, down to the thread that it makes)? */
static bool makes_origins(const struct conc *c, uint32_t frame, const struct birth *b)
{
    func_id func = pta_inst_func(c->pta, c->frames.at[frame].inst);
    uint32_t maker = b->frame;
    for (int i = 0; i < MAX_UP; i++) {
        const struct frame *f = &c->frames.at[maker];
        if (pta_inst_func(c->pta, f->inst).i == func.i)
            return true;
        if (f->caller == PTA_NONE || f->ncallers != 1)
            return false;
        maker = f->caller;
    }
    return false;
}

/* Is the frame a call of a function that makes such origins, or called by it alone? */
static bool is_creator(const struct values *v, uint32_t frame, uint32_t origin)
{
    const struct conc *c = v->c;
    const struct birth *b = &v->births[origin];
    for (int i = 0; b->is_several && i < MAX_UP; i++) {
        const struct frame *f = &c->frames.at[frame];
        if (makes_origins(c, frame, b))
            return true;
        if (f->caller == PTA_NONE || f->ncallers != 1)
            return false;
        frame = f->caller;
    }
    return false;
}

static bool is_ancestor(const struct values *v, uint32_t maybe, uint32_t origin)
{
    for (int i = 0; i < 16 && v->births[origin].is_known; i++) {
        origin = v->c->frames.at[v->births[origin].frame].origin.i;
        if (origin == maybe)
            return true;
    }
    return false;
}

bool value_is_creator(struct values *v, uint32_t frame, uint32_t origin)
{
    return is_creator(v, frame, origin) || is_ancestor(v, v->c->frames.at[frame].origin.i, origin);
}

/* Have all instances of one ended before those of the other begin, or the other way round? */
static bool is_never_beside(const struct conc *c, uint32_t a, uint32_t b)
{
    return a != b && !live_has(c, c->entry_live[a], (origin_id){b}) &&
           !live_has(c, c->entry_live[b], (origin_id){a});
}

/*
 * Does the memory keep its value while the origin looks at it? Yes if only its creators write it
 * (if they do so while it runs, that is a race of its own), or for an origin without creator if it
 * is written by one statement, once. With `others` also if they have ended, or begin later: a team
 * before this one; then it is not known which value that is.
 */
static bool is_stable_at(struct values *v, uint32_t frame, loc_id loc, uint64_t size, bool others)
{
    struct conc *c = v->c;
    uint32_t origin = c->frames.at[frame].origin.i, own = 0;
    struct write_list list = writes_to(v, loc, size);
    for (uint32_t i = 0; i < list.n; i++) {
        const struct write_record *w = write_in(v, &list, i);
        uint32_t writer = c->frames.at[w->frame].origin.i;
        if (is_creator(v, w->frame, origin))
            continue;
        if (writer == origin && !v->births[origin].is_known) {
            func_id f = pta_inst_func(c->pta, c->frames.at[w->frame].inst);
            if (own++ || stmt_in_loop(c, f, w->stmt) || !c->frames.at[w->frame].is_once)
                return false;
        } else if (!is_ancestor(v, writer, origin) &&
                   !(others && is_never_beside(c, writer, origin))) {
            return false;
        }
    }
    return !list.is_many;
}

/* Who writes the memory that a frame reads, as far as that frame may rely on it: not all are looked
 * at if the first ones show that it may not. */
struct writers {
    uint32_t n;    /* writes that overlap */
    uint32_t only; /* one of them: index */
    bool is_exact; /* that one writes the same bytes */
    bool is_here;  /* all of them are in the reading frame */
    bool is_own;   /* the memory belongs to one thread: its stack, or there is one thread */
};

static struct writers writers_of(struct values *v, uint32_t frame, ir_ref address, uint64_t size)
{
    struct conc *c = v->c;
    struct writers out = {.is_here = true, .is_own = true};
    const struct frame *f = &c->frames.at[frame];
    struct idset_iter it = idset_begin(pta_value(c->pta, f->inst, address));
    uint32_t loc, nlocs = 0;
    while (!(out.n && !out.is_own) && !(out.n > 1 && !out.is_here) && idset_step(&it, &loc)) {
        const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
        const struct pta_obj *o = pta_obj(c->pta, l->obj);
        nlocs++;
        out.is_own &=
            (o->kind == OBJ_STACK && o->inst.i == f->inst.i) || !conc_origin_is_many(c, f->origin);
        struct write_list list = writes_to(v, (loc_id){loc}, size);
        if (list.is_many)
            return (struct writers){.n = MAX_WRITES};
        for (uint32_t i = 0; i < list.n; i++) {
            const struct write_record *w = write_in(v, &list, i);
            out.n++;
            out.only = v->log->ids.at[list.first + i];
            out.is_exact = nlocs == 1 && w->loc.i == loc && w->size == size && !l->stride;
            out.is_here &= w->frame == frame;
        }
    }
    out.is_own &= nlocs > 0;
    return out;
}

/* The last call on every way to the statement that takes a lock, or gives one back. */
static bool is_locked_at(struct conc *c, uint32_t frame, uint32_t stmt)
{
    uint32_t n, last = IR_NONE;
    bool is_taken = false;
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst));
    const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[frame].inst, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            enum effect_kind kind = e[i].model->effects[k].kind;
            if ((kind != EFFECT_LOCK && kind != EFFECT_UNLOCK) ||
                !comes_first(info, e[i].stmt, stmt) ||
                (last != IR_NONE && !comes_first(info, last, e[i].stmt)))
                continue;
            last = e[i].stmt;
            is_taken = kind == EFFECT_LOCK;
        }
    return is_taken;
}

/* Is the variable written under a lock while threads of the origin are there? */
static bool is_set_beside(struct values *v, uint32_t write, origin_id origin)
{
    struct conc *c = v->c;
    const struct write_record *w = &v->log->writes.at[write];
    func_id f = pta_inst_func(c->pta, c->frames.at[w->frame].inst);
    bool is_new;
    uint32_t *is = map_slot(&v->beside, map_key2(write, origin.i), &is_new);
    if (is_new) {
        uint32_t block = finfo_of(c, f)->block_of[w->stmt];
        *is = func_takes_lock(c, f) && is_locked_at(c, w->frame, w->stmt) &&
                      live_at_block(c, origin, w->frame, block)
                  ? 2
                  : 1;
    }
    return *is == 2;
}

/* A variable that is set again and again, atomically or under a lock, which is no race: somebody
 * may do so any time. */
bool value_is_set_often(struct values *v, uint32_t frame, uint32_t stmt)
{
    struct conc *c = v->c;
    const struct prog_func *pf = frame_func(c, frame);
    const struct ir_stmt *load = &pf->stmts[stmt];
    bool is_atomic = load->sub != ORDER_NONE;
    origin_id origin = c->frames.at[frame].origin;
    if (load->op != IR_LOAD ||
        (!is_atomic && (!func_takes_lock(c, pta_inst_func(c->pta, c->frames.at[frame].inst)) ||
                        !is_locked_at(c, frame, stmt))))
        return false;
    ir_ref address = ir_args(pf->unit, pf->func, load)[0];
    struct idset_iter it = idset_begin(pta_value(c->pta, c->frames.at[frame].inst, address));
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        struct write_list list = writes_to(v, (loc_id){loc}, load->size);
        if (list.is_many) /* it is not stable either */
            return false;
        for (uint32_t i = 0; i < list.n; i++) {
            const struct write_record *w = write_in(v, &list, i);
            func_id f = pta_inst_func(c->pta, c->frames.at[w->frame].inst);
            if (c->frames.at[w->frame].origin.i != origin.i &&
                (stmt_in_loop(c, f, w->stmt) || !c->frames.at[w->frame].is_once) &&
                (is_atomic || is_set_beside(v, v->log->ids.at[list.first + i], origin)))
                return true;
        }
    }
    return false;
}

static bool keeps_value(struct values *v, uint32_t frame, ir_ref address, uint64_t size,
                        bool others)
{
    const struct idset *locs = pta_value(v->c->pta, v->c->frames.at[frame].inst, address);
    struct idset_iter it = idset_begin(locs);
    uint32_t loc, n = 0;
    while (idset_step(&it, &loc)) {
        if (pta_obj(v->c->pta, pta_loc(v->c->pta, (loc_id){loc})->obj)->kind == OBJ_TLS ||
            !is_stable_at(v, frame, (loc_id){loc}, size, others))
            return false;
        n++;
    }
    return n > 0;
}

static bool is_stable(struct values *v, uint32_t frame, ir_ref address, uint64_t size)
{
    return keeps_value(v, frame, address, size, false);
}

/* ---- loads ---- */

static struct slot slot_at(const struct values *v, uint32_t frame, ir_ref address,
                           const struct poly *at, uint32_t size)
{
    const struct idset *locs = pta_value(v->c->pta, v->c->frames.at[frame].inst, address);
    return (struct slot){*at, locs, size, size};
}

const struct effect *share_of_call(const struct conc *c, inst_id inst, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++)
            if (e[i].model->effects[k].kind == EFFECT_SHARE_LOOP)
                return &e[i].model->effects[k];
    return NULL;
}

/* What the last store to `slot` before `stmt` in its block put there. */
static struct poly stored_before(struct values *v, uint32_t frame, uint32_t stmt, ir_ref slot,
                                 int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    for (uint32_t i = stmt; i > 0 && info->block_of[i - 1] == info->block_of[stmt]; i--) {
        const struct ir_stmt *s = &pf->stmts[i - 1];
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        if (s->op == IR_STORE && args[0].bits == slot.bits)
            return value_eval(v, frame, args[1], depth + 1);
    }
    return poly_unknown();
}

static struct poly part_of(struct values *v, uint32_t frame, uint32_t stmt, const struct effect *e,
                           int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    int64_t schedule, chunk;
    if (e->size.kind == PLACE_ARG && e->handle.kind == PLACE_ARG &&
        ir_ref_int(pf->unit, call_arg(pf, stmt, e->size.index), &schedule) &&
        ir_ref_int(pf->unit, call_arg(pf, stmt, e->handle.index), &chunk)) {
        struct poly lower = stored_before(v, frame, stmt, call_arg(pf, stmt, e->obj.index), depth);
        struct poly upper = stored_before(v, frame, stmt, call_arg(pf, stmt, e->obj2.index), depth);
        uint32_t how = value_symbol(v, VALUE_SCHEDULE, (uint32_t)schedule, (uint32_t)chunk,
                                    v->c->frames.at[frame].origin.i);
        if (!lower.is_unknown && !upper.is_unknown)
            return poly_symbol(
                value_symbol(v, VALUE_PART, value_intern(v, &lower), value_intern(v, &upper), how));
    }
    return poly_symbol(value_symbol(v, VALUE_PART, PTA_NONE, frame, stmt));
}

/* A load of the lower bound that a call shared out: any iteration of this thread's part. */
static bool load_part(struct values *v, uint32_t frame, uint32_t load, ir_ref address,
                      struct poly *out, int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    inst_id inst = v->c->frames.at[frame].inst;
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, inst));
    if (ref_kind(address) != REF_REG || info->def[ref_index(address)] == IR_NONE ||
        pf->stmts[info->def[ref_index(address)]].op != IR_ALLOCA)
        return false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        bool is_before = info->block_of[i] == info->block_of[load]
                             ? i < load
                             : cfg_dominates(info->cfg, info->block_of[i], info->block_of[load]);
        if (s->op != IR_CALL || s->nargs < 5 || !is_before)
            continue;
        const struct effect *e = share_of_call(v->c, inst, i);
        if (e && call_arg(pf, i, e->obj.index).bits == address.bits) {
            *out = part_of(v, frame, i, e, depth);
            return true;
        }
    }
    return false;
}

bool is_own_register(const struct values *v, uint32_t frame, uint32_t sym)
{
    const uint32_t *s = value_symbol_at(v, sym);
    return (s[0] == VALUE_REGISTER || s[0] == VALUE_ROUND) &&
           v->c->frames.at[s[1]].origin.i == v->c->frames.at[frame].origin.i;
}

bool value_mentions_own(const struct values *v, uint32_t frame, const struct poly *p)
{
    for (uint32_t i = 0; i < p->n; i++)
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++)
            if (is_own_register(v, frame, p->term[i].sym[k]))
                return true;
    return false;
}

/* Is the one write made by a thread that may not have come to it yet, which is no race: by an
 * atomic access or under a lock? */
static bool may_come_later(struct values *v, const struct write_record *w, uint32_t frame,
                           uint32_t load)
{
    struct conc *c = v->c;
    uint32_t reader = c->frames.at[frame].origin.i, writer = c->frames.at[w->frame].origin.i;
    if (writer == reader || value_is_creator(v, w->frame, reader))
        return false;
    return frame_func(c, frame)->stmts[load].sub != ORDER_NONE ||
           (func_takes_lock(c, pta_inst_func(c->pta, c->frames.at[frame].inst)) &&
            is_locked_at(c, frame, load));
}

/* Memory of the thread itself: what its one store put there, or the last one in this function. */
static bool load_own(struct values *v, uint32_t frame, uint32_t load, ir_ref address, uint32_t size,
                     const struct poly *at, struct poly *out, int depth)
{
    struct writers w = writers_of(v, frame, address, size);
    if (!w.n && table_value(v, at, size, out))
        return true;
    if (!w.n) { /* written by nobody we see: a library keeps it */
        *out = poly_symbol(value_symbol(v, VALUE_CONTENT, value_intern(v, at), 1, 0));
        return true;
    }
    if (!w.is_own)
        return false;
    if (w.n == 1 && w.is_exact) {
        const struct write_record *r = &v->log->writes.at[w.only];
        if (may_come_later(v, r, frame, load))
            return false;
        const struct prog_func *from = frame_func(v->c, r->frame);
        const struct ir_stmt *store = &from->stmts[r->stmt];
        if (store->op == IR_STORE) {
            *out = value_eval(v, r->frame, ir_args(from->unit, from->func, store)[1], depth + 1);
            return !out->is_unknown;
        }
    }
    struct slot slot = slot_at(v, frame, address, at, size);
    return w.is_here && value_stored(v, frame, load, &slot, out, depth + 1);
}

/* ---- memory that keeps its value, or counts ---- */

bool find_meeting(const struct values *v, uint32_t frame_a, uint32_t a, uint32_t frame_b,
                  uint32_t b, struct meeting *out)
{
    for (int i = 0; i < MAX_UP; i++) {
        uint32_t frame = frame_b, stmt = b;
        for (int k = 0; k < MAX_UP && frame != frame_a; k++) {
            const struct frame *f = &v->c->frames.at[frame];
            if (f->caller == PTA_NONE || f->ncallers != 1 || v->is_one_of[frame])
                break;
            stmt = f->call_stmt;
            frame = f->caller;
        }
        *out = (struct meeting){frame_a, a, stmt};
        if (frame == frame_a)
            return true;
        const struct frame *f = &v->c->frames.at[frame_a];
        if (f->caller == PTA_NONE || f->ncallers != 1 || v->is_one_of[frame_a])
            return false;
        a = f->call_stmt;
        frame_a = f->caller;
    }
    return false;
}

/* Can control get from one block to the other? Inside a loop: without beginning a new round. */
static bool leads_to(const struct values *v, uint32_t frame, uint32_t from, uint32_t to,
                     uint32_t loop)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    const struct cfg *cfg =
        finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst))->cfg;
    struct idset seen = {0};
    u32_vec work = {0};
    vec_push(&work, from);
    while (work.n && !idset_has(&seen, to)) {
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + vec_pop(&work)];
        for (uint32_t i = 0; i < b->nsuccs; i++) {
            uint32_t s = ir_succs(pf->unit, pf->func, b)[i];
            bool is_out =
                loop != CFG_NONE && (s == cfg->loops[loop].header || !cfg_in_loop(cfg, s, loop));
            if (!is_out && idset_add(&seen, s))
                vec_push(&work, s);
        }
    }
    bool is_reached = idset_has(&seen, to);
    idset_release(&seen);
    vec_release(&work);
    return is_reached;
}

/* Is the write done, always, before the load is first reached, or never before it? */
static bool is_apart_in_time(const struct values *v, const struct write_record *w, uint32_t frame,
                             uint32_t stmt, bool *is_over)
{
    struct meeting m;
    if (!find_meeting(v, frame, stmt, w->frame, w->stmt, &m) || m.a == m.b)
        return false;
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[m.frame].inst));
    uint32_t load = info->block_of[m.a], write = info->block_of[m.b];
    for (uint32_t l = info->cfg->loop[load]; l != CFG_NONE; l = info->cfg->loops[l].parent)
        if (cfg_in_loop(info->cfg, write, l))
            return false;
    if (comes_first(info, m.b, m.a))
        return true;
    if (load == write)
        return m.a < m.b;
    if (!leads_to(v, m.frame, write, load, CFG_NONE))
        return true;
    *is_over = !leads_to(v, m.frame, load, write, CFG_NONE); /* done, if at all: a loop before */
    return false;
}

/* Does the memory have one value whenever the thread gets to the statement? is_own: it is the
 * thread's own, so that other instances of it do not write there. *is_known: and is it known which
 * writes have been made? */
static bool is_settled(struct values *v, uint32_t frame, uint32_t stmt, ir_ref address,
                       uint32_t size, bool is_own, bool *is_known)
{
    struct conc *c = v->c;
    *is_known = true;
    uint32_t origin = c->frames.at[frame].origin.i;
    uint32_t loc = idset_only(pta_value(c->pta, c->frames.at[frame].inst, address));
    if (loc == IDSET_END || pta_obj(c->pta, pta_loc(c->pta, (loc_id){loc})->obj)->kind == OBJ_TLS)
        return false;
    struct write_list list = writes_to(v, (loc_id){loc}, size);
    for (uint32_t i = 0; i < list.n && !list.is_many; i++) {
        const struct write_record *w = write_in(v, &list, i);
        uint32_t writer = c->frames.at[w->frame].origin.i;
        bool is_over = false;
        bool is_of_others =
            writer == origin && !is_own && conc_origin_is_many(c, (origin_id){origin});
        if (is_of_others || (writer != origin && !is_ancestor(v, writer, origin)))
            return false;
        if (writer != origin || is_apart_in_time(v, w, frame, stmt, &is_over))
            continue;
        if (!is_over)
            return false;
        *is_known = false;
    }
    return !list.is_many;
}

/* Innermost loop around both blocks; CFG_NONE. */
static uint32_t common_loop(const struct cfg *cfg, uint32_t a, uint32_t b)
{
    uint32_t l = cfg->loop[a];
    while (l != CFG_NONE && !cfg_in_loop(cfg, b, l))
        l = cfg->loops[l].parent;
    return l;
}

/* Writes of memory that every round of a loop sets before the load, and perhaps changes after. */
struct round_writes {
    uint32_t frame, loop; /* of the round; CFG_NONE: none found yet */
    bool has_setter;
};

static bool is_in_round(struct values *v, const struct write_record *w, uint32_t frame,
                        uint32_t stmt, struct round_writes *r)
{
    struct meeting m;
    bool is_over;
    if (is_apart_in_time(v, w, frame, stmt, &is_over))
        return true;
    if (!find_meeting(v, frame, stmt, w->frame, w->stmt, &m) || m.a == m.b)
        return false;
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[m.frame].inst));
    uint32_t load = info->block_of[m.a], write = info->block_of[m.b];
    uint32_t loop = common_loop(info->cfg, load, write);
    if (loop == CFG_NONE || (r->loop != CFG_NONE && (r->loop != loop || r->frame != m.frame)))
        return false;
    r->frame = m.frame;
    r->loop = loop;
    if (comes_first(info, m.b, m.a)) {
        r->has_setter |= info->cfg->loop[write] == loop;
        return info->cfg->loop[write] == loop;
    }
    return load == write ? m.a < m.b : !leads_to(v, m.frame, write, load, loop);
}

static bool is_set_each_round(struct values *v, uint32_t frame, uint32_t stmt, ir_ref address,
                              uint32_t size)
{
    struct conc *c = v->c;
    uint32_t loc = idset_only(pta_value(c->pta, c->frames.at[frame].inst, address));
    struct round_writes r = {.loop = CFG_NONE};
    if (loc == IDSET_END)
        return false;
    const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
    if (pta_obj(c->pta, l->obj)->kind != OBJ_STACK)
        return false;
    struct write_list list = writes_to(v, (loc_id){loc}, size);
    for (uint32_t i = 0; i < list.n; i++) {
        const struct write_record *w = write_in(v, &list, i);
        if (c->frames.at[w->frame].origin.i != c->frames.at[frame].origin.i ||
            !is_in_round(v, w, frame, stmt, &r))
            return false;
    }
    return r.has_setter && !list.is_many;
}

/* The value that a store adds a constant to and puts back: `i++`, `++it`. */
static bool is_step(struct values *v, const struct write_record *w, int64_t *step)
{
    struct conc *c = v->c;
    const struct prog_func *pf = frame_func(c, w->frame);
    inst_id inst = c->frames.at[w->frame].inst;
    const uint32_t *def = finfo_of(c, pta_inst_func(c->pta, inst))->def;
    ir_ref value = ir_args(pf->unit, pf->func, &pf->stmts[w->stmt])[1];
    if (ref_kind(value) != REF_REG || def[ref_index(value)] == IR_NONE)
        return false;
    const struct ir_stmt *s = &pf->stmts[def[ref_index(value)]];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    bool is_sum = (s->op == IR_ADD || (s->op == IR_ADDR && s->nargs == 2)) &&
                  ir_ref_int(pf->unit, args[1], step);
    if (!is_sum && s->op == IR_ADDR && s->nargs == 5) { /* an element further */
        int64_t off, stride, index;
        is_sum = ir_ref_int(pf->unit, args[1], &off) && ir_ref_int(pf->unit, args[2], &stride) &&
                 ir_ref_int(pf->unit, args[3], &index);
        *step = is_sum ? off + stride * index : 0;
    }
    if (!is_sum || ref_kind(args[0]) != REF_REG || def[ref_index(args[0])] == IR_NONE)
        return false;
    const struct ir_stmt *load = &pf->stmts[def[ref_index(args[0])]];
    return load->op == IR_LOAD &&
           idset_only(pta_value(c->pta, inst, ir_args(pf->unit, pf->func, load)[0])) == w->loc.i;
}

/* Does whoever runs as `writer` stand still while the origin's team is there? */
static bool waits_for_team(const struct values *v, uint32_t writer, uint32_t origin)
{
    const struct conc *c = v->c;
    for (int i = 0; i < MAX_CREATORS && origin != writer; i++) {
        const struct birth *b = &v->births[origin];
        if (!b->is_known || b->is_several ||
            !(pta_origin(c->pta, (origin_id){origin})->flags & EFF_JOINED))
            return false;
        origin = c->frames.at[b->frame].origin.i;
    }
    return origin == writer && !conc_origin_is_many(c, (origin_id){writer});
}

/* Is there a way from one block to the other that does not lead through a third? */
static bool leads_around(const struct values *v, uint32_t frame, uint32_t from, uint32_t to,
                         uint32_t around)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    struct idset seen = {0};
    u32_vec work = {0};
    idset_add(&seen, around);
    if (from != around)
        vec_push(&work, from);
    bool is_reached = false;
    while (work.n && !is_reached) {
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + vec_pop(&work)];
        for (uint32_t i = 0; i < b->nsuccs; i++) {
            uint32_t s = ir_succs(pf->unit, pf->func, b)[i];
            is_reached |= s == to && to != around;
            if (idset_add(&seen, s))
                vec_push(&work, s);
        }
    }
    idset_release(&seen);
    vec_release(&work);
    return is_reached;
}

/* A write that is no step of the counter: its start, or one of another loop before or behind. */
static bool note_start(struct values *v, uint32_t write, const struct meeting *m,
                       struct counter *out)
{
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[m->frame].inst));
    uint32_t block = info->block_of[m->b];
    if (m->frame != out->frame || cfg_in_loop(info->cfg, block, out->loop))
        return false;
    if (comes_first(info, m->b, out->step_at) &&
        (!out->start || comes_first(info, out->start_at, m->b)))
        out->start = write, out->start_at = m->b;
    return true;
}

/* Does the write come before the start of the counter, if at all, or after its loop? */
static bool is_overwritten(struct values *v, const struct meeting *m, const struct counter *k)
{
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[k->frame].inst));
    uint32_t block = info->block_of[m->b], start = info->block_of[k->start_at];
    if (block == start)
        return m->b <= k->start_at;
    return !leads_around(v, k->frame, block, info->cfg->loops[k->loop].header, start);
}

/* Does a loop inside of this one change the counter, so that this one but begins it anew? */
static bool is_of_outer(const struct cfg *cfg, const struct counter *k, uint32_t loop)
{
    return cfg_in_loop(cfg, cfg->loops[k->loop].header, loop);
}

/* What is to be done with the writes to the counter: find the step, its start, look at the rest. */
enum pass { FIND_STEP, FIND_CHANGE, FIND_START, CHECK_OTHERS };

static bool pass_writes(struct values *v, uint32_t frame, uint32_t stmt, loc_id loc, uint32_t size,
                        struct counter *out, enum pass pass)
{
    struct conc *c = v->c;
    struct write_list list = writes_to(v, loc, size);
    if (list.is_many)
        return false;
    for (uint32_t k = 0; k < list.n; k++) {
        const struct write_record *w = write_in(v, &list, k);
        uint32_t i = v->log->ids.at[list.first + k] + 1;
        struct meeting m;
        int64_t step;
        uint32_t writer = c->frames.at[w->frame].origin.i, own = c->frames.at[frame].origin.i;
        if (writer != own && (waits_for_team(v, writer, own) || is_never_beside(c, writer, own)))
            continue; /* before the start of this loop or after its end */
        uint8_t op = frame_func(c, w->frame)->stmts[w->stmt].op;
        bool is_plain = w->loc.i == loc.i && w->size == size && writer == own;
        if (!is_plain || (op != IR_STORE && op != IR_MEMCOPY) ||
            !find_meeting(v, frame, stmt, w->frame, w->stmt, &m))
            return false;
        struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[m.frame].inst));
        uint32_t loop = info->cfg->loop[info->block_of[m.b]];
        bool is_around = loop != CFG_NONE && cfg_in_loop(info->cfg, info->block_of[m.a], loop);
        bool is_behind =
            loop != CFG_NONE && !is_around && list.n == 2 &&
            cfg_dominates(info->cfg, info->cfg->loops[loop].header, info->block_of[m.a]);
        bool is_wanted =
            (pass == FIND_STEP && op == IR_STORE && is_step(v, w, &step)) || pass == FIND_CHANGE;
        if (is_wanted && (is_around || is_behind)) {
            bool is_second = out->step && (pass == FIND_STEP || out->frame != m.frame);
            if (is_second || (out->step && out->loop == loop))
                return false;
            if (out->step && is_of_outer(info->cfg, out, loop))
                continue;
            out->frame = m.frame, out->loop = loop;
            out->step = i, out->step_at = m.b;
            out->is_behind = is_behind;
        } else if ((pass == FIND_START && i != out->step && !note_start(v, i, &m, out)) ||
                   (pass == CHECK_OTHERS && i != out->step && i != out->start &&
                    !is_overwritten(v, &m, out))) {
            return false;
        }
    }
    return true;
}

static bool find_steps(struct values *v, uint32_t frame, uint32_t stmt, loc_id loc, uint32_t size,
                       struct counter *out)
{
    *out = (struct counter){.loc = loc, .frame = PTA_NONE};
    return pass_writes(v, frame, stmt, loc, size, out, FIND_STEP) &&
           (out->step || pass_writes(v, frame, stmt, loc, size, out, FIND_CHANGE)) && out->step &&
           pass_writes(v, frame, stmt, loc, size, out, FIND_START) && out->start &&
           pass_writes(v, frame, stmt, loc, size, out, CHECK_OTHERS);
}

/* Is the step taken once in every round, after the load, and is the start before the loop? */
static bool is_counter(struct values *v, uint32_t frame, uint32_t stmt, const struct counter *k)
{
    struct conc *c = v->c;
    struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[k->frame].inst));
    const struct write_record *start = &v->log->writes.at[k->start - 1];
    struct meeting load, first;
    if (!find_meeting(v, frame, stmt, k->frame, k->step_at, &load) || load.frame != k->frame ||
        !find_meeting(v, start->frame, start->stmt, k->frame, k->step_at, &first) ||
        first.frame != k->frame)
        return false;
    uint32_t at = info->block_of[load.a], step = info->block_of[k->step_at];
    uint32_t header = info->cfg->loops[k->loop].header;
    if (cfg_in_loop(info->cfg, at, k->loop) == k->is_behind ||
        cfg_in_loop(info->cfg, info->block_of[first.a], k->loop) ||
        !cfg_dominates(info->cfg, info->block_of[first.a], header))
        return false;
    for (uint32_t i = info->cfg->pred_first[header]; i < info->cfg->pred_first[header + 1]; i++)
        if (cfg_in_loop(info->cfg, info->cfg->preds[i], k->loop) &&
            !cfg_dominates(info->cfg, step, info->cfg->preds[i]))
            return false;
    if (k->is_behind)
        return true;
    return at == step ? load.a <= k->step_at : !leads_to(v, k->frame, step, at, k->loop);
}

static uint32_t block_in_frame(struct values *v, uint32_t frame, uint32_t stmt)
{
    return finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst))->block_of[stmt];
}

/* What the store or the copy puts there. */
static struct poly written_value(struct values *v, const struct write_record *w, int depth)
{
    const struct prog_func *pf = frame_func(v->c, w->frame);
    const struct ir_stmt *s = &pf->stmts[w->stmt];
    ir_ref from = prog_args(pf, s)[1];
    return s->op == IR_STORE
               ? value_eval(v, w->frame, from, depth + 1)
               : value_content(v, w->frame, w->stmt, from, (uint32_t)w->size, depth + 1);
}

/* What each round adds, also by way of other variables: `end = first + n; ...; first = end`. */
static bool find_step(struct values *v, const struct counter *k, struct poly *step, int depth)
{
    const struct write_record *w = &v->log->writes.at[k->step - 1];
    struct poly before = poly_symbol(value_symbol(v, VALUE_COUNTED, k->loc.i, 0, 0));
    uint32_t depth_before = v->counter_depth, steps = v->steps;
    int64_t constant;
    if (frame_func(v->c, w->frame)->stmts[w->stmt].op == IR_STORE && is_step(v, w, &constant)) {
        *step = poly_int(constant);
        return true;
    }
    if (v->counted)
        return false;
    struct counter inside = *k;
    inside.is_behind = false;
    v->counted = &inside;
    v->unsettled++;
    v->counter_depth = (uint32_t)depth + 1;
    struct poly after = written_value(v, w, depth);
    v->counter_depth = depth_before;
    v->unsettled--;
    v->counted = NULL;
    v->steps = steps;
    *step = poly_add(&after, &before, -1);
    return !step->is_unknown && !poly_has(step, before.term[0].sym[0]) &&
           value_is_fixed(v, k->frame, k->loop, step);
}

bool value_counted(struct values *v, uint32_t frame, uint32_t stmt, ir_ref address, uint32_t size,
                   struct poly *out, int depth)
{
    struct conc *c = v->c;
    uint32_t loc = idset_only(pta_value(c->pta, c->frames.at[frame].inst, address));
    struct counter k;
    struct poly step;
    if (v->counted && v->counted->loc.i == loc) {
        *out = poly_symbol(value_symbol(v, VALUE_COUNTED, loc, 0, 0));
        return is_counter(v, frame, stmt, v->counted);
    }
    if (loc == IDSET_END || pta_loc(c->pta, (loc_id){loc})->stride ||
        pta_obj(c->pta, pta_loc(c->pta, (loc_id){loc})->obj)->kind != OBJ_STACK ||
        !find_steps(v, frame, stmt, (loc_id){loc}, size, &k) || !is_counter(v, frame, stmt, &k) ||
        !find_step(v, &k, &step, depth))
        return false;
    struct poly start = written_value(v, &v->log->writes.at[k.start - 1], depth);
    struct poly round = poly_symbol(value_symbol(v, VALUE_ROUND, k.frame, k.loop, 0));
    struct poly moved = poly_mul(&step, &round);
    struct meeting m;
    *out = poly_add(&start, &moved, 1);
    if (k.is_behind && find_meeting(v, frame, stmt, k.frame, k.step_at, &m) && m.frame == k.frame)
        *out = value_after_loops(v, k.frame, block_in_frame(v, k.frame, m.a), out);
    return !out->is_unknown && !(k.is_behind && poly_has(out, round.term[0].sym[0]));
}

/* The lower bound of the part of a loop that the thread was created for (taskloop). */
static bool load_given_part(struct values *v, uint32_t frame, const struct poly *at,
                            struct poly *out, int depth)
{
    const struct birth *b = &v->births[v->c->frames.at[frame].origin.i];
    if (!b->is_known)
        return false;
    const struct effect *e = share_of_call(v->c, v->c->frames.at[b->frame].inst, b->stmt);
    if (!e || e->obj.kind != PLACE_ARG)
        return false;
    ir_ref slot = call_arg(frame_func(v->c, b->frame), b->stmt, e->obj.index);
    struct poly lower = value_eval(v, b->frame, slot, depth + 1);
    *out = poly_symbol(value_symbol(v, VALUE_PART, PTA_NONE, b->frame, b->stmt));
    return poly_equal(&lower, at);
}

bool value_loads_part(struct values *v, uint32_t frame, ir_ref ref)
{
    for (int i = 0; i < MAX_UP && ref_kind(ref) == REF_REG; i++) {
        const struct prog_func *pf = frame_func(v->c, frame);
        const struct frame *f = &v->c->frames.at[frame];
        uint32_t stmt = finfo_of(v->c, pta_inst_func(v->c->pta, f->inst))->def[ref_index(ref)];
        if (stmt == IR_NONE) { /* a parameter */
            if (f->caller == PTA_NONE || f->ncallers != 1)
                return false;
            ref = call_arg(frame_func(v->c, f->caller), f->call_stmt, (int32_t)ref_index(ref));
            frame = f->caller;
            continue;
        }
        const struct ir_stmt *s = &pf->stmts[stmt];
        struct poly out;
        ref = ir_args(pf->unit, pf->func, s)[0];
        if (s->op == IR_LOAD) {
            struct poly at = value_eval(v, frame, ref, 0);
            return load_part(v, frame, stmt, ref, &out, 0) ||
                   load_given_part(v, frame, &at, &out, 0);
        }
        if (s->op != IR_COPY && s->op != IR_SEXT && s->op != IR_ZEXT && s->op != IR_TRUNC)
            return false;
    }
    return false;
}

/* Does the origin write what the frame reads at the address? */
static bool origin_writes(struct values *v, uint32_t frame, ir_ref address, uint64_t size,
                          uint32_t origin)
{
    const struct conc *c = v->c;
    struct idset_iter it = idset_begin(pta_value(c->pta, c->frames.at[frame].inst, address));
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        struct write_list list = writes_to(v, (loc_id){loc}, size);
        for (uint32_t i = 0; i < list.n; i++)
            if (c->frames.at[write_in(v, &list, i)->frame].origin.i == origin)
                return true;
        if (list.is_many)
            return true;
    }
    return false;
}

/* What the creator stored there before the creation, or the creator's creator, and so on. */
static bool stored_by_ancestor(struct values *v, uint32_t frame, ir_ref address,
                               const struct slot *slot, struct poly *out, int depth)
{
    uint32_t origin = v->c->frames.at[frame].origin.i;
    for (int i = 0; i < MAX_CREATORS && v->births[origin].is_known; i++) {
        const struct birth *b = &v->births[origin];
        if (content_before(v, b->frame, b->stmt, slot, out, depth + 1))
            return true;
        origin = v->c->frames.at[b->frame].origin.i;
        if (b->is_several || origin_writes(v, frame, address, slot->size, origin))
            return false;
    }
    return false;
}

/* In values of all calls of a function: a member of the record that each call is given, which the
 * function that reads it does not change. */
static bool is_given_member(const struct values *v, uint32_t frame, uint32_t stmt,
                            const struct poly *at)
{
    struct conc *c = v->c;
    struct poly base = *at;
    uint32_t sym;
    base.constant = 0;
    if (v->of_calls.i == PTA_NONE || !poly_is_symbol(&base, &sym))
        return false;
    const uint32_t *s = value_symbol_at(v, sym);
    if (s[0] != VALUE_REGISTER || s[2] != 0 ||
        pta_inst_func(c->pta, c->frames.at[s[1]].inst).i != v->of_calls.i)
        return false;
    ir_ref loaded = ref_make(REF_REG, frame_func(c, frame)->stmts[stmt].dst);
    uint32_t term = term_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst), loaded);
    return tuples_at(&c->terms, term)[0] == TERM_LOAD;
}

static bool is_initialiser(const struct values *v, uint32_t frame)
{
    const char *selector = method_selector(v->c->prog->syms[frame_func(v->c, frame)->sym.i].name);
    return selector && strcmp(selector, "<clinit>()V") == 0;
}

/* A static variable of the JVM that only its initialiser sets, to a number. */
static bool load_initial(struct values *v, uint32_t frame, ir_ref address, uint32_t size,
                         struct poly *out)
{
    const struct conc *c = v->c;
    uint32_t loc = c->prog->classes
                       ? idset_only(pta_value(c->pta, c->frames.at[frame].inst, address))
                       : IDSET_END;
    if (loc == IDSET_END || pta_loc(c->pta, (loc_id){loc})->stride ||
        pta_obj(c->pta, pta_loc(c->pta, (loc_id){loc})->obj)->kind != OBJ_GLOBAL ||
        is_initialiser(v, frame))
        return false;
    struct write_list list = writes_to(v, (loc_id){loc}, size);
    int64_t number = 0, first = 0;
    for (uint32_t i = 0; i < list.n && !list.is_many; i++) {
        const struct write_record *w = write_in(v, &list, i);
        const struct prog_func *pf = frame_func(c, w->frame);
        if (pf->stmts[w->stmt].op != IR_STORE || !is_initialiser(v, w->frame) ||
            stmt_in_loop(v->c, pta_inst_func(c->pta, c->frames.at[w->frame].inst), w->stmt) ||
            !ir_ref_int(pf->unit, prog_args(pf, &pf->stmts[w->stmt])[1], &number) ||
            (i && number != first))
            return false;
        first = number;
    }
    *out = poly_int(number);
    return list.n && !list.is_many;
}

/* A write by a constructor or an initialiser, whichever way it goes? */
static bool is_by_maker(struct values *v, const struct write_record *w)
{
    const struct frame *f = &v->c->frames.at[w->frame];
    const char *selector =
        method_selector(v->c->prog->syms[frame_func(v->c, w->frame)->sym.i].name);
    bool is_constructor = selector && text_begins(selector, "<init>");
    return (is_constructor || is_initialiser(v, w->frame)) &&
           stmt_on_all_ways(v->c, pta_inst_func(v->c->pta, f->inst), w->stmt);
}

/* Do only such write what may be there? */
static bool is_set_by_makers(struct values *v, uint32_t frame, ir_ref address, uint32_t size)
{
    const struct conc *c = v->c;
    struct idset_iter it = idset_begin(pta_value(c->pta, c->frames.at[frame].inst, address));
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        struct write_list list = writes_to(v, (loc_id){loc}, size);
        for (uint32_t i = 0; i < list.n; i++)
            if (!is_by_maker(v, write_in(v, &list, i)))
                return false;
        if (list.is_many)
            return false;
    }
    return true;
}

struct poly eval_content(struct values *v, uint32_t frame, uint32_t stmt, ir_ref address,
                         uint32_t size, int depth)
{
    struct poly self = opaque(v, frame, frame_func(v->c, frame)->stmts[stmt].dst), out;
    if (v->is_late && !is_set_by_makers(v, frame, address, size))
        return self;
    if (load_part(v, frame, stmt, address, &out, depth) ||
        load_initial(v, frame, address, size, &out))
        return out;
    struct poly at = value_eval(v, frame, address, depth + 1);
    if (at.is_unknown)
        return self;
    if (is_given_member(v, frame, stmt, &at))
        return poly_symbol(value_symbol(v, VALUE_CONTENT, value_intern(v, &at), 0, 0));
    if (is_thread_number(v, &at))
        return poly_symbol(value_symbol(v, VALUE_NUMBER, PTA_NONE, 0, 0));
    if (load_is_ticket(v->c, frame, stmt)) {
        struct poly step = poly_int(ticket_distance(v, frame, address));
        struct poly nth = poly_symbol(value_symbol(v, VALUE_TICKET, value_intern(v, &at), 0, 0));
        return poly_mul(&nth, &step);
    }
    if (carried_value(v, frame, size, &at, &out, depth))
        return out;
    if (load_given_part(v, frame, &at, &out, depth) ||
        load_own(v, frame, stmt, address, size, &at, &out, depth) ||
        value_counted(v, frame, stmt, address, size, &out, depth) ||
        (size == 8 && pushed_end(v, frame, stmt, address, &at, &out, depth + 1)))
        return out;
    const struct birth *b = &v->births[v->c->frames.at[frame].origin.i];
    bool is_own = value_mentions_own(v, frame, &at), is_made = b->is_known;
    struct poly content = poly_symbol(value_symbol(v, VALUE_CONTENT, value_intern(v, &at), 0, 0));
    struct slot slot = slot_at(v, frame, address, &at, size);
    if (value_is_set_often(v, frame, stmt))
        return self;
    if (is_own && numbered_value(v, frame, stmt, size, &at, &out, depth))
        return out;
    if (is_set_each_round(v, frame, stmt, address, size))
        return content_before(v, frame, stmt, &slot, &out, depth + 1) ? out : self;
    bool is_known, is_settled_now = is_settled(v, frame, stmt, address, size, is_own, &is_known);
    if (is_made && is_stable(v, frame, address, size) &&
        (filled_value(v, frame, address, size, &at, &out, depth + 1) ||
         pushed_value(v, frame, address, size, &at, &out, depth + 1)))
        return out;
    if (is_settled_now && is_known && content_before(v, frame, stmt, &slot, &out, depth + 1))
        return out;
    bool is_given = is_made && !is_own;
    if (!is_settled_now && ((is_made && is_own) || !is_stable(v, frame, address, size)))
        return is_given && keeps_value(v, frame, address, size, true) ? content : self;
    if (is_given && stored_by_ancestor(v, frame, address, &slot, &out, depth))
        return out;
    return is_made && is_own ? self : content;
}

struct poly value_content(struct values *v, uint32_t frame, uint32_t stmt, ir_ref address,
                          uint32_t size, int depth)
{
    struct poly self = opaque(v, frame, frame_func(v->c, frame)->stmts[stmt].dst);
    struct poly out = depth < MAX_EVAL_DEPTH ? eval_content(v, frame, stmt, address, size, depth)
                                             : poly_unknown();
    return poly_equal(&out, &self) ? poly_unknown() : out;
}

struct poly value_unchanged(struct values *v, uint32_t frame, uint32_t stmt, ir_ref address,
                            uint32_t size, const struct poly *at, int depth)
{
    struct poly out;
    if (value_mentions_own(v, frame, at) || value_is_set_often(v, frame, stmt) ||
        !is_stable(v, frame, address, size))
        return poly_unknown();
    struct slot slot = slot_at(v, frame, address, at, size);
    if (v->births[v->c->frames.at[frame].origin.i].is_known &&
        stored_by_ancestor(v, frame, address, &slot, &out, depth))
        return out;
    return poly_symbol(value_symbol(v, VALUE_CONTENT, value_intern(v, at), 0, 0));
}

struct poly eval_load(struct values *v, uint32_t frame, uint32_t stmt, int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    return eval_content(v, frame, stmt, ir_args(pf->unit, pf->func, s)[0], s->size, depth);
}
