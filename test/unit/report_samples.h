#ifndef REPORT_SAMPLES_H
#define REPORT_SAMPLES_H
/*
 * Synthetic reports for the tests of the report writers: sample_make builds one by name. The places
 * point into test/report/src.
 */
#include "report/finding.h"
#include "report/fingerprint.h"

#define SAMPLE_EVIL \
    "a\"b'c`d\\\n\r\t\x1b[31mred\x1b]0;title\x07<b>&amp;\xff\xc3(\xe2\x80\xae[x](http://e)"

static const char *const sample_names[] = {"empty",    "one",   "grouped", "hostile",
                                           "deadlock", "state", "failed"};

struct sample {
    struct report report;
    VEC(struct finding) findings;
    VEC(struct report_note) notes;
    struct thread_info main, worker, acceptor, handler;
};

static inline struct place_ref sample_at(const char *file, uint32_t line, uint32_t column,
                                         const char *function)
{
    return (struct place_ref){file, line, column, function};
}

static inline const struct stack_frame *sample_stack(struct sample *s, uint32_t n,
                                                     struct place_ref last)
{
    struct stack_frame *stack = ARENA_ARRAY(&s->report.arena, struct stack_frame, n);
    for (uint32_t i = 0; i + 1 < n; i++)
        stack[i].at = sample_at("items.c", 19 + i, 9,
                                i ? arena_printf(&s->report.arena, "step_%u", i) : "worker");
    stack[n - 1].at = last;
    return stack;
}

static inline void sample_lock(struct sample *s, struct access_info *access, const char *name,
                               bool is_shared, struct place_ref at)
{
    struct held_lock *locks = ARENA_ARRAY(&s->report.arena, struct held_lock, access->nlocks + 1);
    if (access->nlocks)
        memcpy(locks, access->locks, access->nlocks * sizeof *locks);
    locks[access->nlocks++] = (struct held_lock){name, is_shared, at};
    access->locks = locks;
}

static inline struct access_info sample_write(const struct thread_info *thread, struct place_ref at)
{
    return (struct access_info){
        .at = at, .verb = "write", .is_write = true, .size = 8, .thread = thread};
}

static inline struct access_info sample_read(const struct thread_info *thread, struct place_ref at)
{
    return (struct access_info){.at = at, .verb = "read", .size = 8, .thread = thread};
}

/* Adds a pair with its keys; returns it for further changes, valid until the next. */
static inline struct finding *sample_add(struct sample *s, const char *variable, double confidence,
                                         struct access_info a, struct access_info b)
{
    struct finding f = {.rule = "data-race",
                        .variable = variable,
                        .object = "global `stats`",
                        .is_global = true,
                        .allocated_at = sample_at("stats.c", 3, 14, NULL),
                        .access = {a, b},
                        .why_unordered =
                            "no join, lock or other order lies between the two threads",
                        .confidence = confidence};
    const char **reasons = ARENA_ARRAY(&s->report.arena, const char *, 2);
    reasons[0] = "both sides touch the same known object";
    reasons[1] = "the lock is held at 2 of 3 accesses";
    f.reasons = reasons;
    f.nreasons = 2;
    f.fingerprint = fingerprint_of(&f);
    f.group = group_key_of(&f);
    vec_push(&s->findings, f);
    return &vec_last(&s->findings);
}

static inline void sample_note(struct sample *s, enum note_kind kind, const char *text,
                               const char *file)
{
    struct report_note note = {
        .kind = kind, .text = text, .at = {.file = file, .line = file ? 7 : 0}};
    vec_push(&s->notes, note);
}

static inline void sample_threads(struct sample *s)
{
    s->main = (struct thread_info){
        .name = "main", .kind = "thread", .created_at = {"main.c", 40, 5, "main"}};
    s->acceptor = (struct thread_info){.name = "acceptor",
                                       .kind = "thread",
                                       .parent = &s->main,
                                       .created_at = {"main.c", 52, 5, "main"}};
    s->worker = (struct thread_info){.name = "worker",
                                     .kind = "thread",
                                     .parent = &s->acceptor,
                                     .is_many = true,
                                     .created_at = {"main.c", 21, 9, "start_workers"}};
    s->worker.creation_stack = sample_stack(s, 3, s->worker.created_at);
    s->worker.ncreation_stack = 3;
    s->handler = (struct thread_info){.name = "on_term",
                                      .kind = "signal handler",
                                      .parent = &s->main,
                                      .created_at = {"main.c", 44, 5, "main"}};
}

