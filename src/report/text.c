/*
 * Text for people. One entry per group: what happens in words, both accesses in their source, who
 * the threads are, why they are not ordered, how sure we are, what to do. Stacks keep their ends
 * and fold their middle, pairs that are the same bug are counted, in long reports entries of low
 * confidence are brief; `verbose` unfolds all of it.
 */
#include "report/display.h"
#include "report/pretty.h"
#include "report/state.h"
#include "report/text_int.h"
#include "report/words.h"

#define ID_DIGITS 10 /* of the fingerprint; `heddle explain` takes any unique prefix */

static void label_and_release(struct text *t, const char *label, struct strbuf *sentence)
{
    text_labelled(t, label, strbuf_str(sentence));
    strbuf_release(sentence);
}

/* ---- stacks ---- */

enum { FOLD_ABOVE = 6, KEEP_FIRST = 2, KEEP_LAST = 3, NAME_COLUMNS = 30 };

static uint32_t frame_name(const struct text *t, struct strbuf *out, const struct place_ref *at)
{
    struct strbuf name = {0}, full = {0};
    display_short_name(&full, at->function ? at->function : "?");
    text_names(t, &name, strbuf_str(&full));
    uint32_t width = display_adds(out, strbuf_str(&name));
    strbuf_release(&name);
    strbuf_release(&full);
    return width;
}

static void put_frame(struct text *t, const struct place_ref *at, uint32_t columns)
{
    struct strbuf safe = {0}, place = {0};
    uint32_t width = frame_name(t, &safe, at);
    text_style(t, STYLE_NAME);
    text_raw(t, strbuf_str(&safe));
    text_style(t, STYLE_PLAIN);
    words_place(&place, at);
    uint32_t left = text_label_end(t);
    if (left + MAX(width, columns) + 2 + place.len > text_width(t)) {
        text_newline(t);
        text_spaces(t, left + 2);
    } else {
        text_spaces(t, (width < columns ? columns - width : 0) + 2);
    }
    text_style(t, STYLE_PLACE);
    text_safe(t, strbuf_str(&place));
    text_style(t, STYLE_PLAIN);
    text_newline(t);
    strbuf_release(&safe);
    strbuf_release(&place);
}

/* The widest name that is shown and not too wide for a column. */
static uint32_t name_columns(const struct text *t, const struct stack_frame *stack, uint32_t n)
{
    uint32_t widest = 0;
    for (uint32_t i = 0; i < n; i++) {
        struct strbuf safe = {0};
        if (!t->options->verbose && i + 1 < n && place_is_library(&stack[i].at))
            continue;
        uint32_t width = frame_name(t, &safe, &stack[i].at);
        if (width <= NAME_COLUMNS)
            widest = MAX(widest, width);
        strbuf_release(&safe);
    }
    return widest;
}

/* How many frames from i on are left out: calls inside a library, or the middle of a long stack. */
static uint32_t folded_at(const struct stack_frame *stack, uint32_t n, uint32_t i, uint32_t shown,
                          const char **what)
{
    uint32_t library = 0, rest = 0;
    while (i + library + 1 < n && place_is_library(&stack[i + library].at))
        library++;
    *what = library > 1 ? " in a library" : "";
    if (library > 1)
        return library;
    for (uint32_t k = i; k < n; k++)
        rest += k + 1 == n || !place_is_library(&stack[k].at);
    return shown == KEEP_FIRST && rest > FOLD_ABOVE - KEEP_FIRST && n - i > KEEP_LAST
               ? n - i - KEEP_LAST
               : 0;
}

static void put_stack(struct text *t, const char *label, const struct stack_frame *stack,
                      uint32_t n)
{
    uint32_t columns = name_columns(t, stack, n), shown = 0;
    int wide = (int)(text_label_end(t) - TEXT_INDENT);
    for (uint32_t i = 0; i < n; label = "") {
        const char *what;
        uint32_t folded = t->options->verbose ? 0 : folded_at(stack, n, i, shown, &what);
        text_spaces(t, TEXT_INDENT);
        text_style(t, STYLE_LABEL);
        text_rawf(t, (int)strlen(label) < wide ? "%-*s" : "%*s ", wide, label);
        text_style(t, STYLE_PLAIN);
        if (folded) {
            text_rawf(t, "... %u calls%s ...\n", folded, what);
            i += folded;
        } else {
            put_frame(t, &stack[i++].at, columns);
            shown++;
        }
    }
}

/* ---- one access ---- */

