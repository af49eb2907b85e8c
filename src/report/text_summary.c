/*
 * The end of the text report: how many findings and where, what was not analysed, what it cost.
 */
#include "base/map.h"
#include "report/display.h"
#include "report/text_int.h"
#include "report/words.h"
#include <stdlib.h>

/* ---- counting by a name ---- */

struct tally_row {
    const char *name;
    uint32_t count; /* entries */
    uint32_t pairs; /* that they are made of; 0: not counted */
};
typedef VEC(struct tally_row) tally;

static int by_name(const void *a, const void *b)
{
    return strcmp(((const struct tally_row *)a)->name, ((const struct tally_row *)b)->name);
}

static int by_count(const void *a, const void *b)
{
    const struct tally_row *x = a, *y = b;
    if (x->count != y->count)
        return x->count < y->count ? 1 : -1;
    if (x->pairs != y->pairs)
        return x->pairs < y->pairs ? 1 : -1;
    return strcmp(x->name, y->name);
}

/* Merges rows of one name; largest count first. */
static void tally_sort(tally *t)
{
    size_t n = 0;
    if (t->n == 0)
        return;
    qsort(t->at, t->n, sizeof *t->at, by_name);
    for (size_t i = 1; i < t->n; i++) {
        if (strcmp(t->at[n].name, t->at[i].name) != 0) {
            t->at[++n] = t->at[i];
            continue;
        }
        t->at[n].count += t->at[i].count;
        t->at[n].pairs += t->at[i].pairs;
    }
    t->n = n + 1;
    qsort(t->at, t->n, sizeof *t->at, by_count);
}

static const char *plural(size_t n)
{
    return n == 1 ? "" : "s";
}

/* "stats.c (3), pool.c": few rows are a line. Variables are set off, they may have commas. */
static void put_few(struct text *t, const char *title, const tally *rows)
{
    const char *tick = strcmp(title, "variable") == 0 ? "`" : "";
    struct strbuf s = {0};
    strbuf_addf(&s, "by %s: ", title);
    for (size_t i = 0; i < rows->n; i++) {
        strbuf_adds(&s, i ? ", " : "");
        strbuf_adds(&s, tick);
        display_short_name(&s, rows->at[i].name);
        strbuf_adds(&s, tick);
        if (rows->at[i].count > 1)
            strbuf_addf(&s, " (%u)", rows->at[i].count);
    }
    text_spaces(t, 2);
    text_prose(t, STYLE_PLAIN, 2, 4, strbuf_str(&s));
    strbuf_release(&s);
}

static void put_table(struct text *t, const char *title, const tally *rows)
{
    enum { FEW = 4, MOST = 10, COLUMN = 10 };
    size_t shown = t->options->verbose ? rows->n : MIN(rows->n, MOST);
    if (rows->n <= FEW) {
        put_few(t, title, rows);
        return;
    }
    text_rawf(t, "  by %s\n", title);
    for (size_t i = 0; i < shown; i++) {
        struct strbuf s = {0};
        display_short_name(&s, rows->at[i].name);
        if (rows->at[i].pairs > rows->at[i].count)
            strbuf_addf(&s, ", %u pairs", rows->at[i].pairs);
        text_rawf(t, "  %6u  ", rows->at[i].count);
        text_prose(t, STYLE_PLAIN, COLUMN, COLUMN + 2, strbuf_str(&s));
        strbuf_release(&s);
    }
    if (shown < rows->n)
        text_linef(t, COLUMN, "and %zu more (--verbose lists them)", rows->n - shown);
}

/* ---- findings ---- */

enum { MANY_ENTRIES = 5 }; /* from here on it helps to know how many are sure */

struct counts {
    uint32_t groups, pairs;  /* shown */
    uint32_t singles;        /* of the groups: each finding is one statement, not two */
    uint32_t hidden[STATES]; /* groups that are not, by state */
    uint32_t fixed_pairs;    /* of groups that are still there */
    uint32_t levels[3];      /* high, medium, low */
    tally rules, files, variables;
    tally objects, locks, threads; /* only if they are shown */
    struct arena arena;            /* names that are put together */
    struct map seen_variables;     /* by name or group */
    uint32_t nvariables;
};

