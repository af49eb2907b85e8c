/*
 * Deadlocks and misuse of locks as findings: one side per thread, with the chain of locks it holds
 * and the one it wants, a sentence, and a likely fix.
 */
#include "report/fingerprint.h"
#include "report/gather_int.h"
#include "report/place.h"
#include "report/pretty.h"
#include "report/words.h"

struct issue_view {
    struct gatherer *g;
    const struct issues *issues;
    const struct issue *issue;
    struct access_info *sides;
    uint32_t n;
};

/* What a side waits for, as text with its name in backticks left to the caller. */
static const char *target_name(const struct gatherer *g, const struct issue_side *s)
{
    if (s->joined != PTA_NONE)
        return arena_printf(g->arena, "end of %s", g->threads[s->joined].name);
    if (s->name)
        return s->name;
    struct race_lock lock = {.loc = s->at.loc, .stmt_id = s->lock_stmt};
    if (lock.stmt_id == PTA_NONE)
        lock.stmt_id = func_of(g, s->at.inst)->stmt_base + s->at.stmt;
    return gather_lock_name(g, &lock);
}

static bool has_target(const struct issue_side *s)
{
    return s->at.loc.i != PTA_NONE || s->joined != PTA_NONE || s->name;
}

/* The lock of a section was taken there, if that is the only lock: it may be inside of a call. */
static void place_section(const struct gatherer *g, uint32_t stmt_id, struct access_info *a)
{
    if (stmt_id == PTA_NONE || a->nlocks != 1)
        return;
    struct held_lock *lock = ARENA_ARRAY(g->arena, struct held_lock, 1);
    *lock = a->locks[0];
    lock->acquired_at = place_of_stmt(g->arena, g->prog, stmt_id, g->report->source_root);
    lock->acquired_by = NULL;
    a->locks = lock;
}

static struct access_info gather_side(const struct gatherer *g, const struct issue_side *s)
{
    const struct prog_func *pf = func_of(g, s->at.inst);
    struct access_info a = {
        .at = place_in_func(g->arena, pf->unit, pf->func, s->at.stmt, g->report->source_root),
        .verb = s->what,
        .is_write = strcmp(s->what, "write") == 0,
        .thread = &g->threads[s->at.origin.i],
        .target = has_target(s) ? target_name(g, s) : NULL,
        .function_line = place_of_func(g->arena, pf->unit, pf->func, g->report->source_root).line};
    gather_stack(g, &s->at, &a);
    gather_locks(g, &s->at, &a);
    place_section(g, s->section, &a);
    return a;
}

/* ---- sentences ---- */

static void add_name(struct strbuf *out, const char *name)
{
    strbuf_addf(out, "`%s`", name ? name : "?");
}

/* A lock that both sides hold, by name if there is only one. */
static void add_common_lock(struct strbuf *out, const struct access_info *a,
                            const struct access_info *b)
{
    const char *name = NULL;
    bool is_clear = true;
    for (uint32_t i = 0; i < a->nlocks; i++)
        for (uint32_t k = 0; k < b->nlocks; k++)
            if (strcmp(a->locks[i].name, b->locks[k].name) == 0) {
                is_clear &= !name || strcmp(name, a->locks[i].name) == 0;
                name = a->locks[i].name;
            }
    if (name && is_clear)
        add_name(out, name);
    else
        strbuf_adds(out, "the lock");
}

static void say_side(struct strbuf *out, const struct issue_view *v, uint32_t i)
{
    const struct access_info *a = &v->sides[i];
    const struct issue_side *s = issues_side(v->issues, v->issue, MIN(i, v->issue->nsides - 1));
    bool is_another = false;
    for (uint32_t k = 0; k < i; k++)
        is_another |= v->sides[k].thread == a->thread;
    strbuf_adds(out, i == 0 ? "" : i + 1 == v->n ? ", and " : ", ");
    strbuf_adds(out, is_another ? "another " : "");
    words_thread(out, a->thread);
    if (s->joined != PTA_NONE) {
        strbuf_adds(out, " waits for the end of ");
        words_thread(out, &v->g->threads[s->joined]);
    } else {
        strbuf_adds(out, " waits for ");
        add_name(out, a->target);
    }
    if (a->nlocks > 0) {
        strbuf_addc(out, ' ');
        words_locks(out, a);
    }
}

