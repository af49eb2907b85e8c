/*
 * SARIF 2.1.0 (OASIS, 2020). One run; every pair of statements is a result with its group's id.
 * doc/reports.md says what stands where. Written in one pass: the table of files comes last
 * because it is complete only then.
 */
#include "report/sarif_int.h"
#include "report/suppress.h"
#include "report/words.h"

#define COMPACT_ABOVE 500 /* results: indentation is more than half of the bytes */

/* ---- related locations ---- */

struct related {
    struct sarif *s;
    int next_id;
    const struct thread_info *threads[16]; /* creation sites already written */
    uint32_t nthreads;
};

static void put_related(struct related *rel, const struct place_ref *at, const char *message,
                        const char *variable)
{
    if (!at->file || rel->next_id > SARIF_MAX_RELATED)
        return;
    struct sarif_location where = {at, rel->next_id++, message, variable};
    sarif_put_location(rel->s, NULL, &where);
}

static void related_access(struct related *rel, const struct finding *f,
                           const struct access_info *access)
{
    struct strbuf text = {0};
    words_access(&text, access);
    strbuf_addc(&text, ' ');
    words_locks(&text, access);
    struct sarif_location where = {&access->at, rel->next_id++, strbuf_str(&text),
                                   access->target ? access->target : f->variable};
    sarif_put_location(rel->s, NULL, &where);
    strbuf_release(&text);
}

static bool seen_thread(struct related *rel, const struct thread_info *thread)
{
    for (uint32_t i = 0; i < rel->nthreads; i++)
        if (rel->threads[i] == thread)
            return true;
    if (rel->nthreads == ARRAY_SIZE(rel->threads))
        return true;
    rel->threads[rel->nthreads++] = thread;
    return false;
}

static void related_creations(struct related *rel, const struct thread_info *thread)
{
    for (; thread && thread->parent && !seen_thread(rel, thread); thread = thread->parent) {
        struct strbuf text = {0};
        words_thread(&text, thread);
        strbuf_adds(&text,
                    thread->is_many ? " is created here (several may run)" : " is created here");
        put_related(rel, &thread->created_at, strbuf_str(&text), NULL);
        strbuf_release(&text);
    }
}

static void related_locks(struct related *rel, const struct access_info *access)
{
    for (uint32_t i = 0; i < access->nlocks; i++) {
        const struct held_lock *lock = &access->locks[i];
        struct strbuf text = {0};
        strbuf_addf(&text, "`%s` is taken here%s by ", lock->name ? lock->name : "?",
                    lock->is_shared ? " for reading" : "");
        words_thread(&text, access->thread);
        put_related(rel, &lock->acquired_at, strbuf_str(&text), NULL);
        strbuf_release(&text);
    }
}

static void put_related_locations(struct sarif *s, const struct finding *f, int shown)
{
    struct related rel = {.s = s, .next_id = 1};
    json_array(&s->j, "relatedLocations");
    if (!f->is_single)
        related_access(&rel, f, &f->access[!shown]);
    for (uint32_t i = 0; i < f->nmore; i++)
        related_access(&rel, f, &f->more[i]);
    related_creations(&rel, f->access[shown].thread);
    related_creations(&rel, f->access[!shown].thread);
    for (uint32_t i = 0; i < f->nmore; i++)
        related_creations(&rel, f->more[i].thread);
    related_locks(&rel, &f->access[shown]);
    if (!f->is_single)
        related_locks(&rel, &f->access[!shown]);
    for (uint32_t i = 0; i < f->nmore; i++)
        related_locks(&rel, &f->more[i]);
    put_related(&rel, &f->allocated_at, f->object ? f->object : "declared here", NULL);
    json_end(&s->j);
}

/* ---- code flows ---- */

static void put_step(struct sarif *s, const struct sarif_location *where, uint32_t nesting,
                     const char *importance, const char *kind)
{
    if (!where->at->file && !where->at->function)
        return;
    json_object(&s->j, NULL);
    sarif_put_location(s, "location", where);
    json_array(&s->j, "kinds");
    json_str(&s->j, NULL, kind);
    json_end(&s->j);
    json_int(&s->j, "nestingLevel", nesting);
    json_str(&s->j, "importance", importance);
    json_end(&s->j);
}

/* Oldest first: how the thread came to be. */
static void flow_creations(struct sarif *s, const struct thread_info *thread, uint32_t depth)
{
    enum { MAX_CHAIN = 16 };
    if (!thread || !thread->parent || depth == MAX_CHAIN)
        return;
    flow_creations(s, thread->parent, depth + 1);
    struct strbuf text = {0};
    words_thread(&text, thread);
    strbuf_adds(&text, " is created here");
    struct sarif_location where = {&thread->created_at, 0, strbuf_str(&text), NULL};
    put_step(s, &where, 0, "important", "call");
    strbuf_release(&text);
}