/* Two threads in an order that does not depend on the sides. */
static const char *threads_of(struct counts *c, const struct finding *f)
{
    struct strbuf a = {0}, b = {0};
    words_thread(&a, f->access[0].thread);
    words_thread(&b, f->access[1].thread);
    bool is_swapped = strcmp(strbuf_str(&a), strbuf_str(&b)) > 0;
    const char *first = strbuf_str(is_swapped ? &b : &a),
               *second = strbuf_str(is_swapped ? &a : &b);
    const char *name = f->is_single ? arena_strdup(&c->arena, first)
                                    : arena_printf(&c->arena, "%s with %s", first, second);
    strbuf_release(&a);
    strbuf_release(&b);
    return name;
}

static const char *name_of(const struct held_lock *lock)
{
    return lock->name ? lock->name : "(unknown lock)";
}

/* An entry counts once for each lock that it names. */
static bool is_first_mention(const struct finding *f, int side, uint32_t lock)
{
    const char *name = name_of(&f->access[side].locks[lock]);
    for (int s = 0; s <= side; s++)
        for (uint32_t i = 0; i < (s < side ? f->access[s].nlocks : lock); i++)
            if (strcmp(name_of(&f->access[s].locks[i]), name) == 0)
                return false;
    return true;
}

/* The views that a reader may want beside files and variables. */
static void count_views(struct counts *c, const struct finding *f)
{
    struct strbuf s = {0};
    strbuf_adds(&s, f->object ? f->object : "(unknown object)");
    if (f->allocated_at.file) {
        strbuf_adds(&s, ", ");
        words_place(&s, &f->allocated_at);
    }
    vec_push(&c->objects, ((struct tally_row){arena_strdup(&c->arena, strbuf_str(&s)), 1, 0}));
    strbuf_release(&s);
    vec_push(&c->threads, ((struct tally_row){threads_of(c, f), 1, 0}));
    if (!f->access[0].nlocks && !f->access[1].nlocks)
        vec_push(&c->locks, ((struct tally_row){"(no lock on either side)", 1, 0}));
    for (int side = 0; side < 2 - f->is_single; side++)
        for (uint32_t i = 0; i < f->access[side].nlocks; i++)
            if (is_first_mention(f, side, i))
                vec_push(&c->locks, ((struct tally_row){name_of(&f->access[side].locks[i]), 1, 0}));
}

/* `static int count` of two files or functions are two variables; a member is one, whatever object
 * it is of. */
static void count_variable(struct counts *c, const struct finding *f)
{
    struct key128 key = f->is_global ? f->group : key_str(f->variable);
    bool is_new;
    map_slot(&c->seen_variables, key.lo >> 1, &is_new);
    c->nvariables += is_new;
}

static void count_groups(struct counts *c, const struct report *r, bool with_views)
{
    for (uint32_t i = 0, end; i < r->nfindings; i = end) {
        end = group_end(r, i);
        struct state_counts states = states_of_group(r, i, end);
        const struct finding *f = &r->findings[state_best(r, i, end)];
        if (state_of(f) != STATE_FIXED)
            c->fixed_pairs += states.n[STATE_FIXED];
        if (state_of(f) != STATE_SHOWN) {
            c->hidden[state_of(f)]++;
            continue;
        }
        const char *file = f->access[0].at.file;
        c->groups++;
        uint32_t pairs = states.n[STATE_SHOWN];
        c->pairs += pairs;
        c->singles += f->is_single;
        vec_push(&c->rules, ((struct tally_row){words_rule(f->rule), 1, 0}));
        vec_push(&c->files, ((struct tally_row){file ? file : "(unknown file)", 1, pairs}));
        vec_push(&c->variables, ((struct tally_row){f->variable, 1, pairs}));
        count_variable(c, f);
        c->levels[f->confidence >= CONFIDENCE_HIGH     ? 0
                  : f->confidence >= CONFIDENCE_MEDIUM ? 1
                                                       : 2]++;
        if (with_views)
            count_views(c, f);
    }
    tally_sort(&c->rules);
    tally_sort(&c->files);
    tally_sort(&c->variables);
    tally_sort(&c->objects);
    tally_sort(&c->locks);
    tally_sort(&c->threads);
}

static void put_line(struct text *t, enum style style, const struct strbuf *line)
{
    text_prose(t, style, 0, 2, strbuf_str(line));
}

static bool has_lost_input(const struct report *r)
{
    for (uint32_t i = 0; i < r->nnotes; i++)
        if (r->notes[i].kind == NOTE_LOST_INPUT)
            return true;
    return false;
}

