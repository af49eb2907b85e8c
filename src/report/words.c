#include "report/words.h"
#include "base/map.h"
#include "report/display.h"
#include <stdlib.h>

static void add_name(struct strbuf *out, const char *name)
{
    strbuf_addc(out, '`');
    display_short_name(out, name ? name : "?");
    strbuf_addc(out, '`');
}

static const struct {
    const char *rule, *words, *plural;
} rule_words[] = {
    {"data-race", "data race", "data races"},
    {"deadlock", "deadlock", "deadlocks"},
    {"missing-unlock", "missing unlock", "missing unlocks"},
    {"atomicity", "split section", "split sections"},
    {"callback-under-lock", "callback under a lock", "callbacks under locks"},
    {"redundant-lock", "redundant lock", "redundant locks"},
    {"unlock-not-held", "unlock of a lock not held", "unlocks of locks not held"},
    {"lost-wakeup", "lost wake-up", "lost wake-ups"},
    {"guarded-by", "access without the named lock", "accesses without the named lock"},
    {"immutable", "write to an immutable object", "writes to immutable objects"},
    {"wait-without-lock", "wait without its lock", "waits without their locks"},
};

bool words_is_information(const char *rule)
{
    return strcmp(rule, "callback-under-lock") == 0;
}

const char *words_rule(const char *rule)
{
    for (size_t i = 0; i < ARRAY_SIZE(rule_words); i++)
        if (strcmp(rule, rule_words[i].rule) == 0)
            return rule_words[i].words;
    return rule;
}

const char *words_rules(const char *words)
{
    for (size_t i = 0; i < ARRAY_SIZE(rule_words); i++)
        if (strcmp(words, rule_words[i].words) == 0)
            return rule_words[i].plural;
    return words;
}

const char *words_pairs(bool is_single, uint32_t n)
{
    if (is_single)
        return n == 1 ? "place" : "places";
    return n == 1 ? "pair of statements" : "pairs of statements";
}

const char *words_confidence(double confidence)
{
    if (confidence >= CONFIDENCE_HIGH)
        return "high";
    return confidence >= CONFIDENCE_MEDIUM ? "medium" : "low";
}

void words_place(struct strbuf *out, const struct place_ref *at)
{
    if (!at->file) {
        strbuf_adds(out, "an unknown place");
        return;
    }
    strbuf_adds(out, at->file);
    if (at->line)
        strbuf_addf(out, ":%u", at->line);
    if (at->line && at->column)
        strbuf_addf(out, ":%u", at->column);
}

void words_place_in(struct strbuf *out, const struct place_ref *at)
{
    words_place(out, at);
    if (at->function) {
        strbuf_adds(out, " in ");
        add_name(out, at->function);
    }
}

/* OpenMP: a region or task has no name but that of the function it stands in. */
static bool is_part_of_function(const struct thread_info *t)
{
    return t->kind &&
           (strcmp(t->kind, "parallel region") == 0 || strcmp(t->kind, "OpenMP task") == 0);
}

static void add_thread(struct strbuf *out, const struct thread_info *thread)
{
    if (thread->parent || thread->is_many)
        strbuf_addf(out, "%s ", thread->kind ? thread->kind : "thread");
    if (is_part_of_function(thread))
        strbuf_adds(out, "of ");
    add_name(out, thread->name);
}

void words_thread(struct strbuf *out, const struct thread_info *thread)
{
    if (!thread) {
        strbuf_adds(out, "a thread");
        return;
    }
    add_thread(out, thread);
    if (thread->line)
        strbuf_addf(out, " (line %u)", thread->line);
}

static bool is_handler(const struct thread_info *t)
{
    size_t len = t->kind ? strlen(t->kind) : 0;
    return len > 7 && strcmp(t->kind + len - 7, "handler") == 0;
}

void words_creation(struct strbuf *out, const struct thread_info *thread)
{
    add_thread(out, thread);
    if (thread->line)
        strbuf_addf(out, " (line %u%s", thread->line, thread->is_many ? "" : ")");
    if (thread->is_many)
        strbuf_adds(out, thread->line ? ", several may run)" : " (several may run)");
    strbuf_adds(out, !thread->parent      ? ", starts at "
                     : is_handler(thread) ? ", registered at "
                                          : ", created at ");
    words_place(out, &thread->created_at);
    if (thread->parent && thread->created_at.function) {
        strbuf_adds(out, " in ");
        add_name(out, thread->created_at.function);
    }
}

