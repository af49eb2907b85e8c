/*
 * Which of the units make up the program. A linker takes from an archive only the members that
 * define something still missing; and of several files that define main only one can be meant.
 */
#include "base/intern.h"
#include "input/acquire.h"

static bool is_definition(const struct ir_sym *s)
{
    return (s->flags & SYMF_DEFINED) && s->linkage != LINK_INTERNAL && s->linkage != LINK_AVAILABLE;
}

static bool is_reference(const struct ir_sym *s)
{
    return !(s->flags & SYMF_DEFINED) && s->linkage != LINK_EXTERN_WEAK &&
           s->linkage != LINK_INTERNAL;
}

static bool defines_main(const struct ir_unit *u)
{
    for (uint32_t i = 0; i < u->nsyms; i++)
        if (u->syms[i].kind == SYM_FUNC && is_definition(&u->syms[i]) &&
            strcmp(ir_str(u, u->syms[i].name), "main") == 0)
            return true;
    return false;
}

static void drop(struct acquired *slot)
{
    ir_unit_free(slot->unit);
    slot->unit = NULL;
}

/* ---- archives ---- */

enum { NEEDED = 1, DEFINED = 2 };

struct resolution {
    struct intern names;
    VEC(uint8_t) state; /* by name id: NEEDED, DEFINED */
    bool *is_in;        /* by slot */
};

static uint8_t *state_of(struct resolution *r, const char *name)
{
    uint32_t id = intern_adds(&r->names, name);

    while (r->state.n <= id)
        vec_push(&r->state, 0);
    return &r->state.at[id];
}

static void take_in(struct resolution *r, const struct acquired *slots, size_t i)
{
    const struct ir_unit *u = slots[i].unit;

    r->is_in[i] = true;
    for (uint32_t s = 0; s < u->nsyms; s++) {
        if (is_definition(&u->syms[s]))
            *state_of(r, ir_str(u, u->syms[s].name)) |= DEFINED;
        else if (is_reference(&u->syms[s]))
            *state_of(r, ir_str(u, u->syms[s].name)) |= NEEDED;
    }
}

static bool resolves_something(struct resolution *r, const struct ir_unit *u)
{
    for (uint32_t s = 0; s < u->nsyms; s++)
        if (is_definition(&u->syms[s]) && *state_of(r, ir_str(u, u->syms[s].name)) == NEEDED)
            return true;
    return false;
}

static void resolve(struct resolution *r, const struct input_request *request,
                    const struct acquired *slots, size_t n)
{
    bool grows = true;

    *state_of(r, "main") |= NEEDED;
    for (size_t i = 0; i < request->entries.n; i++)
        *state_of(r, request->entries.at[i]) |= NEEDED;
    for (size_t i = 0; i < n; i++)
        if (slots[i].unit && slots[i].job.archive == 0)
            take_in(r, slots, i);
    while (grows) {
        grows = false;
        for (size_t i = 0; i < n; i++) {
            if (!slots[i].unit || r->is_in[i] || !resolves_something(r, slots[i].unit))
                continue;
            take_in(r, slots, i);
            grows = true;
        }
    }
}

static void drop_unneeded_members(const struct input_request *request, struct acquired *slots,
                                  size_t n, struct input_set *set)
{
    struct resolution r = {0};
    size_t dropped = 0, members = 0;

    for (size_t i = 0; i < n; i++)
        members += slots[i].unit && slots[i].job.archive;
    if (members == 0)
        return;
    intern_init(&r.names);
    r.is_in = ARENA_ARRAY(&set->arena, bool, n);
    resolve(&r, request, slots, n);
    for (size_t i = 0; i < n; i++) {
        if (slots[i].unit && !r.is_in[i]) {
            drop(&slots[i]);
            dropped++;
        }
    }
    if (dropped > 0)
        vec_push(&set->notes,
                 arena_printf(&set->arena,
                              "%zu of %zu archive members are not needed by the program", dropped,
                              members));
    intern_release(&r.names);
    vec_release(&r.state);
}

/* ---- main ---- */

static bool wants_main(const struct input_request *request)
{
    for (size_t i = 0; i < request->entries.n; i++)
        if (strcmp(request->entries.at[i], "main") == 0)
            return true;
    return request->entries.n == 0;
}

/* "net/server.c", "server.c" and "server" all name src/net/server.c. */
static bool is_named(const struct input_job *job, const char *name)
{
    size_t stem = strlen(job->path) - strlen(path_ext(job->path));
    char *without = xstrndup(job->path, stem);
    bool named = path_has_suffix(job->path, name) || path_has_suffix(without, name);

    vec_free(without);
    return named;
}

static bool ask_for_main(const struct acquired *slots, size_t n, struct diag *diag)
{
    diag_set(diag, "several files define main; choose a program with --target NAME:");
    for (size_t i = 0; i < n; i++)
        if (slots[i].unit && defines_main(slots[i].unit))
            strbuf_addf(&diag->text, "\n  %s", slots[i].job.shown);
    return false;
}

static bool choose_main(const struct input_request *request, struct acquired *slots, size_t n,
                        struct input_set *set, struct diag *diag)
{
    size_t mains = 0, named = 0, chosen = n;

    for (size_t i = 0; i < n; i++) {
        if (!slots[i].unit || !defines_main(slots[i].unit))
            continue;
        mains++;
        if (request->target && is_named(&slots[i].job, request->target)) {
            named++;
            chosen = i;
        }
    }
    if (request->target && mains < 2 && named == 0)
        vec_push(&set->notes, arena_printf(&set->arena,
                                           "--target '%s' chooses nothing: without a recorded "
                                           "build it names one of several files with a main",
                                           request->target));
    if (mains < 2 || !wants_main(request))
        return true;
    if (named != 1)
        return ask_for_main(slots, n, diag);
    for (size_t i = 0; i < n; i++)
        if (i != chosen && slots[i].unit && defines_main(slots[i].unit))
            drop(&slots[i]);
    return true;
}

/* A Java program and another one are not linked to one. Libraries that it calls have no main. */
static bool are_one_program(const struct input_request *request, const struct acquired *slots,
                            size_t n, const struct input_set *set, struct diag *diag)
{
    bool has_java_main = false;

    for (uint32_t i = 0; i < set->nunits; i++)
        has_java_main |= defines_main(set->units[i]);
    for (size_t i = 0; i < n && has_java_main && wants_main(request); i++)
        if (slots[i].unit && defines_main(slots[i].unit))
            return diag_set(diag,
                            "the Java program and '%s' each have a main: they are two programs; "
                            "check one after the other",
                            slots[i].job.shown);
    return true;
}

bool select_units(const struct input_request *request, struct acquired *slots, size_t n,
                  struct input_set *set, struct diag *diag)
{
    drop_unneeded_members(request, slots, n, set);
    if (!are_one_program(request, slots, n, set, diag))
        return false;
    return set->is_target || choose_main(request, slots, n, set, diag);
}
