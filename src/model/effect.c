#include "model/parse.h"
#include "model/place.h"
#include <stdlib.h>

/*
 * The grammar of effects, as a table: one row per effect, one column per parameter. What a row
 * allows is what the parser takes, the messages list and doc/models.md describes.
 */
enum param_type {
    PARAM_POINTER,
    PARAM_SIZE,
    PARAM_FUNCTION,
    PARAM_TARGET,
    PARAM_VALUE,
    PARAM_VALUES,
    PARAM_ORDER,
    PARAM_WORD,
    PARAM_FLAG,
    PARAM_NAME,
};

struct param {
    const char *name;
    enum param_type type;
    bool is_required;
    size_t offset;            /* in struct effect */
    uint32_t flag;            /* PARAM_FLAG */
    const char *const *words; /* PARAM_WORD: the enum's values in order, then NULL */
};

struct effect_row {
    const char *name;
    enum effect_kind kind;
    struct param params[20]; /* the first one is meant when a plain value is given */
};

static const char *const mode_words[] = {"exclusive", "shared", NULL};
static const char *const success_words[] = {"always", "zero",      "nonzero",
                                            "nonneg", "minus_one", NULL};
static const char *const when_words[] = {"now",         "deferred", "on_executor", "signal", "exit",
                                         "thread_exit", "fork",     "teardown",    NULL};
static const char *const access_words[] = {"load", "store", "rmw", "cmpxchg", NULL};
/* In the order of enum ir_order, which the layers keep out of reach here; a test compares them. */
static const char *const order_words[] = {"none",    "relaxed", "consume", "acquire",
                                          "release", "acq_rel", "seq_cst", NULL};

#define FIELD(f)          offsetof(struct effect, f)
#define NEEDS(n, type, f) {n, PARAM_##type, true, FIELD(f), 0, NULL}
#define TAKES(n, type, f) {n, PARAM_##type, false, FIELD(f), 0, NULL}
#define WORD(n, f, words) {n, PARAM_WORD, false, FIELD(f), 0, words}
#define FLAG(n, bit)      {n, PARAM_FLAG, false, FIELD(flags), bit, NULL}
#define ARGS              {"args", PARAM_VALUES, false, FIELD(args), 0, NULL}

