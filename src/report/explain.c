#include "report/explain.h"
#include "base/map.h"
#include "report/display.h"
#include "report/explain_int.h"
#include "report/path.h"
#include "report/place.h"
#include "report/pretty.h"
#include "report/provenance.h"
#include "report/text_int.h"
#include "report/words.h"

/* ---- which statements ---- */

/* Both as reports show paths, so that "..", "." and links of folders by text do not matter; the
 * user may leave out the first folders. */
static bool names_file(const char *path, const char *wanted, const char *root)
{
    struct strbuf shown = {0}, asked = {0}, tail = {0};
    path_add_shown(&shown, root, path);
    path_add_shown(&asked, root, wanted);
    path_add_shown(&tail, NULL, wanted);
    size_t len = shown.len, end = tail.len;
    bool is_same = strcmp(strbuf_str(&shown), strbuf_str(&asked)) == 0 ||
                   (len > end && strcmp(strbuf_str(&shown) + len - end, strbuf_str(&tail)) == 0 &&
                    strbuf_str(&shown)[len - end - 1] == '/');
    strbuf_release(&shown);
    strbuf_release(&asked);
    strbuf_release(&tail);
    return is_same;
}

/* What an implicit member function does belongs to the line that calls it, as in reports. */
static void add_implicit(const struct prog *prog, const struct prog_func *pf, uint32_t i, int depth,
                         struct idset *out)
{
    enum { MAX_DEPTH = 6 };
    const struct ir_stmt *s = &pf->stmts[i];
    if (s->op != IR_CALL || ref_kind(ir_args(pf->unit, pf->func, s)[0]) != REF_SYM ||
        prog->classes || depth > MAX_DEPTH)
        return;
    psym_id sym = prog_sym_of(prog, pf->unit_index, ref_index(ir_args(pf->unit, pf->func, s)[0]));
    const struct prog_sym *callee = &prog->syms[sym.i];
    if (callee->func.i == IR_NONE || !(callee->sym->flags & SYMF_ARTIFICIAL))
        return;
    const struct prog_func *body = &prog->funcs[callee->func.i];
    for (uint32_t k = 0; k < body->func->nstmts; k++) {
        idset_add(out, body->stmt_base + k);
        add_implicit(prog, body, k, depth + 1, out);
    }
}

/* The nearest lines with code, if the one that was asked for has none. */
static void note_near(struct explain_place *place, uint32_t line)
{
    if (line < place->line)
        place->line_before = MAX(place->line_before, line);
    else if (!place->line_after || line < place->line_after)
        place->line_after = line;
}

void explain_statements(const struct prog *prog, const char *root, struct explain_place *place)
{
    for (uint32_t f = 0; f < prog->nfuncs; f++) {
        const struct prog_func *pf = &prog->funcs[f];
        const struct ir_pos *pos = pf->unit->positions + pf->func->first_stmt;
        uint32_t scope = 0; /* the last one that was looked at */
        bool is_meant = false;
        for (uint32_t i = 0; i < pf->func->nstmts; i++) {
            if (!pos[i].line || !pos[i].scope || pos[i].scope >= pf->unit->nscopes)
                continue;
            if (pos[i].scope != scope) {
                scope = pos[i].scope;
                is_meant =
                    names_file(ir_str(pf->unit, pf->unit->scopes[scope].file), place->file, root);
            }
            if (!is_meant)
                continue;
            place->has_file = true;
            if (pos[i].line != place->line) {
                note_near(place, pos[i].line);
                continue;
            }
            idset_add(&place->stmts, pf->stmt_base + i);
            add_implicit(prog, pf, i, 0, &place->stmts);
        }
    }
}

/* ---- output ---- */

static void begin(struct explaining *x, const struct explainer *e, struct strbuf *out)
{
    *x = (struct explaining){.e = e, .out = out};
    x->g = (struct gatherer){.report = e->report,
                             .arena = &e->report->arena,
                             .prog = e->prog,
                             .pta = e->pta,
                             .conc = e->conc};
    gather_threads(&x->g, true);
}

void explain_line(struct explaining *x, unsigned indent, const char *text)
{
    struct text_options options = {.width = x->e->width};
    struct text t = {&options, x->out, NULL, false};
    text_spaces(&t, indent);
    text_prose(&t, STYLE_PLAIN, indent, indent + 4, text);
}

void explain_linef(struct explaining *x, unsigned indent, const char *fmt, ...)
{
    struct strbuf s = {0};
    va_list args;
    va_start(args, fmt);
    strbuf_vaddf(&s, fmt, args);
    va_end(args);
    explain_line(x, indent, strbuf_str(&s));
    strbuf_release(&s);
}

/* ---- one pair ---- */

static void put_side(struct explaining *x, const struct access_info *a)
{
    struct strbuf s = {0};
    words_access(&s, a);
    strbuf_adds(&s, " at ");
    words_place_in(&s, &a->at);
    strbuf_adds(&s, ", ");
    words_locks(&s, a);
    explain_line(x, 4, strbuf_str(&s));
    strbuf_release(&s);
}

