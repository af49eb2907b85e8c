#include "model/place.h"
#include <ctype.h>
#include <stdlib.h>

struct place_parser {
    struct arena *arena;
    const char *text, *at;
    struct diag *diag;
};

#define PLACE_EXPECTED                                                                           \
    "expected argN, *argN, argN+BYTES, argN..., ret, fresh, unknown, static NAME, global NAME, " \
    "thread NAME, argN*argM, strlen(argN), inside(PLACE), each(PLACE), virtual(PLACE, SLOT), "   \
    "any(PLACE), "                                                                               \
    "method(PLACE, SELECTOR) or a number"

static bool fail(struct place_parser *p)
{
    return diag_set(p->diag, "unknown place '%s', " PLACE_EXPECTED, p->text);
}

static void skip_space(struct place_parser *p)
{
    while (*p->at == ' ' || *p->at == '\t')
        p->at++;
}

static bool eat(struct place_parser *p, const char *token)
{
    skip_space(p);
    size_t len = strlen(token);
    if (strncmp(p->at, token, len) != 0)
        return false;
    p->at += len;
    return true;
}

/* A word token must not run on into a longer word. */
static bool eat_word(struct place_parser *p, const char *word)
{
    const char *before = p->at;
    if (eat(p, word) && !isalnum((unsigned char)*p->at) && *p->at != '_' && *p->at != '-')
        return true;
    p->at = before;
    return false;
}

static bool parse_number(struct place_parser *p, int64_t *value)
{
    skip_space(p);
    const char *digits = p->at + (*p->at == '-');
    if (!isdigit((unsigned char)*digits))
        return false;
    char *end;
    long long v = strtoll(p->at, &end, 0);
    if (v > INT32_MAX || v < INT32_MIN)
        return false;
    *value = v;
    p->at = end;
    return true;
}

/* argN: false without a message if it is something else, with one if N is too large. */
static bool parse_arg(struct place_parser *p, int32_t *index, bool *is_bad)
{
    skip_space(p);
    if (strncmp(p->at, "arg", 3) != 0 || !isdigit((unsigned char)p->at[3]))
        return false;
    char *end;
    unsigned long n = strtoul(p->at + 3, &end, 10);
    if (n >= MODEL_MAX_ARG) {
        *is_bad = true;
        return diag_set(p->diag, "argument '%.*s' is out of range, expected arg0 to arg%d",
                        (int)(end - p->at), p->at, MODEL_MAX_ARG - 1);
    }
    *index = (int32_t)n;
    p->at = end;
    return true;
}

static bool parse_name(struct place_parser *p, struct place *out, enum place_kind kind)
{
    skip_space(p);
    size_t n = strcspn(p->at, " \t,)+*(");
    if (!n)
        return fail(p);
    out->kind = kind;
    out->name = arena_printf(p->arena, "%.*s", (int)n, p->at);
    p->at += n;
    return true;
}

static bool parse_sum(struct place_parser *p, struct place *out, int nesting);

/* One more dereference around what was parsed. */
static bool wrap_deref(struct place_parser *p, struct place *out)
{
    if (out->depth >= MODEL_MAX_DEPTH)
        return diag_set(p->diag, "too many dereferences in '%s', at most %d are known", p->text,
                        MODEL_MAX_DEPTH);
    switch (out->kind) {
    case PLACE_ARG:
        out->kind = PLACE_DEREF;
        out->base = PLACE_ARG;
        break;
    case PLACE_RET:
    case PLACE_STATIC:
    case PLACE_GLOBAL:
    case PLACE_THREAD:
        out->base = out->kind;
        out->kind = PLACE_DEREF_OF;
        break;
    case PLACE_DEREF:
    case PLACE_DEREF_OF:
        break;
    default:
        return fail(p);
    }
    out->depth++;
    return true;
}