static const char *name_of(const struct issue_view *v)
{
    if (v->issue->name)
        return v->issue->name;
    return v->sides[0].target ? v->sides[0].target : "a lock";
}

static void say_single(struct strbuf *out, const struct issue_view *v)
{
    const struct access_info *a = &v->sides[0];
    const char *lock = name_of(v);
    switch (v->issue->kind) {
    case ISSUE_SELF:
        words_thread(out, a->thread);
        strbuf_addf(out, " waits for `%s`, which it holds itself", lock);
        break;
    case ISSUE_STUCK:
        if (v->n > 1)
            break;
        words_thread(out, a->thread);
        strbuf_addf(out, " waits for `%s`, which only itself could end, later", lock);
        break;
    case ISSUE_STARVED:
        words_thread(out, a->thread);
        strbuf_adds(out, " waits for a task that its own pool has to run");
        break;
    case ISSUE_HANDLER:
        words_thread(out, a->thread);
        strbuf_addf(out, " waits for `%s`, which ", lock);
        words_thread(out, v->sides[1].thread);
        strbuf_adds(out, " may hold when it is interrupted");
        break;
    case ISSUE_CHILD:
        words_thread(out, a->thread);
        strbuf_addf(out, " waits for `%s` in the child of a fork, where its holder may be missing",
                    lock);
        break;
    case ISSUE_EXIT:
        strbuf_addf(out, "a handler of exit waits for `%s`, which ", lock);
        words_thread(out, v->sides[1].thread);
        strbuf_adds(out, " holds when it ends the process");
        break;
    case ISSUE_UNSAID:
        words_thread(out, a->thread);
        strbuf_addf(out, " waits for `%s`, which ", lock);
        words_thread(out, v->sides[1].thread);
        strbuf_adds(out, " does not signal after it changed what ends the wait");
        break;
    case ISSUE_UNCHANGED:
        words_thread(out, a->thread);
        strbuf_addf(out, " waits for `%s` until something changes that nobody changes", lock);
        break;
    case ISSUE_SPLIT:
        words_thread(out, a->thread);
        strbuf_addf(out, " writes `%s` by what it read before it gave ", lock);
        add_common_lock(out, a, &v->sides[1]);
        strbuf_adds(out, " back");
        break;
    case ISSUE_CALLBACK:
        words_thread(out, a->thread);
        strbuf_adds(out, " calls code that was registered from elsewhere ");
        words_locks(out, a);
        break;
    case ISSUE_PROMISE:
        words_thread(out, a->thread);
        strbuf_addf(out, " %ss `%s` without the lock that its annotation names", a->verb, lock);
        break;
    case ISSUE_MUTATED:
        words_thread(out, a->thread);
        strbuf_addf(out, " writes `%s`, whose class is annotated as immutable", lock);
        break;
    case ISSUE_LEAK:
        words_thread(out, a->thread);
        if (strcmp(a->verb, "lock") == 0)
            strbuf_addf(out, " takes `%s` and ends with it held", lock);
        else if (strcmp(a->verb, "cancellation") == 0)
            strbuf_addf(out, " may be cancelled with `%s` held", lock);
        else
            strbuf_addf(out, " leaves `%s` with `%s` held", a->at.function ? a->at.function : "?",
                        lock);
        break;
    case ISSUE_NOT_HELD:
        words_thread(out, a->thread);
        strbuf_addf(out, " gives back `%s`, which it does not hold here", lock);
        break;
    case ISSUE_NO_LOOP:
        words_thread(out, a->thread);
        strbuf_addf(out, " waits for `%s` without testing in a loop what it waits for", lock);
        break;
    case ISSUE_UNGUARDED:
        words_thread(out, a->thread);
        strbuf_addf(out, " waits for `%s` without holding the lock that belongs to it", lock);
        break;
    case ISSUE_BETWEEN:
        words_thread(out, a->thread);
        strbuf_addf(out, " waits for `%s`, and ", lock);
        words_thread(out, v->sides[1].thread);
        strbuf_adds(out, " changes what it waits for without the lock");
        break;
    case ISSUE_WRONG_ONE:
        words_thread(out, a->thread);
        strbuf_addf(out, " waits for `%s`, ", lock);
        words_thread(out, v->sides[1].thread);
        strbuf_adds(out, " waits for it with another test, and a signal wakes only one");
        break;
    case ISSUE_TOO_FEW:
        words_thread(out, a->thread);
        strbuf_addf(out, " waits for `%s` with others, and there are fewer signals than waiters",
                    lock);
        break;
    case ISSUE_UNLOCKED:
        words_thread(out, a->thread);
        strbuf_addf(out, " signals `%s` without holding its lock", lock);
        break;
    case ISSUE_SEVERAL:
        words_thread(out, a->thread);
        strbuf_addf(out, " waits for another permit of `%s`, as others may that hold the rest",
                    lock);
        break;
    case ISSUE_SHORT:
        words_thread(out, a->thread);
        strbuf_addf(out, " waits at `%s` for more than can come", lock);
        break;
    case ISSUE_SILENT:
        words_thread(out, a->thread);
        strbuf_addf(out, " waits for `%s`, which nobody signals", lock);
        break;
    default:
        break;
    }
}

