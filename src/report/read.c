#include "report/read.h"
#include "base/os.h"
#include <cjson/cJSON.h>

#define KNOWN_VERSION 1

struct reading {
    struct arena *arena;
    struct thread_info *threads;
    uint32_t nthreads;
    struct diag *diag;
};

/* ---- values; absent and wrong kinds read as unknown ---- */

static const char *get_str(const struct reading *r, const cJSON *object, const char *key)
{
    const char *s = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(object, key));
    return s ? arena_strdup(r->arena, s) : NULL;
}

static uint32_t get_u32(const cJSON *object, const char *key)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, key);
    if (!cJSON_IsNumber(item) || !(item->valuedouble >= 0 && item->valuedouble < UINT32_MAX))
        return 0;
    return (uint32_t)item->valuedouble;
}

static bool get_bool(const cJSON *object, const char *key)
{
    return cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(object, key));
}

static uint32_t count_of(const cJSON *array)
{
    return cJSON_IsArray(array) ? (uint32_t)cJSON_GetArraySize(array) : 0;
}

static struct place_ref get_place(const struct reading *r, const cJSON *object, const char *key)
{
    const cJSON *at = key ? cJSON_GetObjectItemCaseSensitive(object, key) : object;
    return (struct place_ref){.file = get_str(r, at, "file"),
                              .line = get_u32(at, "line"),
                              .column = get_u32(at, "column"),
                              .function = get_str(r, at, "function")};
}

static const struct stack_frame *get_stack(const struct reading *r, const cJSON *object,
                                           const char *key, uint32_t *n)
{
    const cJSON *list = cJSON_GetObjectItemCaseSensitive(object, key), *item;
    uint32_t i = 0;
    *n = count_of(list);
    struct stack_frame *stack = ARENA_ARRAY(r->arena, struct stack_frame, *n);
    cJSON_ArrayForEach(item, list) stack[i++].at = get_place(r, item, NULL);
    return stack;
}

static int hex_digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static bool read_hex(const cJSON *object, const char *name, struct key128 *out)
{
    const char *hex = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(object, name));
    uint64_t half[2] = {0};
    if (!hex || strlen(hex) != KEY_HEX_SIZE - 1)
        return false;
    for (int i = 0; i < KEY_HEX_SIZE - 1; i++) {
        int digit = hex_digit(hex[i]);
        if (digit < 0)
            return false;
        half[i / 16] = half[i / 16] << 4 | (uint64_t)digit;
    }
    *out = (struct key128){half[0], half[1]};
    return true;
}

static bool get_key(const struct reading *r, const cJSON *object, const char *name,
                    struct key128 *out)
{
    return read_hex(object, name, out) || diag_set(r->diag, "a finding has no valid '%s'", name);
}

/* ---- threads ---- */

static const struct thread_info *get_thread(const struct reading *r, const cJSON *number)
{
    double id = cJSON_IsNumber(number) ? number->valuedouble : -1;
    return id >= 0 && id < r->nthreads ? &r->threads[(uint32_t)id] : NULL;
}

static void get_joins(const struct reading *r, const cJSON *item, struct thread_info *t)
{
    const cJSON *list = cJSON_GetObjectItemCaseSensitive(item, "joins"), *one;
    struct thread_join *joins = ARENA_ARRAY(r->arena, struct thread_join, count_of(list) + 1);
    cJSON_ArrayForEach(one, list) joins[t->njoins++] = (struct thread_join){
        get_place(r, one, "at"), get_thread(r, cJSON_GetObjectItemCaseSensitive(one, "by"))};
    t->joins = joins;
}