static const char *common_lock(const struct access_info *a, const struct access_info *b)
{
    for (uint32_t i = 0; i < a->nlocks; i++)
        for (uint32_t k = 0; k < b->nlocks; k++)
            if (strcmp(a->locks[i].name, b->locks[k].name) == 0)
                return a->locks[i].name;
    return NULL;
}

/* "heap object from `log_open`, log.c:50:23" */
static const char *object_words(struct explaining *x, obj_id obj)
{
    struct race r = {.obj = obj};
    struct place_ref at = {0};
    struct strbuf s = {0};
    const char *what = gather_object(&x->g, &r, &at);
    words_place(&s, &at);
    const char *words = at.file ? arena_printf(x->g.arena, "%s (%s)", what, strbuf_str(&s)) : what;
    strbuf_release(&s);
    return words;
}

/* ---- what the two threads hand over with ---- */

struct shared_order {
    struct handover all[MAX_HANDOVERS];
    uint32_t n;
};

static struct shared_order order_of(struct explaining *x, const struct watched_pair *p)
{
    struct shared_order o;
    o.n = conc_handovers(x->e->conc, p->side, o.all, MAX_HANDOVERS);
    return o;
}

static const char *handover_name(struct explaining *x, const struct handover *h)
{
    return gather_sync_name(&x->g, h->loc);
}

static void put_handover(struct explaining *x, const struct handover *h,
                         const struct access_info sides[2])
{
    static const char *const words[][3] = {
        [HANDOVER_SEMAPHORE] = {"semaphore", "posts", "waits for"},
        [HANDOVER_CONDITION] = {"condition", "signals", "waits for"},
        [HANDOVER_FLAG] = {"flag", "sets", "tests"},
        [HANDOVER_LATCH] = {"latch", "counts down", "waits for"},
        [HANDOVER_ONCE] = {"once control", "runs", "runs"},
    };
    uint32_t giver = h->gives & 1 && h->takes & 2 ? 0 : 1;
    const char *const *w = words[h->kind];
    struct strbuf s = {0};
    words_thread(&s, sides[giver].thread);
    strbuf_addf(&s, " %s %s `%s` and ", w[1], w[0], handover_name(x, h));
    words_thread(&s, sides[!giver].thread);
    strbuf_addf(&s,
                " %s it, but the two statements do not stand before the one and after the "
                "other on every way",
                w[2]);
    explain_linef(x, 2, "hand-over: %s", strbuf_str(&s));
    strbuf_release(&s);
}

static void put_handovers(struct explaining *x, const struct shared_order *o,
                          const struct access_info sides[2])
{
    struct strbuf s = {0};
    uint32_t shown = 0;
    for (uint32_t i = 0; i < o->n; i++)
        if (o->all[i].kind != HANDOVER_BARRIER) {
            put_handover(x, &o->all[i], sides);
            shown++;
        }
    if (shown == 0) {
        words_thread(&s, sides[0].thread);
        if (sides[0].thread != sides[1].thread) {
            strbuf_adds(&s, " and ");
            words_thread(&s, sides[1].thread);
        }
        explain_linef(
            x, 2,
            "hand-over: there is no semaphore, condition, flag, latch or once control that %s "
            "%s for it",
            strbuf_str(&s), sides[0].thread == sides[1].thread ? "uses" : "use");
    }
    strbuf_release(&s);
}

static const char *barrier_name(struct explaining *x, const struct shared_order *o)
{
    for (uint32_t i = 0; i < o->n; i++)
        if (o->all[i].kind == HANDOVER_BARRIER)
            return handover_name(x, &o->all[i]);
    return NULL;
}

/* "bytes 8 to 11", "an element, each 40 bytes from byte 0 on" */
static void bytes_words(struct explaining *x, struct strbuf *out, const struct race_side *s)
{
    const struct pta_loc *l = pta_loc(x->e->pta, s->loc);
    if (l->stride)
        strbuf_addf(out, "any element (%u bytes each, from byte %d on)", (unsigned)l->stride,
                    (int)l->off);
    else if (l->ext)
        strbuf_addf(out, "something in bytes %d to %d", (int)l->off,
                    (int)(l->off + l->ext + MAX(s->size, 1) - 1));
    else if (s->size <= 1)
        strbuf_addf(out, "byte %d", (int)l->off);
    else
        strbuf_addf(out, "bytes %d to %d", (int)l->off, (int)(l->off + s->size - 1));
}