static void say(struct strbuf *out, const struct issue_view *v)
{
    enum { MAX_SAID = 7 }; /* sides of a ring in a sentence */
    size_t before = out->len;
    say_single(out, v);
    if (out->len > before)
        return;
    for (uint32_t i = 0; i < v->n; i++) {
        say_side(out, v, i);
        if (v->n > MAX_SAID && i + 2 == MAX_SAID) {
            strbuf_addf(out, ", and so on in a ring of %u waits", v->n);
            i = v->n - 2;
        }
    }
}

static bool holds(const struct access_info *a, const char *lock)
{
    for (uint32_t i = 0; lock && i < a->nlocks; i++)
        if (a->locks[i].name && strcmp(a->locks[i].name, lock) == 0)
            return true;
    return false;
}

/* What one of two sides waits for and the other one holds, as words. */
static const char *wanted_lock(const struct issue_view *v)
{
    const char *name = NULL;
    for (uint32_t i = 0; i < 2 && v->n == 2 && !name; i++)
        name = holds(&v->sides[1 - i], v->sides[i].target) ? v->sides[i].target : NULL;
    if (!name && v->sides[0].nlocks == 1)
        name = v->sides[0].locks[0].name;
    return name ? arena_printf(v->g->arena, "`%s`", name) : "the lock";
}

