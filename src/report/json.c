/*
 * JSON report, format 1 (doc/format/json.md). Names are as the program has them; the JSON writer
 * escapes what JSON requires.
 */
#include "base/json.h"
#include "base/map.h"
#include "report/finding.h"
#include "report/words.h"

#define FORMAT_VERSION 1
#define COMPACT_ABOVE  500 /* findings: nobody reads so many, and blanks are a third of the bytes */

/* Threads numbered in the order in which they are first named. */
struct thread_table {
    VEC(const struct thread_info *) threads;
    struct map ids; /* address -> id; looked up, never walked */
};

static uint32_t thread_id(struct thread_table *table, const struct thread_info *thread)
{
    bool fresh;
    uint32_t *slot = map_slot(&table->ids, (uint64_t)(uintptr_t)thread, &fresh);
    if (fresh) {
        *slot = (uint32_t)table->threads.n;
        vec_push(&table->threads, thread);
    }
    return *slot;
}

static uint32_t nsides(const struct finding *f)
{
    return f->is_single ? 1 : 2 + f->nmore;
}

static const struct access_info *side_of(const struct finding *f, uint32_t side)
{
    return side < 2 ? &f->access[side] : &f->more[side - 2];
}

static void collect_threads(struct thread_table *table, const struct report *r)
{
    for (uint32_t i = 0; i < r->nthreads; i++)
        thread_id(table, r->threads[i]);
    for (uint32_t i = 0; i < r->nfindings; i++) {
        const struct finding *f = &r->findings[i];
        for (int side = 0; side < 2; side++)
            if (f->access[side].thread)
                thread_id(table, f->access[side].thread);
        for (uint32_t side = 0; side < f->nmore; side++)
            if (f->more[side].thread)
                thread_id(table, f->more[side].thread);
    }
    for (size_t i = 0; i < table->threads.n; i++)
        if (table->threads.at[i]->parent)
            thread_id(table, table->threads.at[i]->parent);
}

static void opt_str(struct json *j, const char *key, const char *value)
{
    if (value)
        json_str(j, key, value);
}

static void put_key(struct json *j, const char *name, struct key128 key)
{
    char hex[KEY_HEX_SIZE];
    key_hex(key, hex);
    json_str(j, name, hex);
}

static void put_place(struct json *j, const char *key, const struct place_ref *at)
{
    json_object(j, key);
    opt_str(j, "file", at->file);
    if (at->line)
        json_int(j, "line", at->line);
    if (at->column)
        json_int(j, "column", at->column);
    opt_str(j, "function", at->function);
    json_end(j);
}

static void opt_place(struct json *j, const char *key, const struct place_ref *at)
{
    if (at->file || at->function)
        put_place(j, key, at);
}

static void put_stack(struct json *j, const char *key, const struct stack_frame *stack, uint32_t n)
{
    json_array(j, key);
    for (uint32_t i = 0; i < n; i++)
        put_place(j, NULL, &stack[i].at);
    json_end(j);
}

static void put_joins(struct json *j, struct thread_table *table, const struct thread_info *thread)
{
    if (!thread->njoins)
        return;
    json_array(j, "joins");
    for (uint32_t i = 0; i < thread->njoins; i++) {
        json_object(j, NULL);
        put_place(j, "at", &thread->joins[i].at);
        if (thread->joins[i].by)
            json_int(j, "by", thread_id(table, thread->joins[i].by));
        json_end(j);
    }
    json_end(j);
}

static void put_threads(struct json *j, struct thread_table *table)
{
    json_array(j, "threads");
    for (size_t i = 0; i < table->threads.n; i++) {
        const struct thread_info *thread = table->threads.at[i];
        json_object(j, NULL);
        json_int(j, "id", (int64_t)i);
        opt_str(j, "name", thread->name);
        opt_str(j, "kind", thread->kind);
        json_bool(j, "many", thread->is_many);
        if (thread->line)
            json_int(j, "line", thread->line);
        opt_place(j, "created_at", &thread->created_at);
        if (thread->parent)
            json_int(j, "parent", thread_id(table, thread->parent));
        put_stack(j, "creation_stack", thread->creation_stack, thread->ncreation_stack);
        put_joins(j, table, thread);
        json_end(j);
    }
    json_end(j);
}