static void flow_calls(struct sarif *s, const struct access_info *access)
{
    uint32_t calls = access->nstack ? access->nstack - 1 : 0;
    for (uint32_t i = 0; i < calls; i++) {
        const char *callee = access->stack[i + 1].at.function;
        struct strbuf text = {0};
        if (calls > SARIF_MAX_STEPS && i == SARIF_MAX_STEPS / 2) {
            uint32_t left_out = calls - SARIF_MAX_STEPS;
            strbuf_addf(&text, "%u calls are left out; then ", left_out);
            i += left_out;
            callee = access->stack[i + 1].at.function;
        }
        strbuf_addf(&text, "calls `%s`", callee ? callee : "?");
        struct sarif_location where = {&access->stack[i].at, 0, strbuf_str(&text), NULL};
        put_step(s, &where, i + 1, "unimportant", "call");
        strbuf_release(&text);
    }
}

static void flow_locks(struct sarif *s, const struct access_info *access)
{
    for (uint32_t i = 0; i < MIN(access->nlocks, SARIF_MAX_RELATED); i++) {
        struct strbuf text = {0};
        strbuf_addf(&text, "takes `%s`", access->locks[i].name ? access->locks[i].name : "?");
        struct sarif_location where = {&access->locks[i].acquired_at, 0, strbuf_str(&text), NULL};
        put_step(s, &where, MAX(access->nstack, 1), "important", "acquire");
        strbuf_release(&text);
    }
}

/* Ids of thread flows are unique: two instances of one thread are "x" and "another x". */
static void put_thread_flow(struct sarif *s, const struct finding *f,
                            const struct access_info *access, bool is_another)
{
    struct strbuf text = {0};
    json_object(&s->j, NULL);
    strbuf_adds(&text, is_another ? "another " : "");
    words_thread(&text, access->thread);
    sarif_text(&s->j, "id", strbuf_str(&text));
    sarif_message(&s->j, "message", strbuf_str(&text));
    json_array(&s->j, "locations");
    flow_creations(s, access->thread, 0);
    flow_calls(s, access);
    flow_locks(s, access);
    strbuf_clear(&text);
    words_access(&text, access);
    struct place_ref at = access->at;
    if (!at.file && !at.function)
        at.function = "unknown"; /* a flow needs a location */
    struct sarif_location where = {&at, 0, strbuf_str(&text), f->variable};
    put_step(s, &where, MAX(access->nstack, 1), "essential", "danger");
    json_end(&s->j);
    json_end(&s->j);
    strbuf_release(&text);
}

/* Is the thread's flow there already? */
static bool is_flow_of_other(const struct finding *f, uint32_t side)
{
    const struct thread_info *thread = f->more[side].thread;
    for (uint32_t i = 0; i < side; i++)
        if (f->more[i].thread == thread)
            return true;
    return thread == f->access[0].thread || thread == f->access[1].thread;
}

static void put_code_flows(struct sarif *s, const struct finding *f, int shown)
{
    json_array(&s->j, "codeFlows");
    json_object(&s->j, NULL);
    json_array(&s->j, "threadFlows");
    put_thread_flow(s, f, &f->access[shown], false);
    if (!f->is_single)
        put_thread_flow(s, f, &f->access[!shown], f->access[0].thread == f->access[1].thread);
    for (uint32_t i = 0; i < f->nmore; i++)
        if (!is_flow_of_other(f, i))
            put_thread_flow(s, f, &f->more[i], false);
    json_end(&s->j);
    json_end(&s->j);
    json_end(&s->j);
}

/* ---- results ---- */

static const char *level_of(const struct finding *f)
{
    if (strcmp(f->rule, "redundant-lock") == 0)
        return "note"; /* costs time, breaks nothing */
    if (words_is_information(f->rule))
        return "note";
    if (f->confidence >= CONFIDENCE_HIGH)
        return "error";
    return f->confidence >= CONFIDENCE_MEDIUM ? "warning" : "note";
}

/* A sentence of somebody else after a label of ours. */
static void add_sentence(struct strbuf *text, const char *label, const char *sentence)
{
    size_t len = strlen(sentence);
    if (len == 0)
        return;
    strbuf_adds(text, label);
    sarif_add_safe(text, sentence);
    strbuf_adds(text, sentence[len - 1] == '.' ? "" : ".");
}

