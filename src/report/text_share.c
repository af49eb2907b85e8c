/* Who shares what, as text. */
#include "report/text_int.h"
#include "report/words.h"

static void add_threads(struct strbuf *s, const struct shared_row *row, bool is_writers)
{
    for (uint32_t i = 0; i < row->nthreads; i++) {
        const struct shared_thread *t = &row->threads[i];
        uint32_t n = is_writers ? t->writes : t->reads;
        if (!n)
            continue;
        strbuf_adds(s, s->len ? ", " : "");
        words_thread(s, t->thread);
        strbuf_addf(s, " (%s%u statement%s)", t->thread->is_many ? "several; " : "", n,
                    n > 1 ? "s" : "");
    }
}

static void add_guard(struct strbuf *s, const struct shared_row *row)
{
    switch (row->guard) {
    case GUARD_READ_ONLY:
        strbuf_adds(s, "nobody writes it while it is shared");
        return;
    case GUARD_ATOMIC:
        strbuf_adds(s, "every access is atomic");
        return;
    case GUARD_NEVER:
        strbuf_adds(s, "no lock is held at any access");
        return;
    default:
        strbuf_addf(s, "%s by `%s`: held at %u of %u accesses", guard_name(row->guard), row->lock,
                    row->held, row->uses);
    }
}

static void put_bare(struct text *t, const struct shared_row *row)
{
    for (uint32_t i = 0; i < row->nbare; i++) {
        struct strbuf s = {0};
        words_place(&s, &row->bare[i].at);
        strbuf_addf(&s, ": %s by ", row->bare[i].is_write ? "write" : "read");
        words_thread(&s, row->bare[i].thread);
        text_labelled(t, i ? "" : "not at", strbuf_str(&s));
        strbuf_release(&s);
    }
}

static void put_line(struct text *t, const char *label, struct strbuf *s)
{
    if (s->len)
        text_labelled(t, label, strbuf_str(s));
    strbuf_clear(s);
}

static void put_row(struct text *t, const struct shared_row *row)
{
    struct strbuf s = {0};
    strbuf_addf(&s, "`%s`", row->variable);
    if (row->object)
        strbuf_addf(&s, ", %s", row->object);
    if (row->allocated_at.file) {
        strbuf_adds(&s, ", ");
        words_place(&s, &row->allocated_at);
    }
    if (row->is_raced)
        strbuf_adds(&s, ": raced on");
    text_prose(t, STYLE_PLAIN, 0, TEXT_INDENT, strbuf_str(&s));
    strbuf_clear(&s);
    add_threads(&s, row, true);
    put_line(t, "written by", &s);
    add_threads(&s, row, false);
    put_line(t, "read by", &s);
    add_guard(&s, row);
    put_line(t, "guarded", &s);
    put_bare(t, row);
    strbuf_release(&s);
}

void text_sharing(struct text *t, const struct report *r)
{
    uint32_t count[GUARD_READ_ONLY + 1] = {0}, hidden = 0;
    for (uint32_t i = 0; i < r->nsharing; i++) {
        const struct shared_row *row = &r->sharing[i];
        count[row->guard]++;
        bool is_dull = row->guard >= GUARD_ATOMIC && !t->options->verbose;
        hidden += is_dull;
        if (!is_dull)
            put_row(t, row);
    }
    if (r->nsharing > hidden)
        text_newline(t);
    text_linef(t, 0,
               "%u shared places: %u mostly, %u sometimes, %u never, %u always guarded, "
               "%u atomic, %u only read; %u objects stay in one thread",
               r->nsharing, count[GUARD_MOSTLY], count[GUARD_SOMETIMES], count[GUARD_NEVER],
               count[GUARD_ALWAYS], count[GUARD_ATOMIC], count[GUARD_READ_ONLY], r->nlocal);
    if (hidden)
        text_linef(t, 0, "--verbose lists the atomic ones and those that are only read");
}