/* inside(PLACE): somewhere in the object at that address; each(PLACE): an element from there on. */
static bool parse_inside(struct place_parser *p, struct place *out, int nesting, uint32_t *depths)
{
    if (!eat(p, "("))
        return fail(p);
    if (!parse_sum(p, out, nesting))
        return false;
    if (!eat(p, ")"))
        return fail(p);
    *depths |= 1u << out->depth;
    return true;
}

static bool parse_unary(struct place_parser *p, struct place *out, int nesting)
{
    bool is_bad = false;
    if (nesting > 16)
        return fail(p);
    if (eat(p, "*"))
        return parse_unary(p, out, nesting + 1) && wrap_deref(p, out);
    if (eat(p, "("))
        return parse_sum(p, out, nesting + 1) && (eat(p, ")") || fail(p));
    if (eat_word(p, "inside"))
        return parse_inside(p, out, nesting + 1, &out->inside);
    if (eat_word(p, "each"))
        return parse_inside(p, out, nesting + 1, &out->each);
    if (parse_arg(p, &out->index, &is_bad)) {
        out->kind = PLACE_ARG;
        return true;
    }
    if (is_bad)
        return false;
    if (eat_word(p, "ret")) {
        out->kind = PLACE_RET;
        return true;
    }
    if (eat_word(p, "static"))
        return parse_name(p, out, PLACE_STATIC);
    if (eat_word(p, "global"))
        return parse_name(p, out, PLACE_GLOBAL);
    if (eat_word(p, "thread"))
        return parse_name(p, out, PLACE_THREAD);
    return fail(p);
}

static bool parse_sum(struct place_parser *p, struct place *out, int nesting)
{
    if (!parse_unary(p, out, nesting))
        return false;
    while (eat(p, "+")) {
        int64_t bytes;
        if (!parse_number(p, &bytes))
            return fail(p);
        int64_t *offset = out->depth == 0   ? &out->offset
                          : out->depth == 1 ? &out->offset2
                                            : &out->offset3;
        if (out->depth >= MODEL_MAX_DEPTH)
            return fail(p);
        *offset += bytes;
    }
    return true;
}

/* virtual(PLACE, SLOT) and any(PLACE): the place in brackets is the object's address. */
static bool parse_function_of(struct place_parser *p, struct place *out, enum place_kind kind)
{
    if (!eat(p, "(") || !parse_sum(p, out, 0))
        return diag_str(p->diag)[0] ? false : fail(p);
    if (out->kind != PLACE_DEREF && out->kind != PLACE_DEREF_OF)
        out->base = out->kind;
    out->kind = kind;
    if (kind == PLACE_VIRTUAL) {
        int64_t slot;
        if (!eat(p, ",") || !parse_number(p, &slot) || slot < 0)
            return fail(p);
        out->index2 = (int32_t)slot;
    }
    if (kind == PLACE_METHOD) { /* the selector has brackets of its own and ends with the text */
        if (!eat(p, ","))
            return fail(p);
        skip_space(p);
        size_t n = strlen(p->at);
        if (n < 4 || p->at[n - 1] != ')' || !memchr(p->at, '(', n - 1))
            return fail(p);
        out->name = arena_printf(p->arena, "%.*s", (int)(n - 1), p->at);
        p->at += n - 1;
    }
    return eat(p, ")") || fail(p);
}

static bool parse_strlen(struct place_parser *p, struct place *out)
{
    bool is_bad = false;
    if (!eat(p, "(") || !parse_arg(p, &out->index, &is_bad) || !eat(p, ")"))
        return is_bad ? false : fail(p);
    out->kind = PLACE_STRLEN;
    return true;
}

/* What may follow an argument at the top: "..." or "*argM". */
static bool parse_arg_suffix(struct place_parser *p, struct place *out)
{
    bool is_bad = false;
    if (out->kind != PLACE_ARG || out->offset)
        return true;
    if (eat(p, "...")) {
        out->kind = PLACE_REST;
        return true;
    }
    if (!eat(p, "*"))
        return true;
    if (!parse_arg(p, &out->index2, &is_bad))
        return is_bad ? false : fail(p);
    out->kind = PLACE_PROD;
    return true;
}