static const char *why_of(const struct issue_view *v)
{
    switch (v->issue->kind) {
    case ISSUE_CYCLE:
        return "each holds what the next one waits for; no common lock and no order between the "
               "threads keeps them apart";
    case ISSUE_ORDER:
        return "two locks of one kind are taken in an order that can differ from thread to thread";
    case ISSUE_SELF:
        return "the lock is not recursive, so that its holder waits for itself";
    case ISSUE_JOIN:
        return arena_printf(v->g->arena, "the joined thread needs %s before it can end",
                            wanted_lock(v));
    case ISSUE_WAIT:
        return arena_printf(v->g->arena,
                            "whoever signals needs %s first, which the waiting thread holds",
                            wanted_lock(v));
    case ISSUE_STUCK:
        return v->n > 1 ? "each waits for what the other does only after its own wait"
                        : "what ends the wait is done by the same thread, after the wait";
    case ISSUE_STARVED:
        return "as many tasks as the pool has threads may wait like this one, and no thread is "
               "left for what they wait for";
    case ISSUE_INIT:
        if (issues_side(v->issues, v->issue, 0)->joined != PTA_NONE)
            return "others wait for a class until its initialiser is over, and that waits for a "
                   "thread which needs the class";
        return "whoever first uses a class initialises it, and others wait until that is done; the "
               "initialisers need each other's class";
    case ISSUE_SHORT:
        return "fewer threads or calls than it was made for can ever come to it";
    case ISSUE_HANDLER:
        return "the handler runs in the thread that it interrupts, which cannot go on before it "
               "returns";
    case ISSUE_CHILD:
        return "the child has a copy of the lock as it was, but not the thread that held it";
    case ISSUE_EXIT:
        return "handlers run in the thread that ends the process, which gives nothing back before";
    case ISSUE_UNSAID:
        return "all signals of the condition come before the change";
    case ISSUE_UNCHANGED:
        return "with the values that the tested variables start with it waits, and no statement "
               "that is reached stores others";
    case ISSUE_BARRIER:
        return arena_printf(v->g->arena, "a thread that the barrier waits for needs %s first",
                            wanted_lock(v));
    case ISSUE_SILENT:
        return "no thread that runs beside it or after it signals";
    case ISSUE_LEAK:
        return "nothing gives the lock back on this path, and whoever wants it next waits for ever";
    case ISSUE_NOT_HELD:
        return "no path to here holds it, or it was given back before";
    case ISSUE_NO_LOOP:
        return "a wait may return without a signal, and a signal that comes before the wait is "
               "lost";
    case ISSUE_BETWEEN:
        return "change and signal can come after the test and before the wait; the signal is lost "
               "then";
    case ISSUE_SPLIT:
        return "another thread may change it while the lock is free in between";
    case ISSUE_CALLBACK:
        return "what that code locks or waits for is not for this function to know: it may come "
               "back here, or wait for somebody who needs the lock";
    case ISSUE_PROMISE:
        return "no lock that is held here can be the one that @GuardedBy names";
    case ISSUE_MUTATED:
        return "the object may be known to others by then: it is not in its constructor";
    case ISSUE_SEVERAL:
        return "each thread takes its permits one by one; when all are taken, nobody may have "
               "enough "
               "to go on";
    case ISSUE_WRONG_ONE:
        return "the one who is woken may find that it must wait again; the signal is lost then, "
               "and "
               "the one it was meant for sleeps on";
    case ISSUE_TOO_FEW:
        return "each signal wakes one thread; the others sleep on although what they wait for has "
               "come";
    case ISSUE_UNLOCKED:
        return "the signal ends with an IllegalMonitorStateException, and nobody is woken";
    case ISSUE_UNGUARDED:
        return "between the test and the wait a signal can be lost";
    }
    return NULL;
}

/* Is the first side's function one of C++? */
static bool is_cxx(const struct issue_view *v)
{
    const struct prog_func *pf = func_of(v->g, issues_side(v->issues, v->issue, 0)->at.inst);
    return strncmp(ir_str(pf->unit, pf->unit->syms[pf->func->sym].name), "_Z", 2) == 0;
}

static const char *hint_of_cycle(const struct issue_view *v)
{
    if (v->n != 2 || !v->sides[0].target || !v->sides[1].target)
        return "take the locks in the same order everywhere, or give each back before the next one "
               "is wanted";
    return arena_printf(v->g->arena,
                        "take `%s` and `%s` in the same order everywhere, or give one of them back "
                        "before the other is wanted",
                        v->sides[0].target, v->sides[1].target);
}

