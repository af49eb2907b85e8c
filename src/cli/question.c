#include "cli/question.h"
#include "base/os.h"
#include "cli/output.h"
#include "input/words.h"
#include "link/prog.h"
#include <stdlib.h>

enum { SHORTEST_ID = 6 };

static bool is_id(const char *word)
{
    size_t len = strlen(word);
    return len >= SHORTEST_ID && len < KEY_HEX_SIZE && strspn(word, "0123456789abcdef") == len &&
           !os_is_file(word);
}

/* "stats.c:26" or "stats.c:26:17"; a file of that name is an input. */
static bool parse_place(const char *word, struct explain_place *place, struct arena *arena)
{
    const char *colon = strchr(word, ':');
    if (!colon || colon == word || os_is_file(word))
        return false;
    size_t digits = strspn(colon + 1, "0123456789");
    if (digits == 0 || digits > 9 || (colon[1 + digits] && colon[1 + digits] != ':'))
        return false;
    place->file = arena_printf(arena, "%.*s", (int)(colon - word), word);
    place->line = (uint32_t)strtoul(colon + 1, NULL, 10);
    return true;
}

bool question_take_variable(struct question *q, struct options *o, struct diag *diag)
{
    const char *word = o->words.n ? o->words.at[0] : "";
    const char *at = strchr(word, '@');
    if (!at || at == word || !parse_place(at + 1, &q->place[0], &o->arena))
        return diag_set(diag, "points-to: expected VAR@FILE:LINE, not '%s'", word);
    q->variable = arena_printf(&o->arena, "%.*s", (int)(at - word), word);
    for (size_t i = 1; i < o->words.n; i++)
        o->words.at[i - 1] = o->words.at[i];
    o->words.n--;
    return true;
}

bool question_take(struct question *q, struct options *o, struct diag *diag)
{
    size_t taken = 0, kept = 0;
    for (size_t i = 0; i < o->words.n; i++) {
        const char *word = o->words.at[i];
        if (taken == 0 && is_id(word)) {
            q->id = word;
            taken = 2;
        } else if (taken < 2 && parse_place(word, &q->place[q->nplaces], &o->arena)) {
            q->nplaces++;
            taken++;
        } else {
            o->words.at[kept++] = word;
        }
    }
    o->words.n = kept;
    if (taken == 0)
        return diag_set(diag, "explain: expected the id of a finding, or FILE:LINE [FILE:LINE]");
    return true;
}

void question_release(struct question *q)
{
    for (int i = 0; i < 2; i++) {
        idset_release(&q->place[i].stmts);
        idset_release(&q->stmts[i]);
    }
}

static const char *base_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* The file with code whose name is most like it; NULL if none is. */
static const char *file_like(const struct prog *prog, const char *path)
{
    const char *name = base_name(path), *best = NULL;
    unsigned nearest = (unsigned)strlen(name) / 3 + 2;
    for (uint32_t u = 0; u < prog->nunits; u++)
        for (uint32_t i = 1; i < prog->units[u]->nscopes; i++) {
            const char *file = ir_str(prog->units[u], prog->units[u]->scopes[i].file);
            unsigned distance = words_distance(name, base_name(file));
            if (distance < nearest) {
                nearest = distance;
                best = file;
            }
        }
    return best;
}

static bool fail_file(const struct explain_place *p, const struct prog *prog, struct diag *diag)
{
    const char *near = file_like(prog, p->file);
    if (near)
        return diag_set(diag, "explain: the analysed code has no file '%s'; did you mean '%s:%u'?",
                        p->file, base_name(near), p->line);
    return diag_set(diag,
                    "explain: the analysed code has no file '%s'; name the inputs as for 'heddle "
                    "check', and the place by the end of its path, as in src/a.c:%u",
                    p->file, p->line);
}

/* A place where no code stands is a mistake, and what was meant is near. */
static bool check_place(const struct explain_place *p, const struct prog *prog, struct diag *diag)
{
    if (idset_count(&p->stmts))
        return true;
    if (!p->has_file)
        return fail_file(p, prog, diag);
    if (!p->line_before || !p->line_after)
        return diag_set(diag,
                        "explain: there is no code at %s:%u; the nearest line with code is %u",
                        p->file, p->line, MAX(p->line_before, p->line_after));
    return diag_set(diag,
                    "explain: there is no code at %s:%u; the nearest lines with code are %u and %u",
                    p->file, p->line, p->line_before, p->line_after);
}

bool question_locate(struct question *q, const struct prog *prog, const char *root,
                     struct diag *diag)
{
    for (int i = 0; i < q->nplaces; i++) {
        explain_statements(prog, root, &q->place[i]);
        if (!check_place(&q->place[i], prog, diag))
            return false;
    }
    q->watch[0] = &q->place[0].stmts;
    q->watch[1] = &q->place[q->nplaces - 1].stmts;
    return true;
}

static bool has_id(struct key128 key, const char *id)
{
    char hex[KEY_HEX_SIZE];
    key_hex(key, hex);
    return strncmp(hex, id, strlen(id)) == 0;
}

/* Findings with the id; of a group, its first one stands for all. */
static uint32_t count_named(struct question *q, const struct report *report)
{
    uint32_t found = 0;
    for (uint32_t i = 0; i < report->nfindings; i++)
        if (has_id(report->findings[i].fingerprint, q->id) && found++ == 0)
            q->finding = report->findings[i];
    for (uint32_t i = 0; i < report->nfindings && !found; i++)
        if (has_id(report->findings[i].group, q->id)) {
            q->finding = report->findings[i];
            return 1;
        }
    return found;
}

bool question_find(struct question *q, const struct report *report, struct diag *diag)
{
    uint32_t found = count_named(q, report);
    if (found != 1)
        return diag_set(diag,
                        found ? "explain: the ids of %u findings begin with '%s'; give more digits"
                              : "explain: none of the %u findings has an id that begins with "
                                "'%s'; 'heddle check' with the same inputs and options lists them",
                        found ? found : report->nfindings, q->id);
    for (int i = 0; i < 2; i++) {
        idset_add(&q->stmts[i], q->finding.stmt[i]);
        q->watch[i] = &q->stmts[i];
    }
    return true;
}

/* The finding alone, with whole stacks. */
static void put_finding(const struct question *q, const struct report *all, const struct options *o,
                        struct strbuf *out)
{
    struct report one = *all;
    struct text_options text = output_text_options(o);
    struct finding f = q->finding;
    text.verbose = true;
    text.stats = false;
    f.group_index = 0;
    one.findings = &f;
    one.nfindings = one.ngroups = 1;
    one.nnotes = 0;
    one.nsuppressions = 0;
    report_text(&one, &text, out);
    strbuf_addc(out, '\n');
}

void question_answer(struct question *q, const struct explainer *e, const struct options *o,
                     struct strbuf *out)
{
    if (!q->id) {
        explain_places(e, &q->place[0], &q->place[q->nplaces - 1], out);
        return;
    }
    put_finding(q, e->report, o, out);
    explain_finding(e, &q->finding, out);
}