static void put_locks(struct text *t, const struct access_info *access)
{
    if (access->nlocks == 0)
        text_labelled(t, "locks", "none held");
    for (uint32_t i = 0; i < access->nlocks; i++) {
        const struct held_lock *lock = &access->locks[i];
        struct strbuf s = {0};
        strbuf_addc(&s, '`');
        display_short_name(&s, lock->name ? lock->name : "?");
        strbuf_adds(&s, lock->is_shared ? "` held for reading" : "` held");
        if (lock->acquired_at.file) {
            strbuf_adds(&s, ", taken at ");
            words_place_in(&s, &lock->acquired_at);
        }
        if (lock->acquired_by) {
            strbuf_adds(&s, " by `");
            display_short_name(&s, lock->acquired_by);
            strbuf_addc(&s, '`');
        }
        label_and_release(t, i == 0 ? "locks" : "", &s);
    }
}

/* Do both sides come to one place by the same calls, with the same locks? What is short anyway is
 * said again. */
static bool is_same_way(const struct access_info *a, const struct access_info *b)
{
    if (a->nstack != b->nstack || a->nlocks != b->nlocks || a->nstack < 2 || !a->thread ||
        !b->thread || strcmp(a->thread->name, b->thread->name) != 0)
        return false;
    for (uint32_t i = 0; i < a->nstack; i++)
        if (!words_same_place(&a->stack[i].at, &b->stack[i].at))
            return false;
    for (uint32_t i = 0; i < a->nlocks; i++)
        if (!a->locks[i].name || !b->locks[i].name ||
            strcmp(a->locks[i].name, b->locks[i].name) != 0 ||
            a->locks[i].is_shared != b->locks[i].is_shared)
            return false;
    return true;
}

/* The heading says where, so that terminals and editors can jump there. */
static void put_access(struct text *t, const struct finding *f, const struct access_info *access)
{
    bool is_repeated = access != &f->access[0] && words_same_place(&f->access[0].at, &access->at);
    struct strbuf s = {0}, place = {0};
    text_newline(t);
    text_spaces(t, 2);
    words_place(&place, &access->at);
    text_style(t, STYLE_PLACE);
    uint32_t at = 2 + text_safe(t, strbuf_str(&place));
    text_style(t, STYLE_PLAIN);
    text_raw(t, ": ");
    words_access(&s, access);
    if (access->at.function) {
        strbuf_adds(&s, " in `");
        display_short_name(&s, access->at.function);
        strbuf_addc(&s, '`');
    }
    bool is_known = is_repeated && is_same_way(&f->access[0], access);
    if (is_repeated)
        strbuf_adds(&s, is_known ? ", the same place, locks and stack" : ", the same place");
    if (access->target && strcmp(access->target, f->variable) != 0) {
        strbuf_adds(&s, strcmp(f->rule, "deadlock") == 0 ? " for `" : ", as `");
        display_short_name(&s, access->target);
        strbuf_addc(&s, '`');
    }
    text_prose(t, STYLE_PLAIN, at + 2, TEXT_INDENT, strbuf_str(&s));
    if (!is_repeated)
        text_excerpt(t, &access->at, TEXT_INDENT - 2);
    if (!is_known)
        put_locks(t, access);
    if (access->nstack > 1 && !is_known)
        put_stack(t, "stack", access->stack, access->nstack);
    strbuf_release(&place);
    strbuf_release(&s);
}

/* ---- threads ---- */

static bool is_ancestor(const struct thread_info *older, const struct thread_info *thread)
{
    for (; thread; thread = thread->parent)
        if (thread == older)
            return true;
    return false;
}

/* A thread with the chain of those that created it. */
static void put_thread(struct text *t, const char *label, const struct thread_info *thread)
{
    enum { MAX_CHAIN = 8 };
    uint32_t depth = 0;
    for (const struct thread_info *it = thread; it && depth < MAX_CHAIN; it = it->parent, depth++) {
        struct strbuf s = {0};
        strbuf_adds(&s, depth ? "by " : "");
        words_creation(&s, it);
        words_joins(&s, it);
        label_and_release(t, depth ? "" : label, &s);
        if (t->options->verbose && it->ncreation_stack > 1)
            put_stack(t, "", it->creation_stack, it->ncreation_stack);
    }
}

/* Of a long ring the text shows both ends. */
static bool is_left_out(const struct text *t, const struct finding *f, uint32_t more)
{
    enum { MAX_SHOWN = 10, AT_BEGIN = 4, AT_END = 2 };
    return !t->options->verbose && f->nmore > MAX_SHOWN && more >= AT_BEGIN &&
           more + AT_END < f->nmore;
}