/* A chain of parents goes to smaller ids in what we write; anything else is cut. */
static void get_threads(struct reading *r, const cJSON *root)
{
    const cJSON *list = cJSON_GetObjectItemCaseSensitive(root, "threads"), *item;
    uint32_t i = 0;
    r->nthreads = count_of(list);
    r->threads = ARENA_ARRAY(r->arena, struct thread_info, r->nthreads);
    cJSON_ArrayForEach(item, list)
    {
        struct thread_info *t = &r->threads[i++];
        const cJSON *parent = cJSON_GetObjectItemCaseSensitive(item, "parent");
        t->name = get_str(r, item, "name");
        t->kind = get_str(r, item, "kind");
        t->is_many = get_bool(item, "many");
        t->line = get_u32(item, "line");
        t->created_at = get_place(r, item, "created_at");
        t->creation_stack = get_stack(r, item, "creation_stack", &t->ncreation_stack);
        if (parent && get_u32(item, "parent") < r->nthreads)
            t->parent = &r->threads[get_u32(item, "parent")];
        get_joins(r, item, t);
    }
    for (i = 0; i < r->nthreads; i++) {
        uint32_t steps = 0;
        for (const struct thread_info *t = &r->threads[i]; t; t = t->parent)
            if (++steps > r->nthreads) {
                r->threads[i].parent = NULL;
                break;
            }
    }
}

/* ---- findings ---- */

static struct access_info get_access(const struct reading *r, const cJSON *item)
{
    const cJSON *locks = cJSON_GetObjectItemCaseSensitive(item, "locks"), *lock;
    const cJSON *thread = cJSON_GetObjectItemCaseSensitive(item, "thread");
    struct access_info a = {
        .at = get_place(r, item, "at"),
        .verb = get_str(r, item, "verb"),
        .is_write = get_bool(item, "write"),
        .is_atomic = get_bool(item, "atomic"),
        .size = get_u32(item, "size"),
        .via = get_str(r, item, "via"),
        .target = get_str(r, item, "target"),
        .nlocks = count_of(locks),
    };
    struct key128 context = {0};
    if (read_hex(item, "context", &context)) {
        a.before = context.hi;
        a.after = context.lo;
    }
    if (thread && get_u32(item, "thread") < r->nthreads)
        a.thread = &r->threads[get_u32(item, "thread")];
    a.stack = get_stack(r, item, "stack", &a.nstack);
    struct held_lock *held = ARENA_ARRAY(r->arena, struct held_lock, a.nlocks);
    uint32_t i = 0;
    cJSON_ArrayForEach(lock, locks) held[i++] =
        (struct held_lock){get_str(r, lock, "name"), get_bool(lock, "shared"),
                           get_place(r, lock, "acquired_at"), get_str(r, lock, "acquired_by")};
    a.locks = held;
    return a;
}

static void get_suppression(const struct reading *r, const cJSON *item, struct finding *f)
{
    const cJSON *from = cJSON_GetObjectItemCaseSensitive(item, "suppression");
    if (!cJSON_IsObject(from))
        return;
    struct suppression *s = ARENA_NEW(r->arena, struct suppression);
    const char *kind = get_str(r, from, "kind");
    s->is_in_source = kind && strcmp(kind, "source") == 0;
    s->reason = get_str(r, from, "reason");
    s->at = get_place(r, from, "at");
    f->suppression = s;
}

static enum baseline_state get_baseline(const cJSON *item)
{
    static const char *const states[] = {"", "new", "unchanged", "fixed"};
    const char *s = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(item, "baseline"));
    for (int i = BASELINE_NEW; s && i <= BASELINE_FIXED; i++)
        if (strcmp(s, states[i]) == 0)
            return (enum baseline_state)i;
    return BASELINE_NONE;
}

static void get_reasons(const struct reading *r, const cJSON *item, struct finding *f)
{
    const cJSON *list = cJSON_GetObjectItemCaseSensitive(item, "reasons"), *reason;
    uint32_t n = count_of(list);
    f->reasons = ARENA_ARRAY(r->arena, const char *, n);
    cJSON_ArrayForEach(reason, list) if (cJSON_IsString(reason)) f->reasons[f->nreasons++] =
        arena_strdup(r->arena, reason->valuestring);
}