static void put_locks(struct json *j, const struct access_info *access)
{
    json_array(j, "locks");
    for (uint32_t i = 0; i < access->nlocks; i++) {
        json_object(j, NULL);
        opt_str(j, "name", access->locks[i].name);
        json_bool(j, "shared", access->locks[i].is_shared);
        opt_place(j, "acquired_at", &access->locks[i].acquired_at);
        opt_str(j, "acquired_by", access->locks[i].acquired_by);
        json_end(j);
    }
    json_end(j);
}

static void put_access(struct json *j, struct thread_table *table, const struct access_info *access)
{
    json_object(j, NULL);
    put_place(j, "at", &access->at);
    opt_str(j, "verb", access->verb);
    json_bool(j, "write", access->is_write);
    json_bool(j, "atomic", access->is_atomic);
    json_int(j, "size", access->size);
    if (access->thread)
        json_int(j, "thread", thread_id(table, access->thread));
    opt_str(j, "via", access->via);
    opt_str(j, "target", access->target);
    if (access->before | access->after)
        put_key(j, "context", (struct key128){access->before, access->after});
    put_locks(j, access);
    put_stack(j, "stack", access->stack, access->nstack);
    json_end(j);
}

static void put_state(struct json *j, const struct finding *f)
{
    static const char *const states[] = {NULL, "new", "unchanged", "fixed"};
    opt_str(j, "baseline", states[f->baseline]);
    if (!f->suppression)
        return;
    json_object(j, "suppression");
    json_str(j, "kind", f->suppression->is_in_source ? "source" : "file");
    opt_str(j, "reason", f->suppression->reason);
    opt_place(j, "at", &f->suppression->at);
    json_end(j);
}

static void put_sentences(struct json *j, const struct finding *f)
{
    struct strbuf s = {0};
    words_headline(&s, f);
    json_str(j, "message", strbuf_str(&s));
    opt_str(j, "why", f->why_unordered);
    strbuf_clear(&s);
    words_hint(&s, f);
    if (s.len > 0)
        json_str(j, "hint", strbuf_str(&s));
    opt_str(j, "usual_lock", f->usual_lock);
    strbuf_release(&s);
}

static void put_finding(struct json *j, struct thread_table *table, const struct finding *f)
{
    json_object(j, NULL);
    put_key(j, "id", f->fingerprint);
    put_key(j, "group", f->group);
    json_int(j, "group_index", f->group_index);
    json_str(j, "rule", f->rule);
    json_str(j, "variable", f->variable);
    opt_str(j, "object", f->object);
    opt_place(j, "allocated_at", &f->allocated_at);
    if (f->is_global)
        json_bool(j, "global", true);
    put_sentences(j, f);
    json_num(j, "confidence", f->confidence, 3);
    json_str(j, "level", words_confidence(f->confidence));
    json_array(j, "reasons");
    for (uint32_t i = 0; i < f->nreasons; i++)
        json_str(j, NULL, f->reasons[i]);
    json_end(j);
    json_array(j, "accesses");
    put_access(j, table, &f->access[0]);
    if (!f->is_single)
        put_access(j, table, &f->access[1]);
    for (uint32_t i = 0; i < f->nmore; i++)
        put_access(j, table, &f->more[i]);
    json_end(j);
    put_state(j, f);
    json_end(j);
}

/* All that the group is on, if that is more than one thing. */
static void put_variables(struct json *j, const struct report *r, uint32_t first, uint32_t end)
{
    str_vec names = {0};
    group_variables(r, first, end, STATES, &names);
    if (names.n > 1) {
        json_array(j, "variables");
        for (size_t i = 0; i < names.n; i++)
            json_str(j, NULL, names.at[i]);
        json_end(j);
    }
    vec_release(&names);
}

/* ---- what a list of groups shows and is searched by, without the findings ---- */

typedef const char *name_of_access(const struct access_info *, uint32_t i);

static const char *file_of(const struct access_info *a, uint32_t i)
{
    return i == 0 ? a->at.file : NULL;
}

static const char *function_of(const struct access_info *a, uint32_t i)
{
    return i == 0 ? a->at.function : NULL;
}

static const char *lock_of(const struct access_info *a, uint32_t i)
{
    return i < a->nlocks ? a->locks[i].name : NULL;
}