static const struct effect_row rows[] = {
    {"spawn",
     EFFECT_SPAWN,
     {NEEDS("fn", FUNCTION, fn), ARGS, TAKES("handle", VALUE, handle),
      TAKES("then", FUNCTION, then), TAKES("count", SIZE, size), FLAG("many", EFF_MANY),
      FLAG("joined", EFF_JOINED), FLAG("caller_too", EFF_CALLER_TOO),
      FLAG("detached", EFF_DETACHED), FLAG("one_runs", EFF_ONE_RUNS), TAKES("lock", POINTER, obj),
      TAKES("pool", POINTER, pool), FLAG("per_object", EFF_PER_OBJECT),
      FLAG("per_holder", EFF_PER_HOLDER), FLAG("numbered", EFF_NUMBERED), FLAG("each", EFF_EACH),
      FLAG("copies", EFF_COPIES), TAKES("depends", POINTER, obj2),
      WORD("success", success, success_words)}},
    {"join",
     EFFECT_JOIN,
     {NEEDS("handle", VALUE, handle), TAKES("to", TARGET, ret),
      WORD("success", success, success_words), FLAG("timed", EFF_TIMED),
      FLAG("gives_up", EFF_GIVES_UP), FLAG("all", EFF_ALL), FLAG("children", EFF_CHILDREN),
      FLAG("deep", EFF_DEEP), TAKES("holder", POINTER, obj2), TAKES("made_by", NAME, unless),
      TAKES("unless", VALUE, src)}},
    {"detach", EFFECT_DETACH, {NEEDS("handle", VALUE, handle)}},
    {"exit_thread", EFFECT_EXIT, {TAKES("value", VALUE, src)}},
    {"call",
     EFFECT_CALL,
     {NEEDS("fn", FUNCTION, fn), ARGS, TAKES("to", TARGET, ret), TAKES("obj", POINTER, obj),
      TAKES("else", VALUE, src), FLAG("last", EFF_LAST), FLAG("repeats", EFF_REPEATS),
      FLAG("numbered", EFF_NUMBERED), FLAG("starters", EFF_STARTERS)}},
    {"register",
     EFFECT_REGISTER,
     {NEEDS("fn", FUNCTION, fn), ARGS, WORD("when", when, when_words),
      TAKES("executor", POINTER, obj), TAKES("handle", VALUE, handle), FLAG("serial", EFF_SERIAL),
      FLAG("repeats", EFF_REPEATS), FLAG("many", EFF_MANY)}},
    {"run_loop", EFFECT_RUN_LOOP, {NEEDS("executor", POINTER, obj)}},
    {"start", EFFECT_START, {NEEDS("handle", VALUE, handle)}},
    {"cancel", EFFECT_CANCEL, {NEEDS("handle", VALUE, handle)}},
    {"lock",
     EFFECT_LOCK,
     {NEEDS("obj", POINTER, obj), WORD("mode", mode, mode_words),
      WORD("success", success, success_words), FLAG("recursive", EFF_RECURSIVE),
      FLAG("spin", EFF_SPIN), FLAG("timed", EFF_TIMED), FLAG("irq", EFF_IRQ),
      FLAG("one_runs", EFF_ONE_RUNS), TAKES("number", VALUE, src), TAKES("holder", POINTER, obj2),
      FLAG("first", EFF_FIRST), FLAG("parts", EFF_PARTS), FLAG("no_reread", EFF_NO_REREAD)}},
    {"unlock",
     EFFECT_UNLOCK,
     {NEEDS("obj", POINTER, obj), WORD("mode", mode, mode_words), FLAG("irq", EFF_IRQ),
      TAKES("holder", POINTER, obj2)}},
    {"held", EFFECT_HELD, {NEEDS("obj", POINTER, obj), NEEDS("holder", POINTER, obj2)}},
    {"owner", EFFECT_OWNER, {NEEDS("obj", POINTER, obj)}},
    {"emptied", EFFECT_EMPTIED, {NEEDS("holder", POINTER, obj2)}},
    {"lock_init", EFFECT_LOCK_INIT, {NEEDS("obj", POINTER, obj), FLAG("recursive", EFF_RECURSIVE)}},
    {"lock_destroy", EFFECT_LOCK_DESTROY, {NEEDS("obj", POINTER, obj)}},
    {"cond_wait",
     EFFECT_COND_WAIT,
     {NEEDS("cond", POINTER, obj), NEEDS("lock", POINTER, obj2),
      WORD("success", success, success_words), FLAG("timed", EFF_TIMED)}},
    {"cond_signal",
     EFFECT_COND_SIGNAL,
     {NEEDS("cond", POINTER, obj), TAKES("lock", POINTER, obj2), FLAG("many", EFF_MANY)}},
    {"barrier_init", EFFECT_BARRIER_INIT, {NEEDS("obj", POINTER, obj), TAKES("count", SIZE, size)}},
    {"barrier_wait", EFFECT_BARRIER_WAIT, {TAKES("obj", POINTER, obj), FLAG("timed", EFF_TIMED)}},
    {"sem_init", EFFECT_SEM_INIT, {NEEDS("obj", POINTER, obj), TAKES("value", SIZE, size)}},
    {"sem_wait",
     EFFECT_SEM_WAIT,
     {NEEDS("obj", POINTER, obj), WORD("success", success, success_words), FLAG("timed", EFF_TIMED),
      FLAG("all", EFF_ALL), TAKES("count", SIZE, size)}},
    {"sem_post", EFFECT_SEM_POST, {NEEDS("obj", POINTER, obj), TAKES("count", SIZE, size)}},
    {"room", EFFECT_ROOM, {NEEDS("obj", POINTER, obj), TAKES("size", SIZE, size)}},
    {"fill", EFFECT_FILL, {NEEDS("obj", POINTER, obj)}},
    {"drain", EFFECT_DRAIN, {NEEDS("obj", POINTER, obj)}},
    {"release", EFFECT_RELEASE, {NEEDS("obj", POINTER, obj)}},
    {"await",
     EFFECT_AWAIT,
     {NEEDS("obj", POINTER, obj), WORD("success", success, success_words), FLAG("kept", EFF_KEPT),
      FLAG("watches", EFF_WATCHES)}},
    {"once", EFFECT_ONCE, {NEEDS("fn", FUNCTION, fn), NEEDS("flag", POINTER, obj), ARGS}},
    {"fence", EFFECT_FENCE, {TAKES("order", ORDER, order)}},
    {"atomic",
     EFFECT_ATOMIC,
     {NEEDS("obj", POINTER, obj),
      {"access", PARAM_WORD, true, FIELD(access), 0, access_words},
      TAKES("order", ORDER, order),
      TAKES("order_fail", ORDER, order_fail),
      TAKES("size", SIZE, size),
      TAKES("from", VALUE, src),
      TAKES("to", TARGET, ret),
      TAKES("expected", POINTER, obj2),
      WORD("success", success, success_words)}},
    {"alloc",
     EFFECT_ALLOC,
     {TAKES("size", SIZE, size), TAKES("to", TARGET, ret), FLAG("zeroed", EFF_ZEROED),
      FLAG("stack", EFF_STACK), TAKES("class", NAME, class_name)}},
    {"realloc",
     EFFECT_REALLOC,
     {NEEDS("from", POINTER, src), TAKES("size", SIZE, size), TAKES("to", TARGET, ret)}},
    {"free", EFFECT_FREE, {NEEDS("obj", POINTER, obj)}},
    {"read",
     EFFECT_READ,
     {NEEDS("obj", POINTER, obj), TAKES("size", SIZE, size), TAKES("under", POINTER, obj2)}},
    {"write",
     EFFECT_WRITE,
     {NEEDS("obj", POINTER, obj), TAKES("size", SIZE, size), TAKES("under", POINTER, obj2),
      TAKES("if", POINTER, src), TAKES("unless_error", VALUE, handle)}},
    {"copy",
     EFFECT_COPY,
     {NEEDS("to", POINTER, obj), NEEDS("from", POINTER, src), TAKES("size", SIZE, size)}},
    {"assign",
     EFFECT_ASSIGN,
     {NEEDS("to", TARGET, ret), NEEDS("from", VALUE, src), FLAG("takes", EFF_TAKES),
      FLAG("each", EFF_EACH), TAKES("unless", NAME, unless)}},
    {"noreturn", EFFECT_NORETURN, {{0}}},
    {"run_exit", EFFECT_RUN_EXIT, {{0}}},
    {"group", EFFECT_GROUP, {{0}}},
    {"body", EFFECT_BODY, {{0}}},
    {"assume", EFFECT_ASSUME, {NEEDS("value", VALUE, src)}},
    {"throw", EFFECT_THROW, {{0}}},
    {"tls_set", EFFECT_TLS_SET, {NEEDS("key", VALUE, obj), NEEDS("value", VALUE, src)}},
    {"tls_get", EFFECT_TLS_GET, {NEEDS("key", VALUE, obj), TAKES("to", TARGET, ret)}},
    {"setjmp", EFFECT_SETJMP, {TAKES("obj", POINTER, obj)}},
    {"longjmp", EFFECT_LONGJMP, {TAKES("obj", POINTER, obj)}},
    {"fork", EFFECT_FORK, {{0}}},
    {"thread_number", EFFECT_THREAD_NUMBER, {TAKES("to", TARGET, ret)}},
    {"team_size", EFFECT_TEAM_SIZE, {NEEDS("size", SIZE, size), FLAG("all", EFF_ALL)}},
    {"thread_count", EFFECT_THREAD_COUNT, {TAKES("to", TARGET, ret)}},
    {"share_loop",
     EFFECT_SHARE_LOOP,
     {NEEDS("lower", POINTER, obj), NEEDS("upper", POINTER, obj2), TAKES("last", POINTER, src),
      TAKES("schedule", SIZE, size), TAKES("chunk", VALUE, handle)}},
    {"loop_bounds", EFFECT_LOOP_BOUNDS, {NEEDS("lower", VALUE, src), NEEDS("upper", VALUE, size)}},
    {"iteration_done", EFFECT_ITERATION_DONE, {NEEDS("at", POINTER, obj)}},
    {"iteration_wait", EFFECT_ITERATION_WAIT, {NEEDS("at", POINTER, obj)}},
    {"wait_depends", EFFECT_WAIT_DEPENDS, {NEEDS("list", POINTER, obj)}},
};