/* The sentence first: some viewers show one line only. The only link is ours, to relation 1. */
static void put_message(struct sarif *s, const struct finding *f)
{
    struct strbuf text = {0}, part = {0};
    words_sentence(&part, f);
    add_sentence(&text, "", strbuf_str(&part));
    if (!f->is_single)
        strbuf_adds(&text, " See [the other side](1).");
    add_sentence(&text, " Why: ", f->why_unordered ? f->why_unordered : "");
    strbuf_clear(&part);
    words_hint(&part, f);
    add_sentence(&text, " Hint: ", strbuf_str(&part));
    json_object(&s->j, "message");
    json_str(&s->j, "text", strbuf_str(&text));
    json_end(&s->j);
    strbuf_release(&text);
    strbuf_release(&part);
}

static void put_hex(struct json *j, const char *name, struct key128 key)
{
    char hex[KEY_HEX_SIZE];
    key_hex(key, hex);
    json_str(j, name, hex);
}

static void put_state(struct sarif *s, const struct finding *f)
{
    static const char *const states[] = {NULL, "new", "unchanged", "absent"};
    const struct suppression *sup = f->suppression;
    if (f->baseline)
        json_str(&s->j, "baselineState", states[f->baseline]);
    if (!sup)
        return;
    json_array(&s->j, "suppressions");
    json_object(&s->j, NULL);
    json_str(&s->j, "kind", sup->is_in_source ? "inSource" : "external");
    if (sup->reason)
        sarif_text(&s->j, "justification", sup->reason);
    if (sup->at.file) {
        struct sarif_location where = {&sup->at, 0, NULL, NULL};
        sarif_put_location(s, "location", &where);
    }
    json_end(&s->j);
    json_end(&s->j);
}

static void put_properties(struct sarif *s, const struct finding *f)
{
    json_object(&s->j, "properties");
    put_hex(&s->j, "groupId", f->group);
    json_int(&s->j, "groupIndex", f->group_index);
    json_num(&s->j, "confidence", f->confidence, 3);
    json_num(&s->j, "rank", f->confidence * 100, 1);
    sarif_text(&s->j, "variable", f->variable);
    if (f->nreasons > 0) {
        json_array(&s->j, "reasons");
        for (uint32_t i = 0; i < f->nreasons; i++)
            sarif_text(&s->j, NULL, f->reasons[i]);
        json_end(&s->j);
    }
    json_end(&s->j);
}

/* The write, unless only the other side has a place to show. */
static int shown_access(const struct finding *f)
{
    return !f->access[0].at.file && f->access[1].at.file;
}

static void put_result(struct sarif *s, const struct finding *f)
{
    int shown = shown_access(f), rule = sarif_rule_index(f->rule);
    const struct access_info *access = &f->access[shown];
    json_object(&s->j, NULL);
    sarif_text(&s->j, "ruleId", f->rule);
    if (rule >= 0)
        json_int(&s->j, "ruleIndex", rule);
    json_str(&s->j, "level", level_of(f));
    json_num(&s->j, "rank", f->confidence * 100, 1);
    put_message(s, f);
    json_array(&s->j, "locations");
    struct sarif_location where = {&access->at, 0, NULL,
                                   access->target ? access->target : f->variable};
    sarif_put_location(s, NULL, &where);
    json_end(&s->j);
    put_related_locations(s, f, shown);
    put_code_flows(s, f, shown);
    json_object(&s->j, "partialFingerprints");
    put_hex(&s->j, "heddle/v1", f->fingerprint);
    json_end(&s->j);
    put_state(s, f);
    put_properties(s, f);
    json_end(&s->j);
}

/* ---- invocation ---- */

static void put_notification(struct sarif *s, const struct report_note *note)
{
    json_object(&s->j, NULL);
    json_object(&s->j, "descriptor");
    json_str(&s->j, "id", sarif_notification_id(note->kind));
    json_int(&s->j, "index", note->kind);
    json_end(&s->j);
    json_str(&s->j, "level", sarif_notification_level(note->kind));
    sarif_message(&s->j, "message", note->text ? note->text : "");
    if (note->at.file) {
        struct sarif_location where = {&note->at, 0, NULL, NULL};
        json_array(&s->j, "locations");
        sarif_put_location(s, NULL, &where);
        json_end(&s->j);
    }
    json_end(&s->j);
}

/* Suppressions that do nothing are said, so that somebody removes them. */
static void put_idle_suppressions(struct sarif *s)
{
    for (uint32_t i = 0; i < s->report->nsuppressions; i++) {
        const struct suppression *one = &s->report->suppressions[i];
        struct strbuf text = {0};
        if (one->uses && !one->is_expired)
            continue;
        strbuf_addf(&text,
                    "a suppression %s: ", one->is_expired ? "has expired" : "covers nothing");
        suppress_describe(&text, one);
        struct report_note note = {NOTE_INFO, strbuf_str(&text), one->at};
        put_notification(s, &note);
        strbuf_release(&text);
    }
}