void words_joins(struct strbuf *out, const struct thread_info *thread)
{
    enum { SHOWN = 2 };
    for (uint32_t i = 0; i < thread->njoins && i < SHOWN; i++) {
        strbuf_adds(out, i == 0 ? ", joined at " : " and ");
        words_place(out, &thread->joins[i].at);
    }
    if (thread->njoins > SHOWN)
        strbuf_adds(out, " and elsewhere");
}

static const struct held_lock *lock_named(const struct access_info *access, const char *name)
{
    for (uint32_t i = 0; name && i < access->nlocks; i++)
        if (access->locks[i].name && strcmp(access->locks[i].name, name) == 0)
            return &access->locks[i];
    return NULL;
}

/* Is the i-th lock the first of its name and mode? Two elements of an array are said once. */
static bool is_first_of_name(const struct access_info *access, uint32_t i)
{
    const struct held_lock *l = access->locks;
    for (uint32_t k = 0; k < i; k++)
        if (l[k].is_shared == l[i].is_shared && l[k].name && l[i].name &&
            strcmp(l[k].name, l[i].name) == 0)
            return false;
    return true;
}

static void add_lock(struct strbuf *out, const struct held_lock *lock)
{
    add_name(out, lock->name);
    if (lock->is_shared)
        strbuf_adds(out, " (for reading)");
}

static uint32_t count_names(const struct access_info *access)
{
    uint32_t n = 0;
    for (uint32_t i = 0; i < access->nlocks; i++)
        n += is_first_of_name(access, i);
    return n;
}

void words_locks(struct strbuf *out, const struct access_info *access)
{
    uint32_t left = count_names(access), said = 0;
    strbuf_adds(out, left ? "under " : "without a lock");
    for (uint32_t i = 0; i < access->nlocks; i++) {
        if (!is_first_of_name(access, i))
            continue;
        left--;
        strbuf_adds(out, said++ == 0 ? "" : left == 0 ? " and " : ", ");
        add_lock(out, &access->locks[i]);
    }
}

/* For a headline: of many locks the one that matters most, and how many more there are. */
static void locks_in_brief(struct strbuf *out, const struct finding *f,
                           const struct access_info *access)
{
    enum { MOST = 3 };
    uint32_t n = count_names(access);
    if (n <= MOST) {
        words_locks(out, access);
        return;
    }
    const struct held_lock *shown = lock_named(access, f->usual_lock);
    strbuf_adds(out, "under ");
    add_lock(out, shown ? shown : &access->locks[0]);
    strbuf_addf(out, " and %u other locks", n - 1);
}

/* ---- verbs ---- */

struct verb_forms {
    const char *verb, *passive, *active;
};

static const struct verb_forms verbs[] = {
    {"read", "read", "reads"},
    {"write", "written", "writes"},
    {"atomic read", "read atomically", "atomically reads"},
    {"atomic write", "written atomically", "atomically writes"},
    {"atomic read-modify-write", "updated atomically", "atomically updates"},
    {"read-modify-write", "updated", "updates"},
    {VERB_FREE, "freed", "frees"},
};

static struct verb_forms verb_forms(const struct access_info *access)
{
    for (size_t i = 0; access->verb && i < ARRAY_SIZE(verbs); i++)
        if (strcmp(access->verb, verbs[i].verb) == 0)
            return verbs[i];
    return verbs[(access->is_atomic ? 2 : 0) + (access->is_write ? 1 : 0)];
}

static bool is_free(const struct access_info *access)
{
    return access->verb && strcmp(access->verb, VERB_FREE) == 0;
}

void words_access(struct strbuf *out, const struct access_info *access)
{
    strbuf_adds(out, access->verb ? access->verb : access->is_write ? "write" : "read");
    if (access->size > 0 && !is_free(access))
        strbuf_addf(out, " of %u byte%s", access->size, access->size == 1 ? "" : "s");
    strbuf_adds(out, " by ");
    words_thread(out, access->thread);
    if (access->via) {
        strbuf_adds(out, " through ");
        add_name(out, access->via);
    }
}