static const char *hint_of(const struct issue_view *v)
{
    switch (v->issue->kind) {
    case ISSUE_CYCLE:
        return hint_of_cycle(v);
    case ISSUE_ORDER:
        return is_cxx(v) ? "take the lock with the lower address (or index, or number) first, or "
                           "take both with std::scoped_lock"
                         : "take the lock with the lower address (or index, or number) first";
    case ISSUE_SELF:
        return "split the function into one that takes the lock and one that expects it held, or "
               "release it before";
    case ISSUE_JOIN:
        return arena_printf(v->g->arena, "release %s before the join", wanted_lock(v));
    case ISSUE_WAIT:
    case ISSUE_BARRIER:
        return arena_printf(v->g->arena, "release %s before the wait", wanted_lock(v));
    case ISSUE_HANDLER:
        return "set a flag in the handler and do the work elsewhere, or block the signal while the "
               "lock is held";
    case ISSUE_CHILD:
        return "do nothing in the child but exec, or take the lock around the fork "
               "(pthread_atfork)";
    case ISSUE_EXIT:
        return "release the lock before the process is ended, or end it by _exit";
    case ISSUE_UNCHANGED:
        return "let whoever signals change what the wait tests";
    case ISSUE_UNSAID:
        return "signal, or broadcast if several wait, after the change";
    case ISSUE_STUCK:
        return "let one side post before it waits";
    case ISSUE_STARVED:
        return "run the inner task in place, or on another pool";
    case ISSUE_INIT:
        return "use one of the classes before the threads are started, or let no initialiser need "
               "the other class";
    case ISSUE_SHORT:
        return "make it for as many as come";
    case ISSUE_SILENT:
        return "signal it, or remove the wait";
    case ISSUE_LEAK:
        return "give the lock back on this path, too";
    case ISSUE_NOT_HELD:
        return "remove the unlock, or take the lock on every path to it";
    case ISSUE_NO_LOOP:
        return "wait in a loop that tests the condition while the lock is held";
    case ISSUE_BETWEEN:
        return "hold the lock of the condition while changing what is waited for";
    case ISSUE_SPLIT:
        return "hold the lock from the read to the write, or read again before writing";
    case ISSUE_CALLBACK:
        return "copy what is to be called while the lock is held, and call it after the lock is "
               "given back";
    case ISSUE_PROMISE:
        return "take the lock around the access, or correct the annotation";
    case ISSUE_MUTATED:
        return "set the field in the constructor only, or drop the annotation";
    case ISSUE_SEVERAL:
        return "take all permits at once, or one of them at a time";
    case ISSUE_WRONG_ONE:
        return "wake all (broadcast, notifyAll), or give each kind a condition of its own";
    case ISSUE_TOO_FEW:
        return "wake all (broadcast, notifyAll)";
    case ISSUE_UNLOCKED:
        return "signal while the lock is held";
    case ISSUE_UNGUARDED:
        return "take the lock before the test and the wait";
    }
    return NULL;
}

/* ---- names, confidence ---- */

/* Locks of all sides in a fixed order: what the finding is about. */
static const char *variable_of(const struct issue_view *v)
{
    struct strbuf s = {0};
    uint32_t first = 0;
    if (v->issue->name)
        return v->issue->name;
    for (uint32_t i = 1; i < v->n; i++)
        if (v->sides[i].target && v->sides[first].target &&
            strcmp(v->sides[i].target, v->sides[first].target) < 0)
            first = i;
    for (uint32_t i = 0; i < v->n; i++) {
        const char *name = v->sides[(first + i) % v->n].target;
        if (name && (i == 0 || strcmp(name, v->sides[(first + i - 1) % v->n].target) != 0))
            strbuf_addf(&s, "%s%s", s.len ? ", " : "", name);
    }
    const char *out = arena_strdup(v->g->arena, s.len ? strbuf_str(&s) : "a lock");
    strbuf_release(&s);
    return out;
}

static void judge(const struct issue_view *v, struct finding *f)
{
    const char *reasons[3];
    uint32_t n = 0;
    double score = v->issue->kind == ISSUE_SPLIT ? 0.5 : 0.85;
    if (v->issue->kind == ISSUE_CALLBACK) {
        f->confidence = 0.3;
        reasons[n++] = "information: no fault as long as what is called needs nobody";
        f->nreasons = n;
        f->reasons = arena_memdup(v->g->arena, reasons, n * sizeof *reasons);
        return;
    }
    if (v->issue->is_guess) {
        score -= 0.35;
        reasons[n++] = "a pointer may mean one of several locks";
    } else if (!v->issue->is_unique) {
        score -= 0.2;
        reasons[n++] = "the sides may mean different locks of one allocation";
    } else {
        reasons[n++] = "every lock is a single variable";
    }
    if (v->n > 2) {
        score -= 0.1;
        reasons[n++] = "more than two threads must meet";
    }
    if (v->issue->kind == ISSUE_STUCK && pta_stats(v->g->pta).given_up) {
        score -= 0.35; /* that nobody ends the wait is said of the whole program */
        reasons[n++] = "pointers with too many targets may hide who ends the wait";
    }
    f->confidence = score;
    f->is_certain = score >= CONFIDENCE_HIGH;
    f->nreasons = n;
    f->reasons = arena_memdup(v->g->arena, reasons, n * sizeof *reasons);
}