/* Rows of effects whose result is the returned value unless `to` says otherwise. */
static bool returns_by_default(enum effect_kind kind)
{
    return kind == EFFECT_ALLOC || kind == EFFECT_REALLOC || kind == EFFECT_TLS_GET ||
           kind == EFFECT_THREAD_NUMBER || kind == EFFECT_THREAD_COUNT;
}

static const struct effect_row *find_row(const char *name)
{
    for (size_t i = 0; i < ARRAY_SIZE(rows); i++)
        if (!strcmp(rows[i].name, name))
            return &rows[i];
    return NULL;
}

bool effect_is_known(const char *name)
{
    return find_row(name) != NULL;
}

const char *effect_kind_name(enum effect_kind kind)
{
    for (size_t i = 0; i < ARRAY_SIZE(rows); i++)
        if (rows[i].kind == kind)
            return rows[i].name;
    return "?";
}

static void list_add(struct strbuf *out, const char *name, bool is_first)
{
    strbuf_addf(out, "%s%s", is_first ? "" : ", ", name);
}

void effect_list_names(struct strbuf *out)
{
    for (size_t i = 0; i < ARRAY_SIZE(rows); i++)
        list_add(out, rows[i].name, i == 0);
}

static bool unknown_word(struct model_parse *p, const struct ynode *at, const char *what,
                         const char *const *words)
{
    struct strbuf list = {0};
    for (int i = 0; words[i]; i++)
        list_add(&list, words[i], i == 0);
    model_mistake(p, at, "unknown %s '%s', expected one of %s", what, at->text, strbuf_str(&list));
    strbuf_release(&list);
    return false;
}