/* ---- headlines ---- */

bool words_same_place(const struct place_ref *a, const struct place_ref *b)
{
    return a->line == b->line && a->column == b->column && a->file && b->file &&
           strcmp(a->file, b->file) == 0;
}

static bool same_thread(const struct finding *f)
{
    return f->access[0].thread && f->access[0].thread == f->access[1].thread;
}

/* Two threads that the reader would take for one: created twice, at different places. */
static bool same_name(const struct finding *f)
{
    const struct thread_info *a = f->access[0].thread, *b = f->access[1].thread;
    return a && b && a->parent && b->parent && a->name && b->name && a->line == b->line &&
           strcmp(a->name, b->name) == 0 && a->kind && b->kind && strcmp(a->kind, b->kind) == 0;
}

static bool is_openmp(const struct thread_info *t)
{
    return t && is_part_of_function(t);
}

/* One statement that races with itself in another instance of the same thread. */
static void headline_self(struct strbuf *out, const struct finding *f)
{
    const struct access_info *access = &f->access[0];
    add_name(out, f->variable);
    strbuf_addf(out, " is %s by several instances of ", verb_forms(access).passive);
    words_thread(out, access->thread);
    strbuf_adds(out, " at once ");
    locks_in_brief(out, f, access);
}

/* The second thread, in a sentence that has named the first. */
static void add_other_thread(struct strbuf *out, const struct finding *f)
{
    const struct thread_info *t = f->access[1].thread;
    if (same_thread(f) && t->kind && strcmp(t->kind, "parallel region") == 0) {
        strbuf_adds(out, "another thread of it");
        return;
    }
    if (same_thread(f) || same_name(f))
        strbuf_adds(out, "another ");
    words_thread(out, t);
}

static void headline_race(struct strbuf *out, const struct finding *f)
{
    const struct access_info *a = &f->access[0], *b = &f->access[1];
    bool has_lock = a->nlocks > 0 || b->nlocks > 0;
    add_name(out, f->variable);
    strbuf_addf(out, " is %s by ", verb_forms(a).passive);
    words_thread(out, a->thread);
    if (has_lock) {
        strbuf_addc(out, ' ');
        locks_in_brief(out, f, a);
    }
    strbuf_adds(out, " while ");
    add_other_thread(out, f);
    strbuf_addf(out, " %s it", verb_forms(b).active);
    strbuf_adds(out, has_lock ? " " : ", both ");
    locks_in_brief(out, f, b);
}

static void headline_deadlock(struct strbuf *out, const struct finding *f)
{
    for (int i = 0; i < 2; i++) {
        const struct access_info *side = &f->access[i];
        strbuf_adds(out, i ? ", and " : "");
        if (i && same_thread(f))
            strbuf_adds(out, "another ");
        words_thread(out, side->thread);
        strbuf_adds(out, " waits for ");
        add_name(out, side->target ? side->target : f->variable);
        strbuf_addc(out, ' ');
        locks_in_brief(out, f, side);
    }
}

void words_sentence(struct strbuf *out, const struct finding *f)
{
    if (f->sentence)
        strbuf_adds(out, f->sentence);
    else if (strcmp(f->rule, "deadlock") == 0)
        headline_deadlock(out, f);
    else if (strcmp(f->rule, "data-race") != 0)
        add_name(out, f->variable);
    else if (same_thread(f) && words_same_place(&f->access[0].at, &f->access[1].at))
        headline_self(out, f);
    else
        headline_race(out, f);
}

void words_headline(struct strbuf *out, const struct finding *f)
{
    strbuf_addf(out, "%s: ", words_rule(f->rule));
    words_sentence(out, f);
}

/* ---- hints ---- */

/* The lock that an access most likely means for the variable: the one that other accesses hold,
 * else that taken nearest to it, but not for reading. */
static const struct held_lock *likely_lock(const struct finding *f,
                                           const struct access_info *access)
{
    const struct held_lock *usual = lock_named(access, f->usual_lock);
    if (usual && !usual->is_shared)
        return usual;
    for (uint32_t i = 0; i < access->nlocks; i++)
        if (!access->locks[i].is_shared)
            return &access->locks[i];
    return NULL;
}