static inline void sample_one(struct sample *s)
{
    struct access_info w = sample_write(&s->worker, sample_at("items.c", 7, 22, "item_link"));
    struct access_info r = sample_read(&s->main, sample_at("stats.c", 10, 12, "stats_items"));
    w.stack = sample_stack(s, 2, w.at);
    w.nstack = 2;
    r.stack = sample_stack(s, 9, r.at);
    r.nstack = 9;
    sample_lock(s, &r, "stats_lock", false, sample_at("stats.c", 9, 2, "stats_items"));
    sample_add(s, "stats.curr_items", 0.86, w, r);
}

/* Every kind of headline and hint once, and a group of six pairs. */
static inline void sample_grouped(struct sample *s)
{
    struct place_ref link = sample_at("items.c", 7, 22, "item_link"),
                     reset = sample_at("stats.c", 19, 2, "stats_reset");
    struct place_ref unlink = sample_at("items.c", 13, 22, "item_unlink");
    struct access_info w = sample_write(&s->worker, link), r = sample_read(&s->main, reset);
    sample_one(s);
    for (uint32_t i = 0; i < 5; i++)
        sample_add(s, "stats.curr_items", 0.5 + i / 100.0, sample_write(&s->worker, unlink),
                   sample_read(&s->main, sample_at("stats.c", 10 + i, 12, "stats_items")));
    sample_add(s, "head", 0.9, w, w);
    struct access_info x = w, y = r;
    sample_lock(s, &x, "a", false, sample_at("items.c", 5, 1, "item_link"));
    sample_lock(s, &y, "b", false, sample_at("stats.c", 17, 2, "stats_reset"));
    sample_add(s, "different_locks", 0.6, x, y);
    x = w, y = r;
    sample_lock(s, &x, "rw", true, sample_at("items.c", 5, 1, "item_link"));
    sample_lock(s, &y, "rw", true, sample_at("stats.c", 17, 2, "stats_reset"));
    sample_add(s, "written_under_read_lock", 0.6, x, y);
    x = w, y = r;
    sample_lock(s, &x, "item.lock", false, sample_at("items.c", 5, 1, "item_link"));
    sample_lock(s, &y, "item.lock", false, sample_at("stats.c", 17, 2, "stats_reset"));
    sample_add(s, "item.count", 0.3, x, y);
    x = w, y = r;
    y.is_atomic = true, y.verb = "atomic read";
    sample_add(s, "half_atomic", 0.4, x, y);
    y = r, y.thread = &s->handler;
    sample_add(s, "in_signal_handler", 0.4, x, y);
    x.verb = "free", x.at = unlink, y.thread = &s->acceptor;
    sample_add(s, "item.next", 0.4, x, y)->object = "heap object from `item_alloc`";
    x = w, y = r, x.thread = &s->acceptor;
    x.via = "memcpy", x.size = 64;
    sample_add(s, "parent_and_child", 0.4, x, y);
    sample_note(s, NOTE_LOST_INPUT, "'broken.bc' is not bitcode", NULL);
    for (int i = 0; i < 5; i++)
        sample_note(s, NOTE_UNDEFINED,
                    arena_printf(&s->report.arena, "function 'ext_%d' is not known", i), NULL);
    sample_note(s, NOTE_LOST_COVERAGE, "inline assembly is not analysed", "items.c");
}

static inline void sample_hostile(struct sample *s)
{
    char *longest = arena_alloc(&s->report.arena, 5000);
    memset(longest, 'T', 4999);
    longest[4999] = '\0';
    struct access_info w = sample_write(&s->worker, sample_at(SAMPLE_EVIL, 3, 4, SAMPLE_EVIL));
    struct access_info r = sample_read(
        &s->main, sample_at("../../etc/pass wd#?%", 4000000000u, 4000000000u, "operator[](int)"));
    s->worker.name = SAMPLE_EVIL;
    s->worker.created_at.file = "/usr/include/c++/a b.h";
    sample_lock(s, &r, SAMPLE_EVIL, false, sample_at("crlf.c", 2, 25, "</script>"));
    r.via = "\xe2\x80\xa8\xc2\x9b"
            "31m";
    struct finding *f = sample_add(s, SAMPLE_EVIL, 0.5, w, r);
    f->object = SAMPLE_EVIL;
    f->why_unordered = SAMPLE_EVIL;
    f->reasons[0] = SAMPLE_EVIL;
    f = sample_add(s, longest, 0.4, w, sample_read(NULL, sample_at("crlf.c", 2, 25, longest)));
    f->allocated_at = (struct place_ref){0};
    f->object = f->why_unordered = NULL;
    f->nreasons = 0;
    f = sample_add(s, "", 0.3, sample_write(NULL, (struct place_ref){0}),
                   sample_read(NULL, (struct place_ref){0}));
    f->access[0].verb = f->access[1].verb = NULL;
    sample_note(s, NOTE_LOST_COVERAGE, SAMPLE_EVIL, SAMPLE_EVIL);
    sample_note(s, NOTE_INFO, NULL, NULL);
}