static bool unknown_param(struct model_parse *p, const struct effect_row *row,
                          const struct ynode *key)
{
    struct strbuf list = {0};
    for (size_t i = 0; i < ARRAY_SIZE(row->params) && row->params[i].name; i++)
        list_add(&list, row->params[i].name, i == 0);
    if (list.len)
        model_mistake(p, key, "unknown key '%s' in '%s', expected one of %s", key->text, row->name,
                      strbuf_str(&list));
    else
        model_mistake(p, key, "unknown key '%s', '%s' takes none", key->text, row->name);
    strbuf_release(&list);
    return false;
}

static bool scalar_wanted(struct model_parse *p, const struct ynode *at, const char *what)
{
    const char *got = at->kind == YNODE_LIST ? "a list" : "a mapping";
    return model_mistake(p, at, "%s is %s, expected a plain value", what, got);
}

static bool read_place(struct model_parse *p, const struct param *param, const struct ynode *value,
                       enum place_role role, struct place *out)
{
    struct diag why = {0};
    if (value->kind != YNODE_SCALAR)
        return scalar_wanted(p, value, param->name);
    bool ok = place_parse(p->arena, value->text, out, &why);
    if (!ok)
        model_mistake(p, value, "%s", diag_str(&why));
    else if (!(ok = place_fits(out, role)))
        model_mistake(p, value, "'%s' cannot be '%s', expected %s", param->name, value->text,
                      place_role_expects(role));
    diag_release(&why);
    return ok;
}

static bool read_args(struct model_parse *p, const struct param *param, const struct ynode *value,
                      struct effect *e)
{
    if (value->kind != YNODE_LIST)
        return model_mistake(p, value, "'args' is not a list, expected e.g. [arg1, arg2]");
    if (value->n > ARRAY_SIZE(e->args))
        return model_mistake(p, value, "too many values in 'args', expected at most %zu",
                             ARRAY_SIZE(e->args));
    for (size_t i = 0; i < value->n; i++)
        if (!read_place(p, param, value->items[i], ROLE_VALUE, &e->args[i]))
            return false;
    e->nargs = (int)value->n;
    return true;
}

static bool find_word(const char *const *words, const char *text, int *index)
{
    for (*index = 0; words[*index]; ++*index)
        if (!strcmp(words[*index], text))
            return true;
    return false;
}

static bool read_word(struct model_parse *p, const struct param *param, const struct ynode *value,
                      struct effect *e)
{
    int index;
    if (value->kind != YNODE_SCALAR)
        return scalar_wanted(p, value, param->name);
    if (!find_word(param->words, value->text, &index))
        return unknown_word(p, value, param->name, param->words);
    /* All of these enums are plain ints from 0 on, in the order of their words. */
    _Static_assert(sizeof(enum lock_mode) == sizeof(int) && sizeof(enum effect_when) == sizeof(int),
                   "");
    memcpy((char *)e + param->offset, &index, sizeof index);
    return true;
}

/* A memory order by name, or the argument that holds a C11 order at run time. */
static bool read_order(struct model_parse *p, const struct param *param, const struct ynode *value,
                       struct place *out)
{
    int index;
    if (value->kind != YNODE_SCALAR)
        return scalar_wanted(p, value, param->name);
    if (find_word(order_words, value->text, &index)) {
        *out = (struct place){.kind = PLACE_INT, .index = index};
        return true;
    }
    if (strncmp(value->text, "arg", 3) != 0)
        return unknown_word(p, value, "memory order", order_words);
    return read_place(p, param, value, ROLE_SIZE, out);
}