const char *words_main_lock(const struct finding *f)
{
    const struct held_lock *lock = lock_named(&f->access[0], f->usual_lock);
    for (int i = 0; i < 2 && !lock; i++)
        lock = likely_lock(f, &f->access[i]);
    for (int i = 0; i < 2 && !lock; i++)
        lock = f->access[i].nlocks ? &f->access[i].locks[0] : NULL;
    return lock ? lock->name : NULL;
}

/* Was the lock taken far from the access, by a function some calls above? It may be held all along,
 * for something else. */
static bool is_far(const struct finding *f, const struct access_info *access,
                   const struct held_lock *lock)
{
    enum { NEAR = 4 };
    if (!lock->acquired_at.function || (f->usual_lock && lock_named(access, f->usual_lock)))
        return false;
    for (uint32_t i = 0; i < MIN(NEAR, access->nstack); i++) {
        const char *function = access->stack[access->nstack - 1 - i].at.function;
        if (function && strcmp(function, lock->acquired_at.function) == 0)
            return false;
    }
    return access->nstack > NEAR;
}

/* A lock that both sides name. */
static const struct held_lock *common_lock(const struct finding *f)
{
    for (uint32_t i = 0; i < f->access[0].nlocks; i++) {
        const struct held_lock *lock = &f->access[0].locks[i];
        if (lock->name && lock_named(&f->access[1], lock->name))
            return lock;
    }
    return NULL;
}

static bool is_signal_handler(const struct access_info *access)
{
    return access->thread && access->thread->kind &&
           strcmp(access->thread->kind, "signal handler") == 0;
}

const char *words_noun(const struct access_info *access)
{
    return is_free(access) ? "free" : access->is_write ? "write" : "read";
}

static void hint_common_lock(struct strbuf *out, const struct finding *f,
                             const struct held_lock *lock)
{
    const struct held_lock *other = lock_named(&f->access[1], lock->name);
    const struct access_info *writer = &f->access[0];
    if (lock->is_shared && (other->is_shared || writer->is_write)) {
        add_name(out, lock->name);
        strbuf_adds(out, " is held for reading only: take it for writing around the write at ");
        words_place(out, &writer->at);
        return;
    }
    strbuf_adds(out, "both sides hold a lock called ");
    add_name(out, lock->name);
    strbuf_adds(out, ", but it may belong to different objects: check that both take the lock of "
                     "the object they touch");
}

static bool is_java(const struct finding *f)
{
    const char *file = f->access[0].at.file, *dot = file ? strrchr(file, '.') : NULL;
    return dot && strcmp(dot, ".java") == 0;
}

/* "the elements of `a`", "`hits`", or "it" for what has no name, only a description. */
static void add_variable(struct strbuf *out, const struct finding *f)
{
    size_t len = strlen(f->variable);
    if (strchr(f->variable, ' ')) {
        strbuf_adds(out, "it");
    } else if (len > 2 && strcmp(f->variable + len - 2, "[]") == 0) {
        char *array = xasprintf("%.*s", (int)(len - 2), f->variable);
        strbuf_adds(out, "the elements of ");
        add_name(out, array);
        free(array);
    } else {
        add_name(out, f->variable);
    }
}

/* Bit-fields of one word, "st.{rx:1,tx:1}" or "st.rx:1", cannot be atomic. */
static bool is_bit_field(const struct finding *f)
{
    const char *last = strrchr(f->variable, '.'), *colon = last ? strchr(last, ':') : NULL;
    return !is_java(f) && colon && strspn(colon + 1, "0123456789") > 0;
}

static bool may_be_atomic(const struct finding *f)
{
    const struct access_info *a = &f->access[0], *b = &f->access[1];
    return MAX(a->size, b->size) <= 8 && !a->via && !b->via && !is_bit_field(f);
}

/* In Java, `volatile` mends what is stored and read; an update without a lock needs more. */
static void add_make_atomic(struct strbuf *out, const struct finding *f)
{
    bool is_locked = f->access[0].nlocks > 0;
    strbuf_adds(out, "make ");
    add_variable(out, f);
    if (is_java(f) && !f->access[1].is_write && !strstr(f->variable, "[]"))
        strbuf_adds(out, is_locked ? " volatile"
                                   : " volatile (an Atomic class if it is updated in place)");
    else
        strbuf_adds(out, " atomic");
    strbuf_adds(out, " if each access stands alone");
}

