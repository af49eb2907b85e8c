/*
 * Function objects that run once: a task that is made once and given to a pool through a queue of
 * std::function. Whoever of the workers gets it, it meets itself nowhere:
 *
 *   pool.post([&total] { total = 1; });        worker: job = std::move(jobs.front()); job();
 *
 * Conditions: there is one such function object; no std::function that holds it is copied, so that
 * one has it at any time; and it is called only through variables of functions that no other thread
 * knows, to which it was moved. What is called again later, or by another thread, was handed on
 * under the lock of a queue. What a function that is called from elsewhere, too, does is not known
 * to be done by the task.
 */
#include "conc/conc_int.h"

enum { NO_TASK = 1, FIRST_TASK = 2, MAX_CALLERS = 8, MAX_DEPTH = 48 };

static const char *name_of(const struct conc *c, func_id f)
{
    const char *name = c->prog->syms[c->prog->funcs[f.i].sym.i].name;
    return name ? name : "";
}

/* What a std::function that is called finds in itself. */
static const struct idset *found_by(struct conc *c, uint32_t frame)
{
    uint32_t n;
    inst_id inst = c->frames.at[frame].inst;
    const struct prog_func *pf = frame_func(c, frame);
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_CALL &&
            strstr(name_of(c, pta_inst_func(c->pta, (inst_id){e[i].target})),
                   "E14_M_get_pointerE") &&
            pf->stmts[e[i].stmt].dst != IR_NO_REG)
            return pta_value(c->pta, inst, ref_make(REF_REG, pf->stmts[e[i].stmt].dst));
    return NULL;
}

/* The functions that the frame loads: how a std::function that it copies is called. */
static void add_loaded(struct conc *c, uint32_t frame, struct idset *out)
{
    const struct prog_func *pf = frame_func(c, frame);
    uint32_t loc;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        if (pf->stmts[i].op != IR_LOAD)
            continue;
        ir_ref loaded = ref_make(REF_REG, pf->stmts[i].dst);
        struct idset_iter it = idset_begin(pta_value(c->pta, c->frames.at[frame].inst, loaded));
        while (idset_step(&it, &loc)) {
            const struct pta_obj *o = pta_obj(c->pta, pta_loc(c->pta, (loc_id){loc})->obj);
            if (o->kind == OBJ_FUNC)
                idset_add(out, o->site);
        }
    }
}

/* Adds what the std::functions may hold that the frame copies, if it is a constructor that does. */
static void add_copied(struct conc *c, uint32_t frame)
{
    inst_id inst = c->frames.at[frame].inst;
    const char *name = name_of(c, pta_inst_func(c->pta, inst));
    if (!text_begins(name, "_ZNSt8functionI") ||
        (!strstr(name, "EC2ERKS") && !strstr(name, "EC1ERKS")))
        return;
    uint32_t from;
    struct idset_iter it = idset_begin(pta_value(c->pta, inst, ref_make(REF_REG, 1)));
    while (idset_step(&it, &from))
        idset_union(&c->copied_tasks, pta_content(c->pta, (loc_id){from}));
    add_loaded(c, frame, &c->copied_handlers);
}

/* Remembers the frame if it makes a std::function of something: whose handler it stores. */
static void add_maker(struct conc *c, uint32_t frame)
{
    const struct prog_func *pf = frame_func(c, frame);
    if (!text_begins(name_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst)),
                     "_ZNSt8functionI"))
        return;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const ir_ref *args = prog_args(pf, &pf->stmts[i]);
        if (pf->stmts[i].op != IR_STORE || ref_kind(args[1]) != REF_SYM)
            continue;
        bool is_new;
        psym_id sym = prog_sym_of(c->prog, pf->unit_index, ref_index(args[1]));
        uint32_t *maker = map_slot(&c->task_makers, (uint64_t)sym.i + 1, &is_new);
        *maker = is_new ? frame : PTA_NONE;
    }
}

static void find_tasks(struct conc *c)
{
    for (uint32_t f = 0; !c->knows_copied && f < c->frames.n; f++) {
        add_copied(c, f);
        add_maker(c, f);
    }
    c->knows_copied = true;
}

/* Is a std::function copied that may hold the object? Found once for all of them. */
static bool is_copied(struct conc *c, uint32_t loc)
{
    find_tasks(c);
    return idset_has(&c->copied_tasks, loc);
}

/* Is every std::function that calls this one a variable of its own thread? */
static bool is_called_by_owner(struct conc *c, uint32_t frame)
{
    uint32_t n, loc;
    const struct call_in *calls = frame_callers(c, frame, &n);
    for (uint32_t i = 0; i < n; i++) {
        inst_id caller = c->frames.at[calls[i].frame].inst;
        if (!text_begins(name_of(c, pta_inst_func(c->pta, caller)), "_ZNKSt8functionI"))
            return false;
        struct idset_iter it = idset_begin(pta_value(c->pta, caller, ref_make(REF_REG, 0)));
        while (idset_step(&it, &loc)) {
            obj_id obj = pta_loc(c->pta, (loc_id){loc})->obj;
            if (pta_obj(c->pta, obj)->kind != OBJ_STACK || c->obj_escapes[obj.i])
                return false;
        }
    }
    return n > 0;
}

static uint32_t task_called(struct conc *c, uint32_t frame)
{
    const struct idset *found = found_by(c, frame);
    uint32_t loc = found ? idset_only(found) : IDSET_END;
    if (loc == IDSET_END || !obj_is_unique(c, pta_loc(c->pta, (loc_id){loc})->obj) ||
        !is_called_by_owner(c, frame) || is_copied(c, loc))
        return NO_TASK;
    return FIRST_TASK + loc;
}

/* The function object for which alone the frame runs; NO_TASK. */
static uint32_t task_of(struct conc *c, uint32_t frame, int depth)
{
    bool is_new;
    uint32_t *slot = map_slot(&c->tasks_run, frame + 1, &is_new), task = 0, n;
    if (!is_new)
        return *slot;
    *slot = NO_TASK; /* of what recurs, or is called from far away */
    if (depth == MAX_DEPTH)
        return NO_TASK;
    if (text_begins(name_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst)),
                    "_ZNSt17_Function_handlerI")) {
        task = task_called(c, frame);
    } else {
        const struct call_in *calls = frame_callers(c, frame, &n);
        task = n && n <= MAX_CALLERS ? 0 : NO_TASK;
        for (uint32_t i = 0; i < n && task != NO_TASK; i++) {
            uint32_t by = task_of(c, calls[i].frame, depth + 1);
            task = !task || task == by ? by : NO_TASK;
        }
    }
    *map_slot(&c->tasks_run, frame + 1, &is_new) = task ? task : NO_TASK;
    return task ? task : NO_TASK;
}

bool errands_are_one(struct conc *c, uint32_t frame, uint32_t other)
{
    uint32_t task = c->opt.mode == MODE_SOUND ? NO_TASK : task_of(c, frame, 0);
    return task >= FIRST_TASK && task_of(c, other, 0) == task;
}

uint32_t errand_maker(struct conc *c, uint32_t handler)
{
    find_tasks(c);
    return map_get(&c->task_makers, (uint64_t)frame_func(c, handler)->sym.i + 1, PTA_NONE);
}

bool errand_is_moved(struct conc *c, uint32_t handler)
{
    find_tasks(c);
    return is_called_by_owner(c, handler) &&
           !idset_has(&c->copied_handlers, frame_func(c, handler)->sym.i);
}