/* The names that the accesses of a group have, each once, in order of appearance. */
static void put_names(struct json *j, const char *key, const struct report *r, uint32_t first,
                      uint32_t end, name_of_access *get)
{
    struct map seen = {0};
    json_array(j, key);
    for (uint32_t i = first; i < end; i++)
        for (uint32_t side = 0; side < nsides(&r->findings[i]); side++) {
            const struct access_info *a = side_of(&r->findings[i], side);
            for (uint32_t k = 0; k == 0 || k < a->nlocks; k++) {
                const char *name = get(a, k);
                bool is_new = false;
                if (name)
                    map_slot(&seen, hash64(name, strlen(name)) >> 1, &is_new);
                if (is_new)
                    json_str(j, NULL, name);
            }
        }
    json_end(j);
    map_release(&seen);
}

static void put_group_threads(struct json *j, struct thread_table *table, const struct report *r,
                              uint32_t first, uint32_t end)
{
    struct map seen = {0};
    json_array(j, "threads");
    for (uint32_t i = first; i < end; i++)
        for (uint32_t side = 0; side < nsides(&r->findings[i]); side++) {
            const struct thread_info *t = side_of(&r->findings[i], side)->thread;
            bool is_new = false;
            if (t)
                map_slot(&seen, (uint64_t)(uintptr_t)t, &is_new);
            if (is_new)
                json_int(j, NULL, thread_id(table, t));
        }
    json_end(j);
    map_release(&seen);
}

/* What the list shows of a group: its best finding. */
static void put_best(struct json *j, const struct report *r, uint32_t first, uint32_t end)
{
    static const char *const states[] = {[BASELINE_NONE] = "",
                                         [BASELINE_NEW] = "new",
                                         [BASELINE_UNCHANGED] = "unchanged",
                                         [BASELINE_FIXED] = "fixed"};
    uint32_t best = state_best(r, first, end);
    const struct finding *f = &r->findings[best];
    json_int(j, "best", best - first);
    put_key(j, "best_id", f->fingerprint);
    json_str(j, "level", words_confidence(f->confidence));
    json_str(j, "state", f->suppression ? "suppressed" : states[f->baseline]);
    opt_str(j, "object", f->object);
    opt_str(j, "lock", words_main_lock(f));
    put_place(j, "at", &f->access[0].at);
}

/* What a group is searched by: all its findings. */
static void put_searched(struct json *j, struct thread_table *table, const struct report *r,
                         uint32_t first, uint32_t end)
{
    json_int(j, "pairs", end - first);
    put_names(j, "files", r, first, end, file_of);
    put_names(j, "functions", r, first, end, function_of);
    put_names(j, "locks", r, first, end, lock_of);
    put_group_threads(j, table, r, first, end);
}

static void put_group_name(struct json *j, const struct finding *f)
{
    put_key(j, "id", f->group);
    json_str(j, "rule", f->rule);
    json_str(j, "variable", f->variable);
}

static void put_group_range(struct json *j, const struct finding *f, uint32_t first, uint32_t end)
{
    json_num(j, "confidence", f->confidence, 3);
    json_int(j, "first", first);
    json_int(j, "count", end - first);
}

static void put_groups(struct json *j, const struct report *r)
{
    json_array(j, "groups");
    for (uint32_t i = 0, end; i < r->nfindings; i = end) {
        end = group_end(r, i);
        json_object(j, NULL);
        put_group_name(j, &r->findings[i]);
        put_variables(j, r, i, end);
        put_group_range(j, &r->findings[i], i, end);
        json_end(j);
    }
    json_end(j);
}

/* The page holds some findings of each group; its list shows and finds what all of them have. */
static void put_index(struct json *j, struct thread_table *table, const struct report *page,
                      const struct report *all)
{
    json_array(j, "groups");
    for (uint32_t i = 0, k = 0, end, all_end; i < page->nfindings; i = end, k = all_end) {
        end = group_end(page, i);
        all_end = group_end(all, k);
        json_object(j, NULL);
        put_group_name(j, &page->findings[i]);
        put_variables(j, all, k, all_end);
        put_group_range(j, &page->findings[i], i, end);
        put_best(j, page, i, end);
        put_searched(j, table, all, k, all_end);
        json_end(j);
    }
    json_end(j);
}