/* One side is protected: the other should hold the same lock. */
static void hint_missing_lock(struct strbuf *out, const struct finding *f,
                              const struct access_info *bare, const struct held_lock *lock)
{
    const struct access_info *other = bare == &f->access[0] ? &f->access[1] : &f->access[0];
    /* Of several locks nobody knows which one is meant for it, or whether any is; a test in front
     * of the lock is a habit of Java. */
    bool is_atomic_way = (other->nlocks > 1 || (is_java(f) && !bare->is_write)) && may_be_atomic(f);
    bool is_guess = is_atomic_way && other->nlocks > 1 && !lock_named(other, f->usual_lock);
    if (is_guess) {
        add_make_atomic(out, f);
        strbuf_adds(out, ", or choose one lock and hold it at all accesses");
        return;
    }
    strbuf_adds(out, "hold ");
    add_name(out, lock->name);
    if (lock->is_shared && bare->is_write)
        strbuf_adds(out, " for writing");
    strbuf_addf(out, " around the %s at ", words_noun(bare));
    words_place(out, &bare->at);
    strbuf_adds(out, ", as the other side does");
    if (is_atomic_way) {
        strbuf_adds(out, ", or ");
        add_make_atomic(out, f);
    }
}

static void hint_different_locks(struct strbuf *out, const struct finding *f,
                                 const struct held_lock *a, const struct held_lock *b)
{
    const struct held_lock *usual = lock_named(&f->access[0], f->usual_lock);
    const struct access_info *bare = &f->access[usual != NULL];
    if (!usual)
        usual = lock_named(&f->access[1], f->usual_lock);
    if (usual) {
        strbuf_adds(out, "hold ");
        add_name(out, usual->name);
        strbuf_addf(out, " around the %s at ", words_noun(bare));
        words_place(out, &bare->at);
        strbuf_adds(out, ", too, as most accesses do");
        return;
    }
    strbuf_adds(out, "the sides hold different locks (");
    add_name(out, a->name);
    strbuf_adds(out, " and ");
    add_name(out, b->name);
    strbuf_adds(out, "): choose one of them and hold it on both sides");
}

static bool has_task(const struct finding *f)
{
    for (int i = 0; i < 2; i++)
        if (f->access[i].thread && f->access[i].thread->kind &&
            strcmp(f->access[i].thread->kind, "OpenMP task") == 0)
            return true;
    return false;
}

/* `omp single` and the like are no locks that another place could take, too. */
static bool is_construct(const struct held_lock *lock)
{
    return lock->name && strncmp(lock->name, "omp ", 4) == 0 &&
           strncmp(lock->name, "omp critical", 12) != 0;
}

static void hint_new_lock(struct strbuf *out, const struct finding *f)
{
    strbuf_adds(out, "hold one lock around both accesses");
    if (is_bit_field(f))
        strbuf_adds(out, ", or give each thread a member that is no bit-field: bit-fields that "
                         "share a word are written together");
    if (may_be_atomic(f)) {
        strbuf_adds(out, ", or ");
        add_make_atomic(out, f);
    } else if (is_java(f) && (f->access[0].via || f->access[1].via)) {
        strbuf_adds(out, ", or use a class that is made for several threads "
                         "(java.util.concurrent)");
    }
}

static void hint_openmp(struct strbuf *out, const struct finding *f)
{
    const struct access_info *a = &f->access[0], *b = &f->access[1];
    bool is_in_construct = a->nlocks > 0 || b->nlocks > 0; /* `omp single` and the like */
    if (has_task(f))
        strbuf_adds(out, "let the task have its own copy (firstprivate), wait for it (taskwait, "
                         "taskgroup), or put both accesses into `omp critical` or `omp atomic`");
    else if (is_in_construct)
        strbuf_adds(out, "put a barrier between the two (`omp barrier`; `omp single` has one "
                         "unless it says nowait), or both accesses into `omp critical` or `omp "
                         "atomic`");
    else
        strbuf_adds(out, "make it private, a reduction, or put both accesses into `omp critical` "
                         "or `omp atomic`; if an iteration needs what another one makes, the loop "
                         "cannot run in parallel like this");
}