static void get_accesses(const struct reading *r, const cJSON *list, uint32_t n, struct finding *f)
{
    const cJSON *item;
    struct access_info *more = ARENA_ARRAY(r->arena, struct access_info, n);
    uint32_t i = 0;
    f->is_single = n == 1;
    f->more = more;
    cJSON_ArrayForEach(item, list)
    {
        *(i < 2 ? &f->access[i] : &more[f->nmore++]) = get_access(r, item);
        i++;
    }
    if (f->is_single)
        f->access[1] = f->access[0];
}

/* The sentence of a finding that its sides alone do not tell: the message without the rule. */
static void get_sentence(const struct reading *r, const cJSON *item, struct finding *f)
{
    const char *message = get_str(r, item, "message");
    const char *text = message ? strstr(message, ": ") : NULL;
    if (text && strcmp(f->rule, "data-race") != 0)
        f->sentence = text + 2;
}

static bool get_finding(const struct reading *r, const cJSON *item, struct finding *f)
{
    const cJSON *accesses = cJSON_GetObjectItemCaseSensitive(item, "accesses");
    const cJSON *confidence = cJSON_GetObjectItemCaseSensitive(item, "confidence");
    *f = (struct finding){.rule = get_str(r, item, "rule"),
                          .variable = get_str(r, item, "variable"),
                          .object = get_str(r, item, "object"),
                          .allocated_at = get_place(r, item, "allocated_at"),
                          .is_global = get_bool(item, "global"),
                          .why_unordered = get_str(r, item, "why"),
                          .hint = get_str(r, item, "hint"),
                          .usual_lock = get_str(r, item, "usual_lock"),
                          .baseline = get_baseline(item)};
    if (!f->rule || !f->variable)
        return diag_set(r->diag, "a finding has no 'rule' or no 'variable'");
    uint32_t n = count_of(accesses);
    if (n == 0 || (n != 2 && strcmp(f->rule, "data-race") == 0))
        return diag_set(r->diag, "a finding does not have two 'accesses'");
    if (cJSON_IsNumber(confidence) && confidence->valuedouble >= 0 && confidence->valuedouble <= 1)
        f->confidence = confidence->valuedouble;
    get_accesses(r, accesses, n, f);
    get_sentence(r, item, f);
    get_reasons(r, item, f);
    get_suppression(r, item, f);
    f->group_index = get_u32(item, "group_index");
    return get_key(r, item, "id", &f->fingerprint) && get_key(r, item, "group", &f->group);
}

static bool get_findings(const struct reading *r, const cJSON *root, struct report *report)
{
    const cJSON *list = cJSON_GetObjectItemCaseSensitive(root, "findings"), *item;
    if (!cJSON_IsArray(list))
        return diag_set(r->diag, "there is no list of 'findings'");
    struct finding *findings = ARENA_ARRAY(r->arena, struct finding, count_of(list));
    cJSON_ArrayForEach(item, list)
    {
        struct finding *f = &findings[report->nfindings];
        if (!get_finding(r, item, f))
            return false;
        bool is_new_group = report->nfindings == 0 || !key_eq(f->group, f[-1].group);
        report->ngroups += is_new_group;
        f->group_index = report->ngroups - 1;
        report->nfindings++;
    }
    report->findings = findings;
    return true;
}

static enum note_kind note_kind_of(const char *name)
{
    static const char *const kinds[] = {"lost-input", "lost-coverage", "undefined", "link"};
    for (size_t i = 0; name && i < ARRAY_SIZE(kinds); i++)
        if (strcmp(kinds[i], name) == 0)
            return (enum note_kind)i;
    return NOTE_INFO;
}

static void get_notes(const struct reading *r, const cJSON *root, struct report *report)
{
    const cJSON *list = cJSON_GetObjectItemCaseSensitive(root, "notes"), *item;
    struct report_note *notes = ARENA_ARRAY(r->arena, struct report_note, count_of(list));
    cJSON_ArrayForEach(item, list) notes[report->nnotes++] = (struct report_note){
        note_kind_of(get_str(r, item, "kind")), get_str(r, item, "text"), get_place(r, item, "at")};
    report->notes = notes;
}