static const char *object_of(const struct issue_view *v, struct place_ref *at)
{
    loc_id loc = issues_side(v->issues, v->issue, 0)->at.loc;
    if (loc.i == PTA_NONE)
        return NULL;
    const struct gatherer *g = v->g;
    const struct pta_obj *o = pta_obj(g->pta, pta_loc(g->pta, loc)->obj);
    if (o->kind != OBJ_GLOBAL || o->site >= g->prog->nsyms)
        return NULL;
    const struct prog_sym *sym = &g->prog->syms[o->site];
    *at = place_of_sym(g->arena, sym->unit, sym->sym, g->report->source_root);
    return arena_printf(g->arena, "%s `%s`", g->prog->classes ? "static field" : "global",
                        pretty_for_reader(g->arena, sym->pretty));
}

static struct key128 fingerprint_with_more(const struct finding *f)
{
    struct key128 key = fingerprint_of(f);
    for (uint32_t i = 0; i < f->nmore; i++) {
        struct finding one = {.rule = f->rule, .variable = f->variable};
        one.access[0] = one.access[1] = f->more[i];
        key = key_mix(key, fingerprint_of(&one));
    }
    return key;
}

/* A function that locks its argument holds one of several locks: in a ring, what the side before
 * waits for. */
static void name_held(const struct issue_view *v, uint32_t i, loc_id wanted, const char *name)
{
    struct access_info *a = &v->sides[i];
    struct race_lock locks[MAX_LOCKS];
    uint32_t n = conc_locks(v->g->conc, &issues_side(v->issues, v->issue, i)->at, locks, MAX_LOCKS);
    for (uint32_t k = 0; k < a->nlocks; k++)
        if (strcmp(a->locks[k].name, name) == 0)
            return;
    for (uint32_t k = 0; k < n && n == a->nlocks; k++) {
        if (!conc_lock_may_be(v->g->conc, &locks[k], wanted))
            continue;
        struct held_lock *held = arena_memdup(v->g->arena, a->locks, n * sizeof *held);
        held[k].name = name;
        a->locks = held;
        return;
    }
}

static void name_wanted(const struct issue_view *v)
{
    for (uint32_t i = 0; i < v->issue->nsides; i++) {
        uint32_t before = (i + v->issue->nsides - 1) % v->issue->nsides;
        loc_id wanted = issues_side(v->issues, v->issue, before)->at.loc;
        if (wanted.i != PTA_NONE && v->sides[before].target && before != i)
            name_held(v, i, wanted, v->sides[before].target);
    }
}

void gather_issue(struct gatherer *g, const struct issues *issues, const struct issue *issue)
{
    bool is_pair_of_one = issue->nsides == 1 && issue->kind == ISSUE_ORDER;
    uint32_t n = issue->nsides + is_pair_of_one;
    struct access_info *sides = ARENA_ARRAY(g->arena, struct access_info, n + 1);
    struct issue_view v = {g, issues, issue, sides, n};
    struct finding f = {.rule = issue_rule(issue->kind)};
    struct strbuf s = {0};
    for (uint32_t i = 0; i < n; i++)
        sides[i] = gather_side(g, issues_side(issues, issue, MIN(i, issue->nsides - 1)));
    if (issue->kind == ISSUE_CYCLE)
        name_wanted(&v);
    f.access[0] = sides[0];
    f.access[1] = sides[n > 1];
    f.is_single = n == 1;
    f.more = sides + 2;
    f.nmore = n > 2 ? n - 2 : 0;
    f.variable = variable_of(&v);
    f.object = object_of(&v, &f.allocated_at);
    say(&s, &v);
    f.sentence = arena_strdup(g->arena, strbuf_str(&s));
    f.why_unordered = why_of(&v);
    f.hint = hint_of(&v);
    judge(&v, &f);
    f.fingerprint = fingerprint_with_more(&f);
    f.group = group_key_of(&f);
    vec_push(&g->findings, f);
    strbuf_release(&s);
}