static inline void sample_deadlock(struct sample *s)
{
    struct access_info a = sample_write(&s->worker, sample_at("items.c", 5, 5, "item_link")), b = a;
    a.verb = b.verb = "wait";
    a.size = b.size = 0;
    b.thread = &s->main;
    b.at = sample_at("stats.c", 17, 2, "stats_reset");
    a.target = "stats_lock";
    b.target = "items_lock";
    sample_lock(s, &a, "items_lock", false, sample_at("items.c", 4, 1, "item_link"));
    sample_lock(s, &b, "stats_lock", false, sample_at("stats.c", 16, 1, "stats_reset"));
    struct finding *f = sample_add(s, "items_lock, stats_lock", 0.75, a, b);
    f->rule = "deadlock";
    f->object = NULL;
    f->allocated_at = (struct place_ref){0};
    f->why_unordered = "the threads can run at the same time and no outer lock is common to both";
}

static inline void sample_state(struct sample *s)
{
    static const struct suppression all[] = {
        {true, "statistics may be off by one", {"items.c", 6, 1, NULL}, "data-race", .uses = 1},
        {false, NULL, {"heddle.yml", 12, 0, NULL}, .variable = "by_*", .uses = 1},
        {true, NULL, {"items.c", 9, 1, NULL}},
        {false,
         "until the rewrite",
         {"heddle.yml", 15, 0, NULL},
         .function = "item_link",
         .until = "2020-01-31",
         .is_expired = true},
    };
    const struct place_ref at = sample_at("items.c", 7, 22, "item_link");
    struct access_info w = sample_write(&s->worker, at), r = sample_read(&s->main, at);
    sample_add(s, "fresh", 0.8, w, r)->baseline = BASELINE_NEW;
    sample_add(s, "known", 0.8, w, r)->baseline = BASELINE_UNCHANGED;
    sample_add(s, "gone", 0.8, w, r)->baseline = BASELINE_FIXED;
    sample_add(s, "by_comment", 0.8, w, r)->suppression = &all[0];
    sample_add(s, "by_file", 0.8, w, r)->suppression = &all[1];
    s->report.suppressions = all;
    s->report.nsuppressions = ARRAY_SIZE(all);
}

static inline void sample_failed(struct sample *s)
{
    s->report.is_failed = true;
    sample_note(s, NOTE_LOST_INPUT, "'a.bc' is newer than this program reads (version 23)", NULL);
}

/* Many pairs in groups of four, for limits and speed. */
static inline void sample_many(struct sample *s, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        sample_add(s, arena_printf(&s->report.arena, "v%u", i / 4), (i % 89) / 100.0,
                   sample_write(&s->worker, sample_at("items.c", i + 1, 1, "f")),
                   sample_read(&s->main, sample_at("stats.c", i + 2, 2, "g")));
}

/* What was added becomes the report. */
static inline void sample_finish(struct sample *s)
{
    s->report.ngroups = report_order(s->findings.at, (uint32_t)s->findings.n);
    s->report.findings = s->findings.at;
    s->report.nfindings = (uint32_t)s->findings.n;
    s->report.notes = s->notes.at;
    s->report.nnotes = (uint32_t)s->notes.n;
}

static inline void sample_begin(struct sample *s, const char *source_root)
{
    *s = (struct sample){0};
    arena_init(&s->report.arena, "sample");
    s->report.tool_version = "0.1.0";
    s->report.source_root = source_root;
    sample_threads(s);
}

/* False if there is no such sample. */
static inline bool sample_make(struct sample *s, const char *name, const char *source_root)
{
    void (*const makers[])(struct sample *) = {NULL,           sample_one,      sample_grouped,
                                               sample_hostile, sample_deadlock, sample_state,
                                               sample_failed};
    sample_begin(s, source_root);
    for (size_t i = 0; i < ARRAY_SIZE(sample_names); i++) {
        if (strcmp(name, sample_names[i]) == 0) {
            if (makers[i])
                makers[i](s);
            sample_finish(s);
            return true;
        }
    }
    return false;
}

static inline void sample_release(struct sample *s)
{
    vec_release(&s->findings);
    vec_release(&s->notes);
    arena_release(&s->report.arena);
}

#endif