static void put_elements(struct explaining *x, const struct watched_pair *p,
                         const struct shared_order *o)
{
    struct strbuf a = {0}, b = {0};
    const char *barrier = barrier_name(x, o);
    const char *object = object_words(x, pta_loc(x->e->pta, p->side[0].loc)->obj);
    bytes_words(x, &a, &p->side[0]);
    bytes_words(x, &b, &p->side[1]);
    if (strcmp(strbuf_str(&a), strbuf_str(&b)) == 0)
        explain_linef(x, 2, "elements: both sides touch %s of %s", strbuf_str(&a), object);
    else
        explain_linef(x, 2, "elements: one side touches %s, the other %s of %s", strbuf_str(&a),
                      strbuf_str(&b), object);
    if (barrier)
        explain_linef(
            x, 2,
            "phases: both wait at barrier `%s`, but the statements may fall between the same "
            "two waits",
            barrier);
    else
        explain_line(x, 2, "phases: there is no barrier that both wait at");
    strbuf_release(&a);
    strbuf_release(&b);
}

/* Parent and child: whether one runs at all while the other is there. */
/* The calls that create and join a thread. */
static void add_calls(struct strbuf *out, const struct thread_info *t)
{
    if (!t->parent)
        return;
    strbuf_adds(out, "; ");
    words_creation(out, t);
    words_joins(out, t);
}

static void put_order(struct explaining *x, const struct access_info *a,
                      const struct access_info *b, const struct watched_pair *p)
{
    struct strbuf s = {0};
    const struct thread_info *parent = NULL, *child = NULL;
    if (a->thread == b->thread) {
        strbuf_adds(&s, "only one instance of ");
        words_thread(&s, a->thread);
        strbuf_adds(&s, " runs at a time");
    } else if (a->thread->parent == b->thread || b->thread->parent == a->thread) {
        child = a->thread->parent == b->thread ? a->thread : b->thread;
        parent = child == a->thread ? b->thread : a->thread;
        const struct race_side *side = &p->side[child == a->thread];
        struct explain_point point = {side->inst, side->stmt, side->origin};
        if (!explain_order(x, &point, p->side[child != a->thread].origin, &s)) {
            words_thread(&s, child);
            strbuf_adds(&s, " does not run when ");
            words_thread(&s, parent);
            strbuf_adds(&s, " gets there: it is not yet created, or was joined or waited for");
            add_calls(&s, child);
        }
    } else {
        words_thread(&s, a->thread);
        strbuf_adds(&s, " and ");
        words_thread(&s, b->thread);
        strbuf_adds(&s, " do not run at the same time there (create, join, wait, hand-over)");
        add_calls(&s, a->thread);
        add_calls(&s, b->thread);
    }
    explain_line(x, 6, strbuf_str(&s));
    strbuf_release(&s);
}

static void put_phase(struct explaining *x, const struct watched_pair *p)
{
    struct shared_order o = order_of(x, p);
    const char *barrier = barrier_name(x, &o);
    if (barrier)
        explain_linef(x, 6, "barrier `%s` lies between them", barrier);
    else
        explain_line(
            x, 6,
            "a barrier, or a construct that makes the threads wait for each other, lies between "
            "them");
}

static const char *keeper_name(struct explaining *x, const struct watched_pair *p)
{
    return p->by.i == PTA_NONE ? NULL : gather_sync_name(&x->g, p->by);
}

static void put_flag(struct explaining *x, const struct watched_pair *p)
{
    const char *flag = keeper_name(x, p);
    explain_linef(x, 6, "one side comes before %s%s%s is set, the other after it was tested",
                  flag ? "flag `" : "a flag", flag ? flag : "", flag ? "`" : "");
}

static void put_same_kind(struct explaining *x, const struct access_info *a,
                          const struct access_info *b)
{
    bool frees_a = strcmp(a->verb, VERB_FREE) == 0, frees_b = strcmp(b->verb, VERB_FREE) == 0;
    if (!a->is_write && !b->is_write)
        explain_line(x, 6, "neither of them writes");
    else if (a->is_atomic && b->is_atomic)
        explain_line(x, 6, "both are atomic");
    else if (frees_a && frees_b)
        explain_line(x, 6, "memory is taken to be given back once (A-FREE)");
    else if (frees_a || frees_b)
        explain_line(x, 6, "the memory is given back by who has counted the others out");
    else
        explain_line(x, 6, "both are volatile, for a signal handler (sig_atomic_t)");
}

static void put_locked(struct explaining *x, const struct access_info *a,
                       const struct access_info *b)
{
    const char *lock = common_lock(a, b);
    if (lock)
        explain_linef(x, 6, "both hold `%s`", lock);
    else
        explain_line(x, 6, "both hold a lock that is the same for the same object");
}