static void get_suppressions(const struct reading *r, const cJSON *root, struct report *report)
{
    const cJSON *list = cJSON_GetObjectItemCaseSensitive(root, "suppressions"), *item;
    struct suppression *all = ARENA_ARRAY(r->arena, struct suppression, count_of(list));
    cJSON_ArrayForEach(item, list)
    {
        const char *kind = get_str(r, item, "kind");
        all[report->nsuppressions++] = (struct suppression){
            .is_in_source = kind && strcmp(kind, "source") == 0,
            .reason = get_str(r, item, "reason"),
            .at = get_place(r, item, "at"),
            .rule = get_str(r, item, "rule"),
            .id = get_str(r, item, "id"),
            .variable = get_str(r, item, "variable"),
            .file = get_str(r, item, "file"),
            .function = get_str(r, item, "function"),
            .until = get_str(r, item, "until"),
            .is_expired = get_bool(item, "expired"),
            .uses = get_u32(item, "findings"),
        };
    }
    report->suppressions = all;
}

/* ---- sharing, order of locks ---- */

static bool has_item(const cJSON *from, const struct reading *r, const struct thread_info *thread)
{
    for (; from; from = from->next)
        if (get_thread(r, from) == thread)
            return true;
    return false;
}

/* Readers and writers are parts of one list, each in its order: the list again. */
static void get_users(const struct reading *r, const cJSON *item, struct shared_row *row)
{
    const cJSON *readers = cJSON_GetObjectItemCaseSensitive(item, "readers");
    const cJSON *writers = cJSON_GetObjectItemCaseSensitive(item, "writers");
    struct shared_thread *list =
        ARENA_ARRAY(r->arena, struct shared_thread, count_of(readers) + count_of(writers) + 1);
    const cJSON *a = cJSON_IsArray(readers) ? readers->child : NULL;
    const cJSON *b = cJSON_IsArray(writers) ? writers->child : NULL;
    while (a || b) {
        const struct thread_info *ta = get_thread(r, a), *tb = get_thread(r, b);
        bool is_read = a && (!b || ta == tb || !has_item(b, r, ta));
        bool is_written = b && (!is_read || ta == tb);
        struct shared_thread user = {is_read ? ta : tb, is_read, is_written};
        if (user.thread)
            list[row->nthreads++] = user;
        a = is_read ? a->next : a;
        b = is_written ? b->next : b;
    }
    row->threads = list;
}

static enum guard_state get_guard(const cJSON *item)
{
    const char *name = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(item, "guarded"));
    for (int g = GUARD_MOSTLY; name && g <= GUARD_READ_ONLY; g++)
        if (strcmp(name, guard_name((enum guard_state)g)) == 0)
            return (enum guard_state)g;
    return GUARD_NEVER;
}

static void get_bare(const struct reading *r, const cJSON *item, struct shared_row *row)
{
    const cJSON *list = cJSON_GetObjectItemCaseSensitive(item, "without_lock"), *one;
    struct shared_bare *bare = ARENA_ARRAY(r->arena, struct shared_bare, count_of(list) + 1);
    cJSON_ArrayForEach(one, list) bare[row->nbare++] = (struct shared_bare){
        get_place(r, one, "at"), get_thread(r, cJSON_GetObjectItemCaseSensitive(one, "thread")),
        get_bool(one, "write")};
    row->bare = bare;
}

