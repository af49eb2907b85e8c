/*
 * How the threads of a deadlock get where they wait: for each, in order, the locks it takes and the
 * calls it makes on the way, and who holds what it waits for.
 */
#include "report/explain_int.h"
#include "report/words.h"

static uint32_t nsides(const struct finding *f)
{
    return f->is_single ? 1 : 2 + f->nmore;
}

static const struct access_info *side_at(const struct finding *f, uint32_t i)
{
    return i < 2 ? &f->access[i] : &f->more[i - 2];
}

static bool is_same(const char *a, const char *b)
{
    return a && b && strcmp(a, b) == 0;
}

/* Is the lock taken in the function of this frame, before the call that the frame makes? */
static bool is_taken_in(const struct held_lock *lock, const struct place_ref *frame)
{
    return is_same(lock->acquired_at.function, frame->function) &&
           is_same(lock->acquired_at.file, frame->file);
}

static void put_taken(struct explaining *x, const struct held_lock *lock)
{
    struct strbuf s = {0};
    words_place_in(&s, &lock->acquired_at);
    strbuf_addf(&s, ": takes `%s`%s", lock->name, lock->is_shared ? " for reading" : "");
    if (lock->acquired_by)
        strbuf_addf(&s, ", in `%s`", lock->acquired_by);
    explain_line(x, 4, strbuf_str(&s));
    strbuf_release(&s);
}

/* The locks that are taken in a frame, the one taken last at the end; frame NULL: in none. */
static void put_locks_of(struct explaining *x, const struct access_info *a,
                         const struct place_ref *frame)
{
    for (uint32_t i = a->nlocks; i-- > 0;) {
        bool is_somewhere = false;
        for (uint32_t k = 0; k < a->nstack; k++)
            is_somewhere |= is_taken_in(&a->locks[i], &a->stack[k].at);
        if (frame ? is_taken_in(&a->locks[i], frame) : !is_somewhere)
            put_taken(x, &a->locks[i]);
    }
}

static bool is_held_by(const struct access_info *a, const char *name)
{
    for (uint32_t i = 0; i < a->nlocks; i++)
        if (is_same(a->locks[i].name, name))
            return true;
    return false;
}

/* The last step: what it waits for, and which other side holds that. */
static void put_wait(struct explaining *x, const struct finding *f, uint32_t side)
{
    const struct access_info *a = side_at(f, side);
    struct strbuf s = {0};
    words_place_in(&s, &a->at);
    strbuf_addf(&s, ": %s", a->verb && strcmp(a->verb, "wait") != 0 ? a->verb : "waits");
    if (a->target)
        strbuf_addf(&s, " for `%s`", a->target);
    for (uint32_t i = 0; i < nsides(f); i++) {
        const struct access_info *other = side_at(f, i);
        if ((i == side && nsides(f) > 1) || !other->thread || !is_held_by(other, a->target))
            continue;
        strbuf_adds(&s, ", which ");
        strbuf_adds(&s, other->thread == a->thread && i != side ? "another " : "");
        words_thread(&s, other->thread);
        strbuf_adds(&s, " holds");
        break;
    }
    explain_line(x, 4, strbuf_str(&s));
    strbuf_release(&s);
}

static void put_chain(struct explaining *x, const struct finding *f, uint32_t side)
{
    const struct access_info *a = side_at(f, side);
    struct strbuf s = {0};
    if (a->thread)
        words_creation(&s, a->thread);
    explain_line(x, 2, s.len ? strbuf_str(&s) : "a thread");
    put_locks_of(x, a, NULL);
    for (uint32_t i = 0; i < a->nstack; i++) {
        bool is_first = true;
        for (uint32_t k = 0; k < i; k++) /* recursion: the locks of a function once */
            is_first &= !is_same(a->stack[k].at.function, a->stack[i].at.function);
        if (is_first)
            put_locks_of(x, a, &a->stack[i].at);
        if (i + 1 == a->nstack)
            break;
        strbuf_clear(&s);
        words_place_in(&s, &a->stack[i].at);
        strbuf_addf(&s, ": calls `%s`",
                    a->stack[i + 1].at.function ? a->stack[i + 1].at.function : "?");
        explain_line(x, 4, strbuf_str(&s));
    }
    put_wait(x, f, side);
    strbuf_release(&s);
}

void explain_waits(struct explaining *x, const struct finding *f)
{
    explain_line(x, 0, nsides(f) > 1 ? "how each thread gets there" : "how it comes about");
    for (uint32_t i = 0; i < nsides(f); i++)
        put_chain(x, f, i);
}