/* The stages: what a user is told of each, and the fact if it is always the same. */
static const struct {
    const char *stage, *fact;
} fates[FATE_COUNT] = {
    [FATE_RACE] = {"race", NULL},
    [FATE_SAME_KIND] = {"no conflict", NULL},
    [FATE_OWN] = {"dropped by ownership",
                  "each thread has an object of its own there, or nobody else knows of it yet"},
    [FATE_TAKEN] = {"dropped by ownership",
                    "the object was taken out of where other threads could find it"},
    [FATE_LAST] = {"dropped by ownership",
                   "one side has the last reference: all others were given up before"},
    [FATE_PUBLISHED] = {"dropped by publication",
                        "it was written before its address was stored where the other side finds "
                        "it"},
    [FATE_ORDERED] = {"dropped by order", NULL},
    [FATE_SERIAL] = {"dropped by order", "what runs them runs one at a time"},
    [FATE_CRASH] = {"dropped by order", "one side is the handler of a crash: nothing runs on"},
    [FATE_ROUND] = {"dropped by order",
                    "one side runs while work is given away, the other before it is or when it is "
                    "done"},
    [FATE_SYNC] = {"dropped by order", NULL},
    [FATE_LOCKED] = {"dropped by locks", NULL},
    [FATE_FLAG] = {"dropped by a flag", NULL},
    [FATE_TURN] = {"dropped by turns", NULL},
    [FATE_PHASE] = {"dropped by phases", NULL},
    [FATE_RING] = {"dropped by rings",
                   "they use slots of a ring that only one side has at a time (A-RING)"},
    [FATE_SIGNAL] = {"dropped by a signal",
                     "a semaphore or flag in the record says which side has it (A-COMPLETE), or "
                     "each side has made its own"},
    [FATE_BUFFER] = {"dropped by buffers",
                     "two buffers change places under a lock: one side has each"},
    [FATE_LAZY] = {"dropped by a flag",
                   "one side runs before the flag is set, under the lock, the other when it is"},
    [FATE_SEAT] = {"dropped by elements",
                   "each side has taken an element by its flag under a lock (A-SEAT)"},
    [FATE_INIT] = {"dropped by order",
                   "one side initialises the class of the variable: others wait for that to end"},
    [FATE_EXPLORED] = {"dropped by atomics",
                       "no interleaving of the sequentially consistent atomics around them gets "
                       "both threads there at the same time"},
    [FATE_APART] = {"dropped by elements", NULL},
};

/* Is the pair among the findings? What lies inside of libraries, or is not certain, is left out. */
static bool is_listed(const struct explaining *x, const struct watched_pair *p)
{
    uint32_t a = func_of(&x->g, p->side[0].inst)->stmt_base + p->side[0].stmt;
    uint32_t b = func_of(&x->g, p->side[1].inst)->stmt_base + p->side[1].stmt;
    const struct report *r = x->e->report;
    for (uint32_t i = 0; i < r->nfindings; i++) {
        const uint32_t *stmt = r->findings[i].stmt;
        if (strcmp(r->findings[i].rule, "data-race") == 0 &&
            ((stmt[0] == a && stmt[1] == b) || (stmt[0] == b && stmt[1] == a)))
            return true;
    }
    return false;
}

static void put_race(struct explaining *x, const struct watched_pair *p)
{
    if (is_listed(x, p))
        explain_line(x, 6, "nothing keeps them apart: reported");
    else
        explain_line(
            x, 6,
            "nothing keeps them apart, but it is not in the list: both sides lie inside of a "
            "library (--report-library), --mode precise left it out, or its object has too many "
            "pairs");
}

static void put_fact(struct explaining *x, const struct access_info *a, const struct access_info *b,
                     const struct watched_pair *p)
{
    const char *keeper = keeper_name(x, p);
    switch (p->fate) {
    case FATE_RACE:
        put_race(x, p);
        break;
    case FATE_SAME_KIND:
        put_same_kind(x, a, b);
        break;
    case FATE_ORDERED:
        put_order(x, a, b, p);
        break;
    case FATE_SYNC:
        explain_linef(x, 6,
                      "one side comes before %s%s%s is released, the other after it was waited for",
                      keeper ? "`" : "a semaphore, latch or once control", keeper ? keeper : "",
                      keeper ? "`" : "");
        break;
    case FATE_LOCKED:
        put_locked(x, a, b);
        break;
    case FATE_FLAG:
        put_flag(x, p);
        break;
    case FATE_TURN:
        explain_linef(x, 6, "they take turns by %s%s%s: only one side can have it",
                      keeper ? "`" : "a variable", keeper ? keeper : "", keeper ? "`" : "");
        break;
    case FATE_PHASE:
        put_phase(x, p);
        break;
    case FATE_APART:
        explain_linef(x, 6, "the threads touch different elements of %s",
                      object_words(x, pta_loc(x->e->pta, p->side[0].loc)->obj));
        break;
    default:
        explain_line(x, 6, fates[p->fate].fact);
        break;
    }
}

static const char *variable_of(struct explaining *x, const struct watched_pair *p)
{
    struct race r = {pta_loc(x->e->pta, p->side[0].loc)->obj, {p->side[0], p->side[1]}, false};
    return gather_variable(&x->g, &r);
}

