/*
 * Entries under headings: what concerns one variable, one object, one lock, two threads, a file. An
 * entry keeps the number it has in the list by confidence.
 */
#include "report/text_int.h"
#include "report/words.h"
#include <stdlib.h>

struct titled {
    char *title;
    uint32_t entry;   /* index of the group: its number, and the order under a heading */
    uint32_t fellows; /* entries with this title */
};
typedef VEC(struct titled) titled_vec;

/* ---- titles ---- */

static void variable_title(struct strbuf *out, const struct finding *f)
{
    strbuf_addf(out, "`%s`", f->variable);
}

static void object_title(struct strbuf *out, const struct finding *f)
{
    strbuf_adds(out, f->object ? f->object : "unknown object");
    if (!f->object || !f->allocated_at.file)
        return;
    strbuf_adds(out, ", ");
    words_place(out, &f->allocated_at);
}

static void lock_title(struct strbuf *out, const struct finding *f)
{
    const char *lock = words_main_lock(f);
    if (lock)
        strbuf_addf(out, "`%s`", lock);
    else
        strbuf_adds(out, "no lock on either side");
}

static void threads_title(struct strbuf *out, const struct finding *f)
{
    struct strbuf a = {0}, b = {0};
    words_thread(&a, f->access[0].thread);
    words_thread(&b, f->access[1].thread);
    int order = strcmp(strbuf_str(&a), strbuf_str(&b));
    if (order == 0 || f->is_single)
        strbuf_addf(out, "%s with itself", strbuf_str(&a));
    else
        strbuf_addf(out, "%s with %s", strbuf_str(order < 0 ? &a : &b),
                    strbuf_str(order < 0 ? &b : &a));
    strbuf_release(&a);
    strbuf_release(&b);
}

static void file_title(struct strbuf *out, const struct finding *f)
{
    strbuf_adds(out, f->access[0].at.file ? f->access[0].at.file : "unknown file");
}

static void rule_title(struct strbuf *out, const struct finding *f)
{
    strbuf_adds(out, words_rule(f->rule));
}

typedef void title_fn(struct strbuf *out, const struct finding *);

static title_fn *title_by(const char *what)
{
    static const struct {
        const char *name;
        title_fn *title;
    } views[] = {{"variable", variable_title}, {"object", object_title}, {"lock", lock_title},
                 {"threads", threads_title},   {"file", file_title},     {"rule", rule_title}};
    for (size_t i = 0; i < ARRAY_SIZE(views); i++)
        if (strcmp(views[i].name, what) == 0)
            return views[i].title;
    BUG("no view '%s'", what);
}

/* ---- the list ---- */

static int by_title(const void *x, const void *y)
{
    const struct titled *a = x, *b = y;
    int order = strcmp(a->title, b->title);
    return order ? order : (a->entry > b->entry) - (a->entry < b->entry);
}

static int by_fellows(const void *x, const void *y)
{
    const struct titled *a = x, *b = y;
    if (a->fellows != b->fellows)
        return a->fellows < b->fellows ? 1 : -1;
    return by_title(x, y);
}

static void count_fellows(titled_vec *all)
{
    for (size_t i = 0, end; i < all->n; i = end) {
        for (end = i; end < all->n && strcmp(all->at[end].title, all->at[i].title) == 0; end++)
            ;
        for (size_t k = i; k < end; k++)
            all->at[k].fellows = (uint32_t)(end - i);
    }
}

static void put_heading(struct text *t, const struct titled *first)
{
    struct strbuf s = {0};
    strbuf_addf(&s, "%s: %u finding%s", first->title, first->fellows,
                first->fellows == 1 ? "" : "s");
    text_raw(t, "== ");
    text_prose(t, STYLE_HEAD, 3, 3, strbuf_str(&s));
    strbuf_release(&s);
}

void text_by_heading(struct text *t, const struct report *r, const text_group_vec *groups)
{
    title_fn *title = title_by(t->options->group_by);
    titled_vec all = {0};
    bool is_brief = !t->options->verbose;
    for (uint32_t i = 0; i < groups->n; i++) {
        struct strbuf s = {0};
        title(&s, &r->findings[groups->at[i].shown]);
        vec_push(&all, ((struct titled){xstrdup(strbuf_str(&s)), i, 0}));
        strbuf_release(&s);
    }
    if (all.n) {
        qsort(all.at, all.n, sizeof *all.at, by_title);
        count_fellows(&all);
        qsort(all.at, all.n, sizeof *all.at, by_fellows);
    }
    for (size_t i = 0; i < all.n; i++) {
        const struct titled *it = &all.at[i];
        if (i == 0 || strcmp(it->title, it[-1].title) != 0)
            put_heading(t, it);
        text_put_group(t, r, &groups->at[it->entry], it->entry + 1, is_brief);
        if (is_brief && (i + 1 == all.n || strcmp(it->title, it[1].title) != 0))
            text_newline(t);
    }
    for (size_t i = 0; i < all.n; i++)
        free(all.at[i].title);
    vec_release(&all);
}