static void get_sharing(const struct reading *r, const cJSON *root, struct report *report)
{
    const cJSON *list = cJSON_GetObjectItemCaseSensitive(root, "sharing"), *item;
    struct shared_row *rows = ARENA_ARRAY(r->arena, struct shared_row, count_of(list) + 1);
    report->has_sharing = cJSON_IsArray(list);
    cJSON_ArrayForEach(item, list)
    {
        struct shared_row *row = &rows[report->nsharing++];
        const cJSON *locks = cJSON_GetObjectItemCaseSensitive(item, "locks");
        const char *variable = get_str(r, item, "variable");
        row->variable = variable ? variable : "?";
        row->object = get_str(r, item, "object");
        row->allocated_at = get_place(r, item, "at");
        get_users(r, item, row);
        row->uses = get_u32(item, "accesses");
        row->writes = get_u32(item, "writes");
        row->guard = get_guard(item);
        const char *lock = cJSON_GetStringValue(cJSON_GetArrayItem(locks, 0));
        row->lock = lock ? arena_strdup(r->arena, lock) : NULL;
        row->held = get_u32(item, "held");
        get_bare(r, item, row);
        row->is_raced = get_bool(item, "raced");
    }
    report->sharing = rows;
}

static void get_lock_order(const struct reading *r, const cJSON *root, struct report *report)
{
    const cJSON *list = cJSON_GetObjectItemCaseSensitive(root, "lock_order"), *item;
    if (!cJSON_IsArray(list))
        return;
    struct lock_edge *edges = ARENA_ARRAY(r->arena, struct lock_edge, count_of(list) + 1);
    cJSON_ArrayForEach(item, list)
    {
        const char *from = get_str(r, item, "from"), *to = get_str(r, item, "to");
        edges[report->nlock_order++] =
            (struct lock_edge){from ? from : "?", to ? to : "?", get_place(r, item, "at"),
                               get_thread(r, cJSON_GetObjectItemCaseSensitive(item, "thread")),
                               get_bool(item, "cyclic")};
    }
    report->lock_order = edges;
}

static bool get_report(struct reading *r, const cJSON *root, struct report *report)
{
    const char *format = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(root, "format"));
    if (!format || strcmp(format, "heddle-report") != 0)
        return diag_set(r->diag, "not a JSON report of heddle ('heddle check --json FILE')");
    if (get_u32(root, "version") != KNOWN_VERSION)
        return diag_set(r->diag, "format version %u is not known to this heddle",
                        get_u32(root, "version"));
    report->source_root = get_str(r, root, "source_root");
    report->tool_version = get_str(r, cJSON_GetObjectItemCaseSensitive(root, "tool"), "version");
    report->is_failed = cJSON_IsFalse(cJSON_GetObjectItemCaseSensitive(root, "analysed"));
    get_threads(r, root);
    const struct thread_info **threads =
        ARENA_ARRAY(r->arena, const struct thread_info *, r->nthreads);
    for (uint32_t i = 0; i < r->nthreads; i++)
        threads[i] = &r->threads[i];
    report->threads = threads;
    report->nthreads = r->nthreads;
    get_notes(r, root, report);
    get_suppressions(r, root, report);
    get_sharing(r, root, report);
    get_lock_order(r, root, report);
    return get_findings(r, root, report);
}

bool report_read_text(struct report *report, const char *text, size_t len, const char *name,
                      struct diag *diag)
{
    memset(report, 0, sizeof *report);
    arena_init(&report->arena, "saved report");
    struct reading r = {.arena = &report->arena, .diag = diag};
    cJSON *root = cJSON_ParseWithLength(text, len);
    bool ok = root ? get_report(&r, root, report) : diag_set(diag, "not valid JSON");
    cJSON_Delete(root);
    return ok || diag_prefix(diag, "cannot read '%s': ", name);
}

bool report_read(struct report *report, const char *path, struct diag *diag)
{
    struct mapped_file file;
    memset(report, 0, sizeof *report);
    arena_init(&report->arena, "saved report");
    if (!os_map_file(path, &file, diag))
        return false;
    arena_release(&report->arena);
    bool ok = report_read_text(report, (const char *)file.data, file.len, path, diag);
    os_unmap_file(&file);
    return ok;
}