/* One pair with its fate; false if the same was said before. Which side is first says nothing. */
static bool put_pair(struct explaining *x, const struct watched_pair *p, struct map *said)
{
    struct access_info side[2] = {gather_access(&x->g, &p->side[0]),
                                  gather_access(&x->g, &p->side[1])};
    struct strbuf whole = {0}, *out = x->out;
    uint64_t hash = 0;
    bool is_new;
    x->out = &whole;
    explain_linef(x, 2, "on `%s`", variable_of(x, p));
    for (int i = 0; i < 2; i++) {
        size_t before = whole.len;
        put_side(x, &side[i]);
        hash += hash64(strbuf_str(&whole) + before, whole.len - before);
    }
    size_t sides = whole.len;
    put_fact(x, &side[0], &side[1], p);
    hash = hash_mix64(hash + hash64(strbuf_str(&whole) + sides, whole.len - sides));
    x->out = out;
    map_slot(said, hash >> 1, &is_new);
    if (is_new)
        strbuf_adds(out, strbuf_str(&whole));
    strbuf_release(&whole);
    return is_new;
}

/* Watched pairs of one fate; equal ones (same threads and locks) are shown once. */
static void put_fate(struct explaining *x, enum pair_fate fate)
{
    enum { EXAMPLES = 4 };
    const struct conc *conc = x->e->conc;
    uint32_t n = conc_nwatched(conc), total = 0, shown = 0, most = x->e->is_verbose ? n : EXAMPLES;
    struct map said = {0};
    for (uint32_t i = 0; i < n; i++)
        total += conc_watched(conc, i)->fate == fate;
    if (total == 0)
        return;
    explain_linef(x, 0, "%s: %u pair%s", fates[fate].stage, total, total == 1 ? "" : "s");
    for (uint32_t i = 0; i < n && shown < most; i++)
        if (conc_watched(conc, i)->fate == fate)
            shown += put_pair(x, conc_watched(conc, i), &said);
    if (shown == most && total > shown)
        explain_line(x, 2, "and more (--verbose lists them)");
    map_release(&said);
}

/* ---- accesses that were compared with no other ---- */

/* Does the thread run code of a place that was asked for? */
static bool runs_asked(const struct explaining *x, origin_id o)
{
    if (!x->places[0])
        return true;
    for (uint32_t i = 0; i < pta_ninsts(x->e->pta); i++) {
        uint32_t stmt;
        const struct prog_func *pf = func_of(&x->g, (inst_id){i});
        if (pta_inst_origin(x->e->pta, (inst_id){i}).i != o.i)
            continue;
        for (int k = 0; k < 2; k++) {
            struct idset_iter it = idset_begin(&x->places[k]->stmts);
            while (idset_step(&it, &stmt))
                if (stmt >= pf->stmt_base && stmt - pf->stmt_base < pf->func->nstmts)
                    return true;
        }
    }
    return false;
}

/* Nothing else runs there: for each thread that could get in the way, the call that sees to it. */
static void add_alone(const struct explaining *x, const struct left_out *l, struct strbuf *out)
{
    enum { EXAMPLES = 3 };
    struct explain_point p = {l->inst, l->stmt, l->origin};
    uint32_t said = 0;
    strbuf_adds(out, ": no other thread runs at that point");
    for (uint32_t o = 0; o < pta_norigins(x->e->pta) && said < EXAMPLES; o++) {
        struct strbuf why = {0};
        if (o != l->origin.i && runs_asked(x, (origin_id){o}) &&
            explain_order(x, &p, (origin_id){o}, &why))
            strbuf_addf(out, "%s%s", said++ ? "; " : ": ", strbuf_str(&why));
        strbuf_release(&why);
    }
    strbuf_adds(out, said ? "" : " (not yet created, or joined)");
}

/* One line for each statement, thread and reason. */
static void put_left_out(struct explaining *x)
{
    enum { EXAMPLES = 6 };
    const struct conc *conc = x->e->conc;
    uint32_t n = conc_nleft_out(conc), shown = 0;
    struct strbuf last = {0};
    for (uint32_t i = 0; i < n; i++) {
        const struct left_out *l = conc_left_out(conc, i);
        const struct prog_func *pf = func_of(&x->g, l->inst);
        struct place_ref at =
            place_in_func(x->g.arena, pf->unit, pf->func, l->stmt, x->e->report->source_root);
        struct strbuf s = {0};
        words_place_in(&s, &at);
        strbuf_adds(&s, " by ");
        words_thread(&s, &x->g.threads[l->origin.i]);
        if (l->reason == LEFT_ALONE)
            add_alone(x, l, &s);
        else
            strbuf_adds(&s, ": no other thread knows of the memory at that point");
        if (strcmp(strbuf_str(&s), strbuf_str(&last)) != 0) {
            if (shown == 0)
                explain_line(x, 0, "dropped before pairs are made:");
            if (shown++ == EXAMPLES && !x->e->is_verbose)
                explain_line(x, 2, "and more (--verbose lists them)");
            else if (shown <= EXAMPLES || x->e->is_verbose)
                explain_line(x, 2, strbuf_str(&s));
        }
        strbuf_release(&last);
        last = s;
    }
    strbuf_release(&last);
}