/* No lock anywhere. A child thread and its creator can often be ordered instead. */
static void hint_no_lock(struct strbuf *out, const struct finding *f)
{
    const struct access_info *a = &f->access[0], *b = &f->access[1];
    if (is_openmp(a->thread) && is_openmp(b->thread)) {
        hint_openmp(out, f);
        return;
    }
    hint_new_lock(out, f);
    for (int i = 0; i < 2; i++) {
        const struct thread_info *child = f->access[i].thread, *creator = f->access[!i].thread;
        if (!child || !creator || child->parent != creator || child == creator)
            continue;
        strbuf_addf(out, "; or let ");
        words_thread(out, creator);
        if (f->access[!i].is_write) {
            strbuf_adds(out, " write it before it creates ");
            words_thread(out, child);
            strbuf_adds(out, ", or after joining it");
        } else {
            strbuf_adds(out, " read it after joining ");
            words_thread(out, child);
        }
        return;
    }
}

static void hint_far_lock(struct strbuf *out, const struct finding *f, const struct held_lock *lock)
{
    hint_new_lock(out, f);
    strbuf_adds(out, "; ");
    add_name(out, lock->name);
    strbuf_adds(out, ", which one side holds, is taken far from the access and may be meant for "
                     "something else");
}

static void hint_race(struct strbuf *out, const struct finding *f)
{
    const struct access_info *a = &f->access[0], *b = &f->access[1];
    const struct held_lock *lock_a = likely_lock(f, a), *lock_b = likely_lock(f, b);
    const struct held_lock *common = common_lock(f);
    const struct held_lock *one = lock_a ? lock_a : lock_b ? lock_b : b->nlocks ? b->locks : NULL;
    if (is_signal_handler(a) || is_signal_handler(b)) {
        strbuf_adds(out, "a signal handler cannot take locks: use a lock-free atomic (or "
                         "`volatile sig_atomic_t` within one thread), or block the signal");
    } else if (is_free(a) || is_free(b)) {
        strbuf_adds(out, "make sure that no other thread still uses the object when it is freed: "
                         "join first, count references, or unlink it under the lock of its users");
    } else if (a->is_atomic != b->is_atomic) {
        strbuf_addf(out, "one side is atomic: make the %s at ", words_noun(a->is_atomic ? b : a));
        words_place(out, a->is_atomic ? &b->at : &a->at);
        strbuf_adds(out, " atomic, too");
    } else if (common) {
        hint_common_lock(out, f, common);
    } else if (lock_a && lock_b) {
        hint_different_locks(out, f, lock_a, lock_b);
    } else if (one && is_far(f, lock_a ? a : b, one)) {
        hint_far_lock(out, f, one);
    } else if (one && !is_construct(one)) {
        hint_missing_lock(out, f, lock_a ? b : a, one);
    } else {
        hint_no_lock(out, f);
    }
}

void words_hint(struct strbuf *out, const struct finding *f)
{
    if (f->hint)
        strbuf_adds(out, f->hint);
    else if (strcmp(f->rule, "data-race") == 0)
        hint_race(out, f);
    else if (strcmp(f->rule, "deadlock") == 0)
        strbuf_adds(out, "take the locks in the same order everywhere, or hold one outer lock "
                         "around both");
}

void group_variables(const struct report *r, uint32_t first, uint32_t end, enum finding_state state,
                     str_vec *out)
{
    struct map seen = {0};
    for (uint32_t i = first; i < end; i++) {
        const char *name = r->findings[i].variable;
        bool is_new;
        if (state != STATES && state_of(&r->findings[i]) != state)
            continue;
        map_slot(&seen, hash64(name, strlen(name)) >> 1, &is_new);
        if (is_new)
            vec_push(out, name);
    }
    map_release(&seen);
}

uint32_t group_end(const struct report *r, uint32_t i)
{
    uint32_t end = i + 1;
    while (end < r->nfindings && r->findings[end].group_index == r->findings[i].group_index)
        end++;
    return end;
}