static bool is_named_before(const struct finding *f, uint32_t side)
{
    const struct thread_info *thread = f->more[side].thread;
    for (uint32_t i = 0; i < side; i++)
        if (f->more[i].thread == thread)
            return true;
    return !thread || is_ancestor(thread, f->access[0].thread) ||
           is_ancestor(thread, f->access[1].thread);
}

static void put_threads(struct text *t, const struct finding *f)
{
    const struct thread_info *a = f->access[0].thread, *b = f->access[1].thread;
    text_newline(t);
    if (!a && !b)
        return;
    /* A chain that the other one already shows is not repeated. */
    if (a && (a == b || !b || !is_ancestor(a, b))) {
        put_thread(t, "threads", a);
        if (b && !is_ancestor(b, a))
            put_thread(t, "", b);
    } else {
        put_thread(t, "threads", b);
    }
    for (uint32_t i = 0; i < f->nmore; i++)
        if (!is_left_out(t, f, i) && !is_named_before(f, i))
            put_thread(t, "", f->more[i].thread);
}

/* ---- the rest of an entry ---- */

static void put_object(struct text *t, const struct finding *f)
{
    struct strbuf s = {0};
    if (!f->object)
        return;
    strbuf_adds(&s, f->object);
    if (f->allocated_at.file) {
        strbuf_adds(&s, ", ");
        words_place(&s, &f->allocated_at);
    }
    label_and_release(t, "object", &s);
}

static void put_confidence(struct text *t, const struct finding *f)
{
    struct strbuf s = {0};
    strbuf_addf(&s, "%s (%.2f)", words_confidence(f->confidence), f->confidence);
    for (uint32_t i = 0; i < f->nreasons; i++)
        strbuf_addf(&s, "%s %s", i == 0 ? ":" : ";", f->reasons[i]);
    label_and_release(t, "confidence", &s);
}

static void add_id(struct strbuf *out, struct key128 key)
{
    char hex[KEY_HEX_SIZE];
    key_hex(key, hex);
    strbuf_add(out, hex, ID_DIGITS);
}

static void add_pair(struct strbuf *out, const struct finding *f)
{
    for (int i = 0; i < 2 - f->is_single; i++) {
        strbuf_adds(out, i ? " with " : "");
        strbuf_addf(out, "%s at ", f->access[i].verb ? f->access[i].verb : "access");
        words_place(out, &f->access[i].at);
    }
}

/* Pairs of the entry that stand as the one that is shown does. */
static bool is_alike(const struct report *r, const struct text_group *g, uint32_t i)
{
    return state_of(&r->findings[i]) == state_of(&r->findings[g->shown]);
}

static uint32_t count_alike(const struct report *r, const struct text_group *g)
{
    return states_of_group(r, g->first, g->end).n[state_of(&r->findings[g->shown])];
}

/* The other members of the object that the same functions use in the same way. */
static void put_members(struct text *t, const struct report *r, const struct text_group *g)
{
    enum { EXAMPLES = 6 };
    str_vec names = {0};
    struct strbuf s = {0};
    group_variables(r, g->first, g->end, state_of(&r->findings[g->shown]), &names);
    uint32_t others = (uint32_t)names.n - 1;
    uint32_t shown = t->options->verbose ? others : MIN(others, EXAMPLES), put = 0;
    for (size_t i = 0; i < names.n && put < shown; i++) {
        if (strcmp(names.at[i], r->findings[g->shown].variable) == 0)
            continue;
        strbuf_addf(&s, "%s`", put++ ? ", " : "also ");
        display_short_name(&s, names.at[i]);
        strbuf_addc(&s, '`');
    }
    if (others > shown)
        strbuf_addf(&s, " and %u more (--verbose lists them)", others - shown);
    if (s.len)
        label_and_release(t, "members", &s);
    strbuf_release(&s);
    vec_release(&names);
}

static void put_pair(struct text *t, const struct finding *f, const char *state)
{
    struct strbuf s = {0};
    add_pair(&s, f);
    if (t->options->verbose) {
        strbuf_addf(&s, " (confidence %.2f, id ", f->confidence);
        add_id(&s, f->fingerprint);
        strbuf_addf(&s, "%s%s)", *state ? ", " : "", state);
    }
    label_and_release(t, "", &s);
}