/* ---- no pair at all ---- */

struct touch {
    struct idset objs, locs, written; /* written: of the locations */
    uint32_t size;                    /* of the widest access */
    uint32_t accesses, reached;
};

static void touch_release(struct touch *t)
{
    idset_release(&t->objs);
    idset_release(&t->locs);
    idset_release(&t->written);
}

static void collect_touch(struct explaining *x, const struct explain_place *place, struct touch *t)
{
    const struct pta *pta = x->e->pta;
    for (uint32_t i = 0; i < pta_ninsts(pta); i++) {
        func_id f = pta_inst_func(pta, (inst_id){i});
        const struct prog_func *pf = &x->e->prog->funcs[f.i];
        struct idset_iter it = idset_begin(&place->stmts);
        uint32_t stmt, loc;
        while (idset_step(&it, &stmt)) {
            if (stmt < pf->stmt_base || stmt >= pf->stmt_base + pf->func->nstmts)
                continue;
            const struct ir_stmt *s = &pf->stmts[stmt - pf->stmt_base];
            t->reached++;
            if (!(ir_op_info(s->op)->flags & OPF_ADDRESS))
                continue;
            t->accesses++;
            t->size = MAX(t->size, s->size);
            struct idset_iter at =
                idset_begin(pta_value(pta, (inst_id){i}, ir_args(pf->unit, pf->func, s)[0]));
            while (idset_step(&at, &loc)) {
                idset_add(&t->locs, loc);
                if (ir_op_info(s->op)->flags & OPF_WRITE)
                    idset_add(&t->written, loc);
                idset_add(&t->objs, pta_loc(pta, (loc_id){loc})->obj.i);
            }
        }
    }
}

static void put_objects(struct explaining *x, const struct idset *objs)
{
    enum { EXAMPLES = 6 };
    struct idset_iter it = idset_begin(objs);
    uint32_t obj, n = 0;
    while (idset_step(&it, &obj)) {
        if (n++ == EXAMPLES) {
            explain_line(x, 4, "and others");
            return;
        }
        explain_linef(x, 4, "%s: %s", object_words(x, (obj_id){obj}),
                      conc_obj_is_shared(x->e->conc, (obj_id){obj})
                          ? "shared by threads"
                          : "stays in one thread, or is never written after it is shared");
    }
}

/* Says what is known of one place; true if it can take part in a race at all. */
static bool put_touch(struct explaining *x, const struct explain_place *place, struct touch *t)
{
    collect_touch(x, place, t);
    explain_linef(x, 0, "%s:%u", place->file, place->line);
    if (!idset_count(&place->stmts))
        explain_line(x, 2,
                     "no code of the program stands there (is the file part of it? is the line "
                     "code?)");
    else if (!t->reached)
        explain_line(x, 2, "the function is never reached from the entries of the program");
    else if (!t->accesses)
        explain_line(
            x, 2,
            "no memory that threads could share is accessed there, but for what functions of a "
            "library that are called there read");
    else
        put_objects(x, &t->objs);
    return t->accesses > 0;
}

static bool have_overlap(const struct explainer *e, const struct idset *a, uint32_t size,
                         const struct idset *b, uint32_t other_size, bool only_shared)
{
    const struct pta *pta = e->pta;
    struct idset_iter it = idset_begin(a);
    uint32_t i, k;
    while (idset_step(&it, &i)) {
        if (only_shared && !conc_obj_is_shared(e->conc, pta_loc(pta, (loc_id){i})->obj))
            continue;
        struct idset_iter other = idset_begin(b);
        while (idset_step(&other, &k))
            if (pta_overlap(pta_loc(pta, (loc_id){i}), size, pta_loc(pta, (loc_id){k}), other_size))
                return true;
    }
    return false;
}

/* May one of them write what the other touches? */
static bool have_conflict(const struct explainer *e, const struct touch *a, const struct touch *b,
                          bool only_shared)
{
    return have_overlap(e, &a->written, a->size, &b->locs, b->size, only_shared) ||
           have_overlap(e, &b->written, b->size, &a->locs, a->size, only_shared);
}

static void put_nothing(struct explaining *x, const struct explain_place *a,
                        const struct explain_place *b)
{
    struct touch ta = {0}, tb = {0};
    explain_line(x, 0, "no pair of accesses was compared:");
    bool can_race = put_touch(x, a, &ta);
    can_race = put_touch(x, b, &tb) && can_race;
    if (can_race && !idset_count(&ta.written) && !idset_count(&tb.written))
        explain_line(x, 0, "no conflict: neither of them writes");
    else if (can_race && !have_conflict(x->e, &ta, &tb, false))
        explain_line(x, 0,
                     "dropped by pointers: the two never mean the same bytes, or only read them");
    else if (can_race && !have_conflict(x->e, &ta, &tb, true))
        explain_line(x, 0, "dropped by sharing: what both touch stays in one thread");
    else if (can_race && conc_nleft_out(x->e->conc) == 0)
        explain_line(x, 0, "dropped by sharing: the two never run in different threads");
    put_left_out(x);
    touch_release(&ta);
    touch_release(&tb);
}