static void put_notes(struct json *j, const struct report *r)
{
    static const char *const kinds[] = {
        [NOTE_LOST_INPUT] = "lost-input",
        [NOTE_LOST_COVERAGE] = "lost-coverage",
        [NOTE_UNDEFINED] = "undefined",
        [NOTE_LINK] = "link",
        [NOTE_INFO] = "info",
    };
    json_array(j, "notes");
    for (uint32_t i = 0; i < r->nnotes; i++) {
        json_object(j, NULL);
        json_str(j, "kind", kinds[r->notes[i].kind]);
        json_str(j, "text", r->notes[i].text ? r->notes[i].text : "");
        opt_place(j, "at", &r->notes[i].at);
        json_end(j);
    }
    json_end(j);
}

static void put_suppressions(struct json *j, const struct report *r)
{
    if (r->nsuppressions == 0)
        return;
    json_array(j, "suppressions");
    for (uint32_t i = 0; i < r->nsuppressions; i++) {
        const struct suppression *s = &r->suppressions[i];
        json_object(j, NULL);
        json_str(j, "kind", s->is_in_source ? "source" : "file");
        opt_place(j, "at", &s->at);
        opt_str(j, "rule", s->rule);
        opt_str(j, "id", s->id);
        opt_str(j, "variable", s->variable);
        opt_str(j, "file", s->file);
        opt_str(j, "function", s->function);
        opt_str(j, "reason", s->reason);
        opt_str(j, "until", s->until);
        json_bool(j, "expired", s->is_expired);
        json_int(j, "findings", s->uses);
        json_end(j);
    }
    json_end(j);
}

static void put_users(struct json *j, struct thread_table *table, const struct shared_row *row,
                      const char *key, bool is_writers)
{
    json_array(j, key);
    for (uint32_t i = 0; i < row->nthreads; i++)
        if (is_writers ? row->threads[i].writes : row->threads[i].reads)
            json_int(j, NULL, thread_id(table, row->threads[i].thread));
    json_end(j);
}

static void put_bare(struct json *j, struct thread_table *table, const struct shared_row *row)
{
    json_array(j, "without_lock");
    for (uint32_t i = 0; i < row->nbare; i++) {
        json_object(j, NULL);
        opt_place(j, "at", &row->bare[i].at);
        if (row->bare[i].thread)
            json_int(j, "thread", thread_id(table, row->bare[i].thread));
        json_bool(j, "write", row->bare[i].is_write);
        json_end(j);
    }
    json_end(j);
}

const char *guard_name(enum guard_state state)
{
    static const char *const names[] = {
        [GUARD_MOSTLY] = "mostly", [GUARD_SOMETIMES] = "sometimes", [GUARD_NEVER] = "never",
        [GUARD_ALWAYS] = "always", [GUARD_ATOMIC] = "atomic",       [GUARD_READ_ONLY] = "read-only",
    };
    return names[state];
}

static void put_sharing(struct json *j, struct thread_table *table, const struct report *r)
{
    if (!r->has_sharing)
        return;
    json_array(j, "sharing");
    for (uint32_t i = 0; i < r->nsharing; i++) {
        const struct shared_row *row = &r->sharing[i];
        json_object(j, NULL);
        json_str(j, "variable", row->variable);
        opt_str(j, "object", row->object);
        opt_place(j, "at", &row->allocated_at);
        put_users(j, table, row, "readers", false);
        put_users(j, table, row, "writers", true);
        json_int(j, "accesses", row->uses);
        json_int(j, "writes", row->writes);
        json_str(j, "guarded", guard_name(row->guard));
        json_array(j, "locks");
        if (row->lock)
            json_str(j, NULL, row->lock);
        json_end(j);
        json_int(j, "held", row->held);
        put_bare(j, table, row);
        json_bool(j, "raced", row->is_raced);
        json_end(j);
    }
    json_end(j);
}

static void put_lock_order(struct json *j, struct thread_table *table, const struct report *r)
{
    if (!r->lock_order)
        return;
    json_array(j, "lock_order");
    for (uint32_t i = 0; i < r->nlock_order; i++) {
        const struct lock_edge *e = &r->lock_order[i];
        json_object(j, NULL);
        json_str(j, "from", e->from);
        json_str(j, "to", e->to);
        opt_place(j, "at", &e->at);
        if (e->thread)
            json_int(j, "thread", thread_id(table, e->thread));
        json_bool(j, "cyclic", e->is_cyclic);
        json_end(j);
    }
    json_end(j);
}