bool ynode_get_bool(struct model_parse *p, const struct ynode *key, const struct ynode *value,
                    bool *out)
{
    if (value->kind == YNODE_SCALAR && !strcmp(value->text, "true"))
        *out = true;
    else if (value->kind == YNODE_SCALAR && !strcmp(value->text, "false"))
        *out = false;
    else
        return model_mistake(p, value, "'%s' is not a yes-or-no value, expected true or false",
                             key->text);
    return true;
}

static bool read_param(struct model_parse *p, const struct param *param, const struct ynode *key,
                       const struct ynode *value, struct effect *e)
{
    static const enum place_role roles[] = {ROLE_POINTER, ROLE_SIZE, ROLE_FUNCTION, ROLE_TARGET,
                                            ROLE_VALUE};
    struct place *place = (struct place *)((char *)e + param->offset);
    bool is_set;
    switch (param->type) {
    case PARAM_NAME:
        if (value->kind != YNODE_SCALAR)
            return scalar_wanted(p, value, param->name);
        *(const char **)((char *)e + param->offset) = arena_strdup(p->arena, value->text);
        return true;
    case PARAM_VALUES:
        return read_args(p, param, value, e);
    case PARAM_WORD:
        return read_word(p, param, value, e);
    case PARAM_ORDER:
        return read_order(p, param, value, place);
    case PARAM_FLAG:
        if (!ynode_get_bool(p, key, value, &is_set))
            return false;
        e->flags |= is_set ? param->flag : 0;
        return true;
    default:
        return read_place(p, param, value, roles[param->type], place);
    }
}

static const struct param *find_param(const struct effect_row *row, const char *name, size_t *index)
{
    for (*index = 0; *index < ARRAY_SIZE(row->params) && row->params[*index].name; ++*index)
        if (!strcmp(row->params[*index].name, name))
            return &row->params[*index];
    return NULL;
}

static bool check_required(struct model_parse *p, const struct effect_row *row,
                           const struct ynode *at, uint32_t given)
{
    for (size_t i = 0; i < ARRAY_SIZE(row->params) && row->params[i].name; i++)
        if (row->params[i].is_required && !(given & 1u << i))
            return model_mistake(p, at, "'%s' lacks the key '%s'", row->name, row->params[i].name);
    return true;
}

static bool read_params(struct model_parse *p, const struct effect_row *row,
                        const struct ynode *map, struct effect *e, uint32_t *given)
{
    for (size_t i = 0; i < map->n; i++) {
        const struct ynode *key = map->items[2 * i];
        size_t index;
        if (key->kind != YNODE_SCALAR)
            return scalar_wanted(p, key, "a key");
        const struct param *param = find_param(row, key->text, &index);
        if (!param)
            return unknown_param(p, row, key);
        if (*given & 1u << index)
            return model_mistake(p, key, "key '%s' is given twice", key->text);
        *given |= 1u << index;
        if (!read_param(p, param, key, map->items[2 * i + 1], e))
            return false;
    }
    return true;
}

/* The short form: {lock: arg0}, {noreturn: true}, {alloc: } */
static bool read_short_form(struct model_parse *p, const struct effect_row *row,
                            const struct ynode *name, const struct ynode *value, struct effect *e,
                            uint32_t *given)
{
    if (ynode_is_null(value))
        return true;
    if (!row->params[0].name) {
        bool is_set;
        if (!ynode_get_bool(p, name, value, &is_set))
            return false;
        return is_set ||
               model_mistake(p, value, "'%s: false' says nothing, leave it out", row->name);
    }
    if (!strcmp(value->text, "true") && !row->params[0].is_required)
        return true;
    *given |= 1;
    return read_param(p, &row->params[0], name, value, e);
}

bool effect_parse(struct model_parse *p, const struct ynode *name, const struct ynode *params,
                  struct effect *e)
{
    const struct effect_row *row = find_row(name->text);
    uint32_t given = 0;
    *e = (struct effect){.kind = row->kind, .line = name->line};
    if (returns_by_default(row->kind))
        e->ret.kind = PLACE_RET;
    if (params->kind == YNODE_LIST)
        return model_mistake(p, params, "'%s' is a list, expected a value or a mapping", row->name);
    bool ok = params->kind == YNODE_MAP ? read_params(p, row, params, e, &given)
                                        : read_short_form(p, row, name, params, e, &given);
    if (!ok || !check_required(p, row, name, given))
        return false;
    if (row->kind == EFFECT_REGISTER && e->when == WHEN_NOW)
        e->when = e->obj.kind == PLACE_NONE ? WHEN_DEFERRED : WHEN_ON_EXECUTOR;
    return true;
}