void explain_places(const struct explainer *e, const struct explain_place *a,
                    const struct explain_place *b, struct strbuf *out)
{
    struct explaining x;
    begin(&x, e, out);
    x.places[0] = a;
    x.places[1] = b;
    if (conc_nwatched(e->conc) == 0) {
        put_nothing(&x, a, b);
        return;
    }
    for (int fate = FATE_RACE; fate < FATE_COUNT; fate++)
        put_fate(&x, (enum pair_fate)fate);
    put_left_out(&x);
}

/* ---- a finding ---- */

/* The pair that stands for the finding: a race of its two statements. */
static const struct watched_pair *racing_pair(const struct explaining *x)
{
    const struct conc *conc = x->e->conc;
    for (uint32_t i = 0; i < conc_nwatched(conc); i++)
        if (conc_watched(conc, i)->fate == FATE_RACE)
            return conc_watched(conc, i);
    return NULL;
}

static uint32_t stmt_of(const struct explaining *x, const struct race_side *side)
{
    return func_of(&x->g, side->inst)->stmt_base + side->stmt;
}

static void put_step(struct explaining *x, const struct provenance_step *step)
{
    static const char *const before[] = {[CAME_MADE] = "made",
                                         [CAME_RETURNED] = "returned by `%s`",
                                         [CAME_STORED] = "stored in `%s`",
                                         [CAME_LOADED] = "read from `%s`",
                                         [CAME_PASSED] = "passed to `%s`",
                                         [CAME_HANDED] = "handed to new thread `%s`",
                                         [CAME_LIBRARY] = "through `%s`"};
    struct strbuf s = {0}, place = {0};
    words_place_in(&place, &step->at);
    if (step->kind == CAME_MADE && step->name)
        strbuf_addf(&s, "address of `%s` taken", step->name);
    else if (step->kind == CAME_MADE)
        strbuf_adds(&s, "made");
    else
        strbuf_addf(&s, before[step->kind],
                    step->name ? pretty_for_reader(x->g.arena, step->name) : "?");
    explain_linef(x, 4, "%s: %s", strbuf_str(&place), strbuf_str(&s));
    strbuf_release(&s);
    strbuf_release(&place);
}

/* How the pointer of one side came to the object that both touch. */
static void put_chain(struct explaining *x, const struct race_side *side)
{
    obj_id obj = pta_loc(x->e->pta, side->loc)->obj;
    provenance_vec steps = {0};
    bool is_cut, is_found = provenance_of(&x->g, side, obj, &steps, &is_cut);
    struct strbuf place = {0};
    struct access_info a = gather_access(&x->g, side);
    words_place_in(&place, &a.at);
    if (steps.n == 1 && steps.at[0].name) {
        explain_linef(x, 2, "%s names `%s` itself", strbuf_str(&place), steps.at[0].name);
    } else {
        explain_linef(x, 2, "%s gets to %s by", strbuf_str(&place), object_words(x, obj));
        for (size_t i = 0; i < steps.n; i++)
            put_step(x, &steps.at[i]);
        if (!is_found)
            explain_line(
                x, 4,
                is_cut ? "too many ways to follow; `heddle points-to` shows single variables"
                       : "ways that are not in the program's own code (library, start-up data)");
    }
    strbuf_release(&place);
    vec_release(&steps);
}

/* What else the pointer may mean, if anything. */
static void put_pointer(struct explaining *x, const struct finding *f, int side)
{
    struct explain_place place = {.file = "", .line = 0};
    struct touch t = {0};
    struct strbuf s = {0};
    idset_add(&place.stmts, f->stmt[side]);
    collect_touch(x, &place, &t);
    if (idset_count(&t.objs) != 1) {
        words_place_in(&s, &f->access[side].at);
        explain_linef(x, 2, "%s, in %u context%s, may mean", strbuf_str(&s), t.reached,
                      t.reached == 1 ? "" : "s");
        if (t.accesses)
            put_objects(x, &t.objs);
        else
            explain_line(x, 4, "what the library function accesses for it");
    }
    strbuf_release(&s);
    touch_release(&t);
    idset_release(&place.stmts);
}

/* One way of a thread to the statement, with the locks that are held on it. */
static void path_words(struct strbuf *out, const struct access_info *a)
{
    words_thread(out, a->thread);
    strbuf_addc(out, ' ');
    words_locks(out, a);
    strbuf_adds(out, ": ");
    for (uint32_t i = 0; i < a->nstack; i++) {
        strbuf_adds(out, i ? " > " : "");
        strbuf_adds(out, a->stack[i].at.function ? a->stack[i].at.function : "?");
    }
    if (!a->nstack)
        strbuf_adds(out, a->at.function ? a->at.function : "?");
}

