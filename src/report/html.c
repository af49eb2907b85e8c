#include "report/html.h"
#include "base/json.h"
#include "base/map.h"
#include "report/source.h"
#include "report/viewer.h"
#include <stdlib.h>

#define DATA_MARK         "<!--heddle-data-->"
#define REST_MARK         "<!--heddle-rest-->"
#define FINDINGS_PER_PART 500
#define LINES_AROUND      10   /* of every embedded place */
#define MOST_PAIRS        5000 /* of all findings, unless each has no more than ... */
#define LEAST_PAIRS       20
#define MAX_LINE          500  /* bytes; generated code has lines of megabytes */
#define MAX_PLACE_LINE    8000 /* of one that a finding names: the place should be in it */

bool html_is_available(void)
{
    return viewer_page_size > 0;
}

/* ---- which lines to embed ---- */

struct wanted_line {
    const char *file;
    uint32_t line;
};

struct embedder {
    VEC(struct wanted_line) lines;
    struct map seen; /* file and line, hashed */
};

static void want(struct embedder *e, const struct place_ref *at)
{
    bool fresh;
    if (!at->file || !at->line)
        return;
    uint64_t key = hash64(at->file, strlen(at->file)) ^ hash_mix64(at->line);
    map_slot(&e->seen, key >> 1, &fresh);
    if (fresh)
        vec_push(&e->lines, ((struct wanted_line){at->file, at->line}));
}

static void want_stack(struct embedder *e, const struct stack_frame *stack, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        want(e, &stack[i].at);
}

static void want_access(struct embedder *e, const struct access_info *a)
{
    want(e, &a->at);
    want_stack(e, a->stack, a->nstack);
    for (uint32_t i = 0; i < a->nlocks; i++)
        want(e, &a->locks[i].acquired_at);
    for (const struct thread_info *t = a->thread; t; t = t->parent)
        want(e, &t->created_at);
}

static void want_finding(struct embedder *e, const struct finding *f)
{
    want(e, &f->allocated_at);
    want_access(e, &f->access[0]);
    want_access(e, &f->access[1]);
    for (uint32_t i = 0; i < f->nmore; i++)
        want_access(e, &f->more[i]);
}

static int by_place(const void *x, const void *y)
{
    const struct wanted_line *a = x, *b = y;
    int c = strcmp(a->file, b->file);
    return c ? c : (a->line > b->line) - (a->line < b->line);
}

/* ---- writing them ---- */

static void put_line(struct json *j, struct source_line line, size_t most)
{
    size_t len = MIN(line.len, most);
    json_strf(j, NULL, "%.*s", (int)len, line.text);
}

/* One run of lines around places that are near each other; returns the first place behind it. */
static size_t put_chunk(struct json *j, struct source_cache *sources, const struct embedder *e,
                        size_t i)
{
    const char *file = e->lines.at[i].file;
    size_t next = i; /* the next place */
    uint32_t line = e->lines.at[i].line, last = source_line_count(sources, file);
    uint32_t from = line > LINES_AROUND ? line - LINES_AROUND : 1, to = line + LINES_AROUND;
    for (i++; i < e->lines.n && strcmp(e->lines.at[i].file, file) == 0 &&
              e->lines.at[i].line <= to + LINES_AROUND;
         i++)
        to = e->lines.at[i].line + LINES_AROUND;
    if (from > last)
        return i;
    json_object(j, NULL);
    json_str(j, "file", file);
    json_int(j, "first", from);
    json_array(j, "lines");
    for (line = from; line <= MIN(to, last); line++) {
        bool is_place = next < i && e->lines.at[next].line == line;
        next += is_place;
        put_line(j, source_line(sources, file, line), is_place ? MAX_PLACE_LINE : MAX_LINE);
    }
    json_end(j);
    json_end(j);
    return i;
}

static void put_sources(const struct report *r, struct strbuf *out)
{
    struct embedder e = {0};
    struct source_cache *sources = source_cache_new(r->source_root);
    struct json j;
    for (uint32_t i = 0; i < r->nfindings; i++)
        want_finding(&e, &r->findings[i]);
    if (e.lines.n > 0)
        qsort(e.lines.at, e.lines.n, sizeof *e.lines.at, by_place);
    json_init(&j, out, true);
    json_array(&j, NULL);
    for (size_t i = 0; i < e.lines.n;)
        i = put_chunk(&j, sources, &e, i);
    json_end(&j);
    source_cache_free(sources);
    vec_release(&e.lines);
    map_release(&e.seen);
}