/* Pairs of the entry that are of no concern: known, suppressed or fixed. */
static void put_unlike_pairs(struct text *t, const struct report *r, const struct text_group *g,
                             bool is_first)
{
    struct state_counts counts = states_of_group(r, g->first, g->end);
    struct strbuf s = {0};
    uint32_t unlike = 0;
    for (int state = STATE_KNOWN; state < STATES; state++) {
        if (state == (int)state_of(&r->findings[g->shown]) || !counts.n[state])
            continue;
        strbuf_addf(&s, "%s%u %s", s.len ? ", " : "", counts.n[state],
                    state_words((enum finding_state)state, t->options->fixed));
        unlike += counts.n[state];
    }
    if (!unlike)
        return;
    strbuf_addf(&s, " (%s)", words_pairs(r->findings[g->shown].is_single, unlike));
    label_and_release(t, is_first ? "also" : "", &s);
    for (uint32_t i = g->first; t->options->verbose && i < g->end; i++)
        if (!is_alike(r, g, i))
            put_pair(t, &r->findings[i], state_words(state_of(&r->findings[i]), t->options->fixed));
}

/* Pairs that are the same bug: counted and exemplified, or all listed. */
static void put_other_pairs(struct text *t, const struct report *r, const struct text_group *g)
{
    enum { EXAMPLES = 3 };
    uint32_t others = count_alike(r, g) - 1, left = others;
    uint32_t examples = t->options->verbose ? others : MIN(others, EXAMPLES);
    struct strbuf s = {0};
    if (others) {
        strbuf_addf(&s, "%u more %s with the same cause:", others,
                    words_pairs(r->findings[g->shown].is_single, others));
        label_and_release(t, "also", &s);
    }
    for (uint32_t i = g->first; i < g->end && examples > 0; i++) {
        if (i == g->shown || !is_alike(r, g, i))
            continue;
        put_pair(t, &r->findings[i], "");
        examples--;
        left--;
    }
    if (left > 0) {
        strbuf_addf(&s, "and %u more (--verbose lists them)", left);
        label_and_release(t, "", &s);
    }
    put_unlike_pairs(t, r, g, others == 0);
}

static void put_suppression(struct text *t, const struct finding *f)
{
    struct strbuf s = {0};
    if (!f->suppression)
        return;
    words_place(&s, &f->suppression->at);
    if (f->suppression->reason)
        strbuf_addf(&s, ": %s", f->suppression->reason);
    label_and_release(t, "suppressed", &s);
}

static void put_headline(struct text *t, const struct finding *f, uint32_t number)
{
    struct strbuf s = {0};
    size_t before = t->out->len;
    text_rawf(t, "[%u] ", number);
    uint32_t column = (uint32_t)(t->out->len - before);
    if (f->baseline == BASELINE_NEW)
        strbuf_adds(&s, "new ");
    if (f->baseline == BASELINE_FIXED)
        strbuf_adds(&s, "fixed ");
    words_headline(&s, f);
    text_prose(t, STYLE_HEAD, column, TEXT_INDENT, strbuf_str(&s));
    strbuf_release(&s);
}

static void put_more(struct text *t, const struct finding *f)
{
    uint32_t left_out = 0;
    for (uint32_t i = 0; i < f->nmore; i++) {
        left_out += is_left_out(t, f, i);
        if (is_left_out(t, f, i) && !is_left_out(t, f, i + 1)) {
            struct strbuf s = {0};
            strbuf_addf(&s, "%u more waits between these: --verbose", left_out);
            text_newline(t);
            text_spaces(t, TEXT_INDENT);
            text_prose(t, STYLE_PLAIN, TEXT_INDENT, TEXT_INDENT, strbuf_str(&s));
            strbuf_release(&s);
        }
        if (!is_left_out(t, f, i))
            put_access(t, f, &f->more[i]);
    }
}

static void put_group(struct text *t, const struct report *r, const struct text_group *g,
                      uint32_t number)
{
    const struct finding *f = &r->findings[g->shown];
    struct strbuf s = {0};
    put_headline(t, f, number);
    put_access(t, f, &f->access[0]);
    if (!f->is_single)
        put_access(t, f, &f->access[1]);
    put_more(t, f);
    put_threads(t, f);
    put_object(t, f);
    if (f->why_unordered)
        text_labelled(t, "why", f->why_unordered);
    put_confidence(t, f);
    put_members(t, r, g);
    put_other_pairs(t, r, g);
    words_hint(&s, f);
    if (s.len > 0)
        text_labelled(t, "hint", strbuf_str(&s));
    strbuf_clear(&s);
    put_suppression(t, f);
    add_id(&s, f->fingerprint);
    label_and_release(t, "id", &s);
    text_newline(t);
}