/* Threads, stacks and locks with which a statement was seen, each once. */
static void put_paths(struct explaining *x, uint32_t stmt, const struct place_ref *at)
{
    enum { EXAMPLES = 6 };
    const struct conc *conc = x->e->conc;
    struct map seen = {0};
    struct strbuf place = {0};
    uint32_t shown = 0, total = 0;
    words_place_in(&place, at);
    explain_linef(x, 2, "to %s", strbuf_str(&place));
    for (uint32_t i = 0; i < 2 * conc_nwatched(conc); i++) {
        const struct race_side *side = &conc_watched(conc, i / 2)->side[i % 2];
        struct strbuf s = {0};
        bool is_new;
        if (stmt_of(x, side) != stmt)
            continue;
        struct access_info a = gather_access(&x->g, side);
        path_words(&s, &a);
        map_slot(&seen, hash64(strbuf_str(&s), s.len) >> 1, &is_new);
        total += is_new;
        if (is_new && (shown < EXAMPLES || x->e->is_verbose)) {
            explain_line(x, 4, strbuf_str(&s));
            shown++;
        }
        strbuf_release(&s);
    }
    if (shown < total)
        explain_linef(x, 4, "and %u more (--verbose lists them)", total - shown);
    strbuf_release(&place);
    map_release(&seen);
}

static void put_joins(struct explaining *x, const struct thread_info *child,
                      const struct access_info *other)
{
    struct strbuf s = {0}, place = {0};
    words_thread(&s, child);
    words_place(&place, &other->at);
    if (!child->parent) {
        strbuf_release(&s);
        strbuf_release(&place);
        return;
    }
    if (!child->njoins) {
        strbuf_adds(&s, " is joined nowhere");
    } else {
        strbuf_adds(&s, " is");
        struct strbuf joined = {0};
        words_joins(&joined, child);
        strbuf_adds(&s, strbuf_str(&joined) + 1); /* without its comma */
        strbuf_addf(&s, ", which does not come before %s on every way", strbuf_str(&place));
        strbuf_release(&joined);
    }
    explain_linef(x, 2, "join: %s", strbuf_str(&s));
    strbuf_release(&s);
    strbuf_release(&place);
}

/* Each stage that could have kept the pair apart, and why it did not. */
static void put_tried(struct explaining *x, const struct watched_pair *p)
{
    struct access_info a = gather_access(&x->g, &p->side[0]);
    struct access_info b = gather_access(&x->g, &p->side[1]);
    struct strbuf s = {0};
    explain_line(x, 2, "ownership: the object is known to both threads when they get there");
    words_thread(&s, a.thread);
    if (a.thread == b.thread) {
        explain_linef(x, 2, "create: several instances of %s may exist at a time", strbuf_str(&s));
    } else {
        strbuf_adds(&s, " and ");
        words_thread(&s, b.thread);
        explain_linef(x, 2, "create: %s both exist when they get there", strbuf_str(&s));
    }
    if (a.thread != b.thread) {
        put_joins(x, a.thread, &b);
        put_joins(x, b.thread, &a);
    }
    strbuf_clear(&s);
    if (a.nlocks || b.nlocks) {
        words_locks(&s, &a);
        strbuf_adds(&s, " on one side, ");
        words_locks(&s, &b);
        strbuf_adds(&s, " on the other; none is certainly the same");
    } else {
        strbuf_adds(&s, "neither side holds one");
    }
    explain_linef(x, 2, "locks: %s", strbuf_str(&s));
    struct shared_order o = order_of(x, p);
    put_handovers(x, &o, (struct access_info[2]){a, b});
    put_elements(x, p, &o);
    strbuf_release(&s);
}

void explain_finding(const struct explainer *e, const struct finding *f, struct strbuf *out)
{
    struct explaining x;
    begin(&x, e, out);
    if (strcmp(f->rule, "data-race") != 0) {
        explain_waits(&x, f);
        return;
    }
    const struct watched_pair *p = racing_pair(&x);
    explain_line(&x, 0, "pointers");
    for (int i = 0; p && i < 2 - words_same_place(&f->access[0].at, &f->access[1].at); i++)
        put_chain(&x, &p->side[stmt_of(&x, &p->side[0]) == f->stmt[0] ? i : !i]);
    for (int i = 0; i < 2 - (f->stmt[0] == f->stmt[1]); i++)
        put_pointer(&x, f, i);
    explain_line(&x, 0, "paths");
    put_paths(&x, f->stmt[0], &f->access[0].at);
    if (f->stmt[1] != f->stmt[0])
        put_paths(&x, f->stmt[1], &f->access[1].at);
    if (p) {
        explain_line(&x, 0, "what was tried to keep them apart");
        put_tried(&x, p);
    }
    strbuf_addc(out, '\n');
    for (int fate = FATE_RACE; fate < FATE_COUNT; fate++)
        put_fate(&x, (enum pair_fate)fate);
}