/* ---- huge reports ---- */

/* Results, if at most that many pairs of each entry are written. */
static uint32_t results_with(const struct report *r, uint32_t most)
{
    uint32_t n = 0;
    for (uint32_t i = 0, end; i < r->nfindings; i = end) {
        end = group_end(r, i);
        n += MIN(end - i, most);
    }
    return MIN(n, SARIF_MAX_RESULTS);
}

static uint32_t most_pairs(const struct report *r)
{
    uint32_t low = 1, high = r->nfindings;
    if (r->nfindings <= SARIF_MAX_RESULTS)
        return UINT32_MAX;
    while (low + 1 < high) {
        uint32_t middle = low + (high - low) / 2;
        if (results_with(r, middle) <= SARIF_CUT_RESULTS)
            low = middle;
        else
            high = middle;
    }
    return low;
}

static void put_cut(struct sarif *s)
{
    struct strbuf text = {0};
    strbuf_addf(&text,
                "%u of %u results are left out, so that GitHub code scanning takes the file: each "
                "group has its %u surest. The JSON report has all",
                s->report->nfindings - results_with(s->report, s->most), s->report->nfindings,
                s->most);
    struct report_note note = {.kind = NOTE_INFO, .text = strbuf_str(&text)};
    put_notification(s, &note);
    strbuf_release(&text);
}

static void put_results(struct sarif *s)
{
    const struct report *r = s->report;
    uint32_t left = results_with(r, s->most);
    json_array(&s->j, "results");
    for (uint32_t i = 0, end; i < r->nfindings; i = end) {
        end = group_end(r, i);
        for (uint32_t k = i; k < end && k - i < s->most && left > 0; k++, left--)
            put_result(s, &r->findings[k]);
    }
    json_end(&s->j);
}

static void put_invocation(struct sarif *s)
{
    const struct report *r = s->report;
    json_array(&s->j, "invocations");
    json_object(&s->j, NULL);
    json_bool(&s->j, "executionSuccessful", !r->is_failed);
    if (r->with_stats && r->command_line)
        json_str(&s->j, "commandLine", r->command_line);
    json_array(&s->j, "toolExecutionNotifications");
    for (uint32_t i = 0; i < r->nnotes; i++)
        put_notification(s, &r->notes[i]);
    put_idle_suppressions(s);
    if (s->most < r->nfindings)
        put_cut(s);
    json_end(&s->j);
    json_end(&s->j);
    json_end(&s->j);
}

static void put_tool(struct sarif *s)
{
    json_object(&s->j, "tool");
    json_object(&s->j, "driver");
    json_str(&s->j, "name", "heddle");
    if (s->report->tool_version)
        json_str(&s->j, "version", s->report->tool_version);
    sarif_put_rules(&s->j);
    sarif_put_notification_kinds(&s->j);
    json_end(&s->j);
    json_end(&s->j);
}

static void put_stats(struct sarif *s)
{
    const struct report *r = s->report;
    json_object(&s->j, "properties");
    json_int(&s->j, "peakMemory", (int64_t)r->peak_memory);
    json_array(&s->j, "stages");
    for (uint32_t i = 0; i < r->nstages; i++) {
        json_object(&s->j, NULL);
        json_str(&s->j, "name", r->stages[i].name);
        json_num(&s->j, "cpuSeconds", r->stages[i].cpu_seconds, 6);
        if (r->stages[i].detail)
            json_str(&s->j, "detail", r->stages[i].detail);
        json_end(&s->j);
    }
    json_end(&s->j);
    json_end(&s->j);
}

void report_sarif(const struct report *r, struct strbuf *out)
{
    struct sarif s = {
        .report = r, .sources = source_cache_new(r->source_root), .most = most_pairs(r)};
    json_init(&s.j, out, r->nfindings > COMPACT_ABOVE);
    json_object(&s.j, NULL);
    json_str(&s.j, "$schema", "https://json.schemastore.org/sarif-2.1.0.json");
    json_str(&s.j, "version", "2.1.0");
    json_array(&s.j, "runs");
    json_object(&s.j, NULL);
    put_tool(&s);
    put_invocation(&s);
    sarif_put_uri_bases(&s);
    json_str(&s.j, "columnKind", "utf16CodeUnits");
    put_results(&s);
    sarif_put_artifacts(&s);
    if (r->with_stats)
        put_stats(&s);
    json_end(&s.j);
    json_end(&s.j);
    json_end(&s.j);
    strbuf_addc(out, '\n');
    sarif_release(&s);
}