/* In JSON these stand in strings only, where \u003c is the same. */
static void add_escaped(struct strbuf *out, const struct strbuf *json)
{
    for (size_t i = 0; i < json->len; i++) {
        char c = json->buf[i];
        if (c == '<' || c == '>' || c == '&')
            strbuf_addf(out, "\\u%04x", (unsigned)c);
        else
            strbuf_addc(out, c);
    }
}

static void put_script(struct strbuf *out, const char *attributes, struct strbuf *json)
{
    strbuf_addf(out, "<script type=\"application/json\" %s>", attributes);
    add_escaped(out, json);
    strbuf_adds(out, "</script>");
    strbuf_clear(json);
}

/* Findings and sources stand behind the page's script: the list is there before they are read. */
static void put_rest(const struct report *page, const struct report *all, bool embed_source,
                     struct strbuf *out)
{
    struct strbuf json = {0};
    for (uint32_t i = 0; i < page->nfindings; i += FINDINGS_PER_PART) {
        uint32_t n = MIN(page->nfindings - i, FINDINGS_PER_PART);
        report_json_findings(all, &page->findings[i], n, &json);
        put_script(out, "class=\"heddle-findings\"", &json);
    }
    if (embed_source) {
        put_sources(page, &json);
        put_script(out, "id=\"heddle-sources\"", &json);
    }
    strbuf_release(&json);
}

/* Copies the page up to a mark; returns what follows the mark. */
static const char *put_up_to(struct strbuf *out, const char *from, const char *text)
{
    size_t left = (size_t)(viewer_page + viewer_page_size - from);
    const char *mark = memmem(from, left, text, strlen(text));
    if (!mark)
        BUG("the viewer has no place for data");
    strbuf_add(out, from, (size_t)(mark - from));
    return mark + strlen(text);
}

static void put_page(const struct report *page, const struct report *all, bool embed_source,
                     struct strbuf *out)
{
    struct strbuf json = {0};
    const char *next = put_up_to(out, viewer_page, DATA_MARK);
    report_json_index(page, all, &json);
    put_script(out, "id=\"heddle-report\"", &json);
    next = put_up_to(out, next, REST_MARK);
    put_rest(page, all, embed_source, out);
    strbuf_add(out, next, (size_t)(viewer_page + viewer_page_size - next));
    strbuf_release(&json);
}

static uint32_t count_kept(const u32_vec *sizes, uint32_t most)
{
    uint64_t n = 0;
    for (size_t i = 0; i < sizes->n; i++)
        n += MIN(sizes->at[i], most);
    return (uint32_t)MIN(n, UINT32_MAX);
}

/* How many pairs of one group the page holds: all if it has room for them. */
static uint32_t pairs_of_one(const struct report *all)
{
    u32_vec sizes = {0};
    for (uint32_t i = 0; i < all->nfindings; i++) {
        if (i == 0 || all->findings[i].group_index != all->findings[i - 1].group_index)
            vec_push(&sizes, 0);
        vec_last(&sizes)++;
    }
    uint32_t fits = LEAST_PAIRS, not = all->nfindings + 1; /* halved until they are neighbours */
    while (fits + 1 < not) {
        uint32_t middle = fits + (not-fits) / 2;
        if (count_kept(&sizes, middle) <= MOST_PAIRS)
            fits = middle;
        else
            not = middle;
    }
    vec_release(&sizes);
    return fits;
}

/* The first pairs of each group, which are the surest; a page with all of a million is no use. */
static void keep_first_pairs(const struct report *all, struct report *page)
{
    struct arena *arena = &page->arena;
    struct finding *kept = ARENA_ARRAY(arena, struct finding, all->nfindings);
    uint32_t n = 0, most = pairs_of_one(all);
    for (uint32_t i = 0, in_group = 0; i < all->nfindings; i++) {
        bool is_same = i > 0 && all->findings[i].group_index == all->findings[i - 1].group_index;
        in_group = is_same ? in_group + 1 : 0;
        if (in_group < most)
            kept[n++] = all->findings[i];
    }
    page->findings = kept;
    page->nfindings = n;
    if (n == all->nfindings)
        return;
    struct report_note *notes = ARENA_ARRAY(arena, struct report_note, all->nnotes + 1);
    if (all->nnotes)
        memcpy(notes, all->notes, all->nnotes * sizeof *notes);
    notes[page->nnotes++] = (struct report_note){
        .kind = NOTE_INFO,
        .text = arena_printf(arena,
                             "%u of %u pairs of statements are in this page, the surest of each "
                             "finding; JSON and SARIF have all",
                             n, all->nfindings)};
    page->notes = notes;
}

void report_html(const struct report *all, bool embed_source, struct strbuf *out)
{
    struct report page = *all;
    arena_init(&page.arena, "page");
    keep_first_pairs(all, &page);
    put_page(&page, all, embed_source, out);
    arena_release(&page.arena);
}