/* What is counted but not shown. */
static void put_hidden(struct text *t, const struct report *r, const struct counts *c)
{
    const char *more = t->options->verbose ? "" : " (--verbose shows them)";
    struct strbuf s = {0};
    if (c->hidden[STATE_SUPPRESSED]) {
        strbuf_addf(&s, "%u suppressed%s", c->hidden[STATE_SUPPRESSED], more);
        put_line(t, STYLE_PLAIN, &s);
    }
    strbuf_clear(&s);
    bool is_diff = t->options->fixed; /* which lists what is fixed */
    if (c->hidden[STATE_KNOWN]) {
        strbuf_addf(&s, "%u %s%s", c->hidden[STATE_KNOWN], state_words(STATE_KNOWN, is_diff), more);
        put_line(t, STYLE_PLAIN, &s);
    }
    strbuf_clear(&s);
    if (c->hidden[STATE_FIXED] && !is_diff) {
        bool is_certain = !has_lost_input(r);
        strbuf_addf(&s,
                    is_certain ? "%u fixed since the baseline"
                               : "%u fixed since the baseline, or in input that was not analysed",
                    c->hidden[STATE_FIXED]);
        put_line(t, is_certain ? STYLE_GOOD : STYLE_PLAIN, &s);
    }
    strbuf_clear(&s);
    if (c->fixed_pairs && !is_diff) {
        strbuf_addf(&s, "%u pair%s of statements fixed, of findings that are still there",
                    c->fixed_pairs, plural(c->fixed_pairs));
        put_line(t, STYLE_GOOD, &s);
    }
    strbuf_release(&s);
}

static void put_totals(struct text *t, const struct report *r, const struct counts *c)
{
    struct strbuf s = {0};
    for (size_t i = 0; i < c->rules.n; i++) {
        const struct tally_row *rule = &c->rules.at[i];
        strbuf_addf(&s, "%s%u %s%s", i ? ", " : "", rule->count, t->options->fixed ? "new " : "",
                    rule->count == 1 ? rule->name : words_rules(rule->name));
    }
    if (c->pairs > c->groups)
        strbuf_addf(&s, " (%u %s)", c->pairs, words_pairs(c->singles == c->groups, c->pairs));
    if (c->groups > 0)
        strbuf_addf(&s, " in %zu file%s, on %u variable%s", c->files.n, plural(c->files.n),
                    c->nvariables, plural(c->nvariables));
    else
        strbuf_adds(&s, t->options->fixed        ? "nothing new"
                        : c->hidden[STATE_KNOWN] ? "nothing new found"
                        : r->nothing             ? r->nothing
                                                 : "no data race found");
    put_line(t, c->groups ? STYLE_HEAD : STYLE_GOOD, &s);
    strbuf_clear(&s);
    if (c->groups > MANY_ENTRIES) {
        strbuf_addf(&s, "confidence: %u high, %u medium, %u low", c->levels[0], c->levels[1],
                    c->levels[2]);
        put_line(t, STYLE_PLAIN, &s);
    }
    strbuf_release(&s);
    put_hidden(t, r, c);
}

void text_summary(struct text *t, const struct report *r)
{
    bool is_verbose = t->options->verbose;
    struct counts c = {0};
    arena_init(&c.arena, "summary");
    count_groups(&c, r, is_verbose);
    if (r->is_failed)
        text_raw(t, "nothing could be analysed\n");
    else
        put_totals(t, r, &c);
    const struct {
        const char *title;
        tally *rows;
        bool is_extra;
    } tables[] = {{"file", &c.files, false},
                  {"variable", &c.variables, false},
                  {"object", &c.objects, true},
                  {"lock held on a side", &c.locks, true},
                  {"pair of threads", &c.threads, true}};
    for (size_t i = 0; c.groups > 1 && i < ARRAY_SIZE(tables); i++)
        if (!tables[i].is_extra || is_verbose)
            put_table(t, tables[i].title, tables[i].rows);
    map_release(&c.seen_variables);
    vec_release(&c.objects);
    vec_release(&c.locks);
    vec_release(&c.threads);
    arena_release(&c.arena);
    vec_release(&c.rules);
    vec_release(&c.files);
    vec_release(&c.variables);
}

/* ---- lost coverage ---- */

static const char *const note_titles[] = {
    [NOTE_LOST_INPUT] = "input that was not analysed",
    [NOTE_LOST_COVERAGE] = "code that was analysed only in part",
    [NOTE_UNDEFINED] = "functions neither defined nor modelled",
    [NOTE_LINK] = "remarks of the link step",
    [NOTE_INFO] = "remarks",
};