static void put_stats(struct json *j, const struct report *r)
{
    json_object(j, "stats");
    opt_str(j, "command_line", r->command_line);
    json_int(j, "peak_memory", (int64_t)r->peak_memory);
    json_array(j, "stages");
    for (uint32_t i = 0; i < r->nstages; i++) {
        json_object(j, NULL);
        json_str(j, "name", r->stages[i].name);
        json_num(j, "cpu_seconds", r->stages[i].cpu_seconds, 6);
        opt_str(j, "detail", r->stages[i].detail);
        json_end(j);
    }
    json_end(j);
    json_array(j, "library");
    for (uint32_t i = 0; i < r->nlibrary; i++) {
        json_object(j, NULL);
        json_str(j, "name", r->library[i].name);
        json_str(j, "kind", library_kind_name(r->library[i].kind));
        json_int(j, "functions", r->library[i].functions);
        json_end(j);
    }
    json_end(j);
    json_end(j);
}

static void put_summary(struct json *j, const struct report *r, const struct thread_table *table)
{
    uint32_t suppressed = 0, by_state[BASELINE_FIXED + 1] = {0};
    for (uint32_t i = 0; i < r->nfindings; i++) {
        suppressed += r->findings[i].suppression != NULL;
        by_state[r->findings[i].baseline]++;
    }
    json_object(j, "summary");
    json_int(j, "groups", r->ngroups);
    json_int(j, "findings", r->nfindings);
    json_int(j, "suppressed", suppressed);
    if (by_state[BASELINE_NONE] < r->nfindings) {
        json_int(j, "new", by_state[BASELINE_NEW]);
        json_int(j, "unchanged", by_state[BASELINE_UNCHANGED]);
        json_int(j, "fixed", by_state[BASELINE_FIXED]);
    }
    json_int(j, "threads", (int64_t)table->threads.n);
    json_int(j, "notes", r->nnotes);
    json_end(j);
}

/* With `all`: the index of a page, whose findings stand elsewhere. */
static void put_report(const struct report *r, const struct report *all, bool is_compact,
                       struct strbuf *out)
{
    struct json j;
    struct thread_table table = {0};
    collect_threads(&table, all ? all : r);
    json_init(&j, out, is_compact);
    json_object(&j, NULL);
    json_str(&j, "format", "heddle-report");
    json_int(&j, "version", FORMAT_VERSION);
    json_object(&j, "tool");
    json_str(&j, "name", "heddle");
    opt_str(&j, "version", r->tool_version);
    json_end(&j);
    opt_str(&j, "source_root", r->source_root);
    json_bool(&j, "analysed", !r->is_failed);
    put_summary(&j, all ? all : r, &table);
    put_threads(&j, &table);
    if (all)
        put_index(&j, &table, r, all);
    else
        put_groups(&j, r);
    json_array(&j, "findings");
    for (uint32_t i = 0; !all && i < r->nfindings; i++)
        put_finding(&j, &table, &r->findings[i]);
    json_end(&j);
    put_notes(&j, r);
    put_suppressions(&j, r);
    put_sharing(&j, &table, r);
    put_lock_order(&j, &table, r);
    if (r->with_stats)
        put_stats(&j, r);
    json_end(&j);
    strbuf_addc(out, '\n');
    vec_release(&table.threads);
    map_release(&table.ids);
}

void report_json(const struct report *r, struct strbuf *out)
{
    put_report(r, NULL, r->nfindings > COMPACT_ABOVE, out);
}

void report_json_index(const struct report *page, const struct report *all, struct strbuf *out)
{
    put_report(page, all, true, out);
}

void report_json_findings(const struct report *all, const struct finding *some, uint32_t n,
                          struct strbuf *out)
{
    struct json j;
    struct thread_table table = {0};
    collect_threads(&table, all);
    json_init(&j, out, true);
    json_array(&j, NULL);
    for (uint32_t i = 0; i < n; i++)
        put_finding(&j, &table, &some[i]);
    json_end(&j);
    vec_release(&table.threads);
    map_release(&table.ids);
}