/* Headline, places, id: enough to decide whether to look closer. */
static void put_brief(struct text *t, const struct report *r, const struct text_group *g,
                      uint32_t number)
{
    const struct finding *f = &r->findings[g->shown];
    uint32_t others = count_alike(r, g) - 1;
    struct strbuf s = {0};
    put_headline(t, f, number);
    add_pair(&s, f);
    if (others)
        strbuf_addf(&s, ", and %u more %s%s", others, f->is_single ? "place" : "pair",
                    others > 1 ? "s" : "");
    strbuf_addf(&s, "; confidence %.2f, id ", f->confidence);
    add_id(&s, f->fingerprint);
    text_spaces(t, TEXT_INDENT);
    text_prose(t, STYLE_PLAIN, TEXT_INDENT, TEXT_INDENT, strbuf_str(&s));
    strbuf_release(&s);
}

/* False if nothing of the group is to be shown. */
static bool choose_shown(const struct report *r, struct text_group *g, bool is_verbose)
{
    g->shown = state_best(r, g->first, g->end);
    return is_verbose || state_of(&r->findings[g->shown]) == STATE_SHOWN;
}

/* Entries from here on (1-based) are brief; UINT32_MAX: none. */
static uint32_t first_brief(const struct report *r, const struct text_options *options)
{
    enum { LONG_REPORT = 20 };
    uint32_t shown = 0, sure = 0;
    for (struct text_group g = {0}; g.first < r->nfindings; g.first = g.end) {
        g.end = group_end(r, g.first);
        if (!choose_shown(r, &g, false))
            continue;
        shown++;
        if (r->findings[g.shown].confidence >= CONFIDENCE_MEDIUM)
            sure = shown;
    }
    return options->verbose || shown <= LONG_REPORT || sure == shown ? UINT32_MAX : sure + 1;
}

void text_put_group(struct text *t, const struct report *r, const struct text_group *g,
                    uint32_t number, bool is_brief)
{
    (is_brief ? put_brief : put_group)(t, r, g, number);
}

/* Those that are shown, up to --max-findings; gives how many are not listed for that. */
static uint32_t collect_groups(const struct text *t, const struct report *r, text_group_vec *out)
{
    uint32_t most = t->options->max_entries, left_out = 0;
    for (struct text_group g = {0}; g.first < r->nfindings; g.first = g.end) {
        g.end = group_end(r, g.first);
        if (!choose_shown(r, &g, t->options->verbose))
            continue;
        if (most && out->n >= most)
            left_out++;
        else
            vec_push(out, g);
    }
    return left_out;
}

static void put_left_out(struct text *t, uint32_t n)
{
    struct strbuf s = {0};
    if (n == 0)
        return;
    strbuf_addf(&s,
                "%u more finding%s not listed here (--max-findings); JSON, SARIF and the page "
                "have all",
                n, n == 1 ? " is" : "s are");
    text_prose(t, STYLE_HEAD, 0, TEXT_INDENT, strbuf_str(&s));
    text_newline(t);
    strbuf_release(&s);
}

static void put_groups(struct text *t, const struct report *r)
{
    uint32_t brief = first_brief(r, t->options);
    text_group_vec groups = {0};
    uint32_t left_out = collect_groups(t, r, &groups);
    for (uint32_t i = 0; i < groups.n && !t->options->group_by; i++) {
        if (i + 1 == brief)
            text_prose(t, STYLE_HEAD, 0, 2,
                       "low confidence, in brief (--verbose or `heddle explain ID` shows them in "
                       "full; --min-confidence medium leaves them out)");
        text_put_group(t, r, &groups.at[i], i + 1, i + 1 >= brief);
    }
    if (t->options->group_by)
        text_by_heading(t, r, &groups);
    else if (groups.n >= brief)
        text_newline(t);
    put_left_out(t, left_out);
    vec_release(&groups);
}

static bool is_of_java(const struct report *r)
{
    const char *file = r->nfindings ? r->findings[0].access[0].at.file : NULL;
    const char *dot = file ? strrchr(file, '.') : NULL;
    return dot && strcmp(dot, ".java") == 0;
}

void report_text(const struct report *r, const struct text_options *options, struct strbuf *out)
{
    struct text t = {options, out, source_cache_new(r->source_root), false};
    t.hides_packages = !options->verbose && is_of_java(r);
    if (r->only_sharing)
        text_sharing(&t, r);
    put_groups(&t, r);
    if (!r->only_sharing)
        text_summary(&t, r);
    if (options->fixed)
        text_fixed(&t, r);
    text_suppressions(&t, r);
    text_notes(&t, r);
    if (options->stats)
        text_stats(&t, r);
    source_cache_free(t.sources);
}