/* The notes of a kind as lines, equal ones merged, in order of first appearance. */
static uint32_t collect_notes(const struct report *r, enum note_kind kind, struct arena *arena,
                              tally *rows)
{
    struct map seen = {0};
    uint32_t total = 0;
    for (uint32_t i = 0; i < r->nnotes; i++) {
        const struct report_note *note = &r->notes[i];
        struct strbuf s = {0};
        bool fresh;
        if (note->kind != kind)
            continue;
        if (note->at.file) {
            words_place(&s, &note->at);
            strbuf_adds(&s, ": ");
        }
        strbuf_adds(&s, note->text ? note->text : "");
        uint32_t *slot = map_slot(&seen, hash64(strbuf_str(&s), s.len) >> 1, &fresh);
        if (fresh) {
            *slot = (uint32_t)rows->n;
            vec_push(rows, ((struct tally_row){arena_strdup(arena, strbuf_str(&s)), 0, 0}));
        }
        rows->at[*slot].count++;
        total++;
        strbuf_release(&s);
    }
    map_release(&seen);
    return total;
}

static void put_note(struct text *t, const struct tally_row *row)
{
    struct strbuf s = {0};
    strbuf_adds(&s, row->name);
    if (row->count > 1)
        strbuf_addf(&s, " (%u times)", row->count);
    text_spaces(t, 2);
    text_prose(t, STYLE_PLAIN, 2, 4, strbuf_str(&s));
    strbuf_release(&s);
}

static void put_note_kind(struct text *t, const struct report *r, enum note_kind kind)
{
    enum { EXAMPLES = 3 };
    tally rows = {0};
    struct arena arena;
    arena_init(&arena, "notes");
    uint32_t total = collect_notes(r, kind, &arena, &rows);
    size_t shown = t->options->verbose ? rows.n : MIN(rows.n, EXAMPLES);
    if (total > 0)
        text_linef(t, 0, "%s: %u", note_titles[kind], total);
    for (size_t i = 0; i < shown; i++)
        put_note(t, &rows.at[i]);
    if (shown < rows.n)
        text_linef(t, 2, "and %zu more (--verbose lists them)", rows.n - shown);
    vec_release(&rows);
    arena_release(&arena);
}

void text_notes(struct text *t, const struct report *r)
{
    for (size_t kind = 0; kind < ARRAY_SIZE(note_titles); kind++)
        put_note_kind(t, r, (enum note_kind)kind);
}

/* ---- stats ---- */

const char *library_kind_name(enum library_kind kind)
{
    static const char *const names[] = {
        [LIBRARY_ANALYSED] = "analysed",
        [LIBRARY_MODELLED] = "modelled",
        [LIBRARY_SKIPPED] = "skipped",
    };
    return names[kind];
}

/* One line a kind with how many there are, then the first of them, or all. */
static void put_library(struct text *t, const struct report *r)
{
    enum { SHOWN = 12 };
    for (uint32_t i = 0, end; i < r->nlibrary; i = end) {
        uint32_t functions = 0;
        for (end = i; end < r->nlibrary && r->library[end].kind == r->library[i].kind; end++)
            functions += r->library[end].functions;
        text_rawf(t, "\nlibrary %s: %u, with %u function%s that the program reaches\n",
                  library_kind_name(r->library[i].kind), end - i, functions,
                  functions == 1 ? "" : "s");
        uint32_t last = t->options->verbose ? end : MIN(end, i + SHOWN);
        for (uint32_t k = i; k < last; k++) {
            text_raw(t, "  ");
            text_safe(t, r->library[k].name);
            text_rawf(t, " (%u)\n", r->library[k].functions);
        }
        if (last < end)
            text_linef(t, 2, "and %u more (--verbose lists them)", end - last);
    }
}

void text_stats(struct text *t, const struct report *r)
{
    double total = 0;
    text_raw(t, "\n   CPU s  stage\n");
    for (uint32_t i = 0; i < r->nstages; i++) {
        const struct stage_stat *stage = &r->stages[i];
        total += stage->cpu_seconds;
        text_rawf(t, "%8.3f  ", stage->cpu_seconds);
        text_safe(t, stage->name);
        if (stage->detail) {
            text_raw(t, ": ");
            text_safe(t, stage->detail);
        }
        text_newline(t);
    }
    text_rawf(t, "%8.3f  in all; peak memory %.1f MB\n", total, (double)r->peak_memory / 1e6);
    put_library(t, r);
}