static bool parse_top(struct place_parser *p, struct place *out)
{
    int64_t number;
    if (parse_number(p, &number)) {
        out->kind = PLACE_INT;
        out->index = (int32_t)number;
        return true;
    }
    if (eat_word(p, "fresh")) {
        out->kind = PLACE_FRESH;
        return true;
    }
    if (eat_word(p, "unknown"))
        return true; /* PLACE_NONE */
    if (eat_word(p, "strlen"))
        return parse_strlen(p, out);
    if (eat_word(p, "virtual"))
        return parse_function_of(p, out, PLACE_VIRTUAL);
    if (eat_word(p, "method"))
        return parse_function_of(p, out, PLACE_METHOD);
    if (eat_word(p, "any"))
        return parse_function_of(p, out, PLACE_ANY_FN);
    return parse_sum(p, out, 0) && parse_arg_suffix(p, out);
}

bool place_parse(struct arena *arena, const char *text, struct place *out, struct diag *diag)
{
    struct place_parser p = {arena, text, text, diag};
    *out = (struct place){0};
    if (!parse_top(&p, out))
        return false;
    skip_space(&p);
    return !*p.at || fail(&p);
}

#define BIT(kind) (1u << (kind))
static const uint32_t object_kinds = BIT(PLACE_ARG) | BIT(PLACE_RET) | BIT(PLACE_DEREF) |
                                     BIT(PLACE_STATIC) | BIT(PLACE_GLOBAL) | BIT(PLACE_THREAD) |
                                     BIT(PLACE_DEREF_OF);

bool place_fits(const struct place *place, enum place_role role)
{
    uint32_t allowed = 0;
    switch (role) {
    case ROLE_POINTER:
        allowed = object_kinds | BIT(PLACE_REST);
        break;
    case ROLE_SIZE:
        allowed = BIT(PLACE_ARG) | BIT(PLACE_DEREF) | BIT(PLACE_INT) | BIT(PLACE_PROD) |
                  BIT(PLACE_STRLEN) | BIT(PLACE_RET) | BIT(PLACE_NONE);
        break;
    case ROLE_FUNCTION:
        allowed = BIT(PLACE_ARG) | BIT(PLACE_DEREF) | BIT(PLACE_GLOBAL) | BIT(PLACE_DEREF_OF) |
                  BIT(PLACE_VIRTUAL) | BIT(PLACE_METHOD) | BIT(PLACE_ANY_FN);
        break;
    case ROLE_TARGET:
        allowed = BIT(PLACE_RET) | BIT(PLACE_DEREF) | BIT(PLACE_DEREF_OF);
        break;
    case ROLE_VALUE:
        allowed =
            object_kinds | BIT(PLACE_REST) | BIT(PLACE_INT) | BIT(PLACE_FRESH) | BIT(PLACE_NONE);
        break;
    }
    return allowed & BIT(place->kind);
}

const char *place_role_expects(enum place_role role)
{
    switch (role) {
    case ROLE_POINTER:
        return "an address: argN, *argN, argN..., ret, static NAME, global NAME or thread NAME";
    case ROLE_SIZE:
        return "a number of bytes: argN, *argN, ret, a number, argN*argM, strlen(argN) or unknown";
    case ROLE_FUNCTION:
        return "a function: argN, *argN, global NAME, virtual(PLACE, SLOT), any(PLACE) or "
               "method(PLACE, SELECTOR)";
    case ROLE_TARGET:
        return "somewhere to store: ret, *argN, *ret, *static NAME or *global NAME";
    case ROLE_VALUE:
        return "a value: argN, *argN, ret, a number, fresh, unknown or static NAME";
    }
    return "";
}
