#include "front/java/flow.h"
#include "base/hash.h"
#include <stdlib.h>

enum mark {
    MARK_INSN = 1,   /* an instruction starts here */
    MARK_LEADER = 2, /* a block starts here */
    MARK_GUARD = 4,  /* the block has a guard */
    MARK_COVERED = 8 /* the call here ends its block */
};
enum {
    MAX_BLOCKS = 200000,
    MAX_CONTEXTS = 4096,
    MAX_DEPTH = 32, /* of subroutines in subroutines */
    CLEANUP_LENGTH = 8,
};

static bool fail(struct diag *diag, const char *what, uint32_t pc)
{
    return diag_set(diag, "%s at %u", what, pc);
}

/* ---- calls ---- */

static bool is_object_constructor(const struct jmember_ref *m)
{
    return strcmp(m->owner, "java/lang/Object") == 0 && strcmp(m->name, "<init>") == 0;
}

/* Constructors of Object and copies of arrays are not lowered as calls. */
static bool is_call(const struct jflow *f, const struct jinsn *i)
{
    struct jmember_ref m;

    return i->group == G_INVOKE && jclass_member(f->class, (uint32_t)i->a, &m) && m.owner &&
           !is_object_constructor(&m) && !(*m.owner == '[' && strcmp(m.name, "clone") == 0);
}

static bool is_covered(const struct jflow *f, uint32_t pc)
{
    if (f->is_synchronized)
        return true;
    for (uint32_t i = 0; i < f->code->nhandlers; i++)
        if (f->code->handlers[i].start <= pc && pc < f->code->handlers[i].end)
            return true;
    return false;
}

bool jflow_unwinds(const struct jflow *f, const struct jinsn *i)
{
    return f->marks[i->pc] & MARK_COVERED;
}

bool jflow_is_leader(const struct jflow *f, uint32_t pc)
{
    return f->marks[pc] & MARK_LEADER;
}

/* ---- leaders ---- */

static bool mark_target(struct jflow *f, int64_t target)
{
    if (target < 0 || target >= f->code->len)
        return false;
    f->marks[target] |= MARK_LEADER;
    return true;
}

static bool mark_switch(struct jflow *f, const struct jinsn *i)
{
    bool ok = mark_target(f, i->a);

    for (uint32_t n = 0; ok && n < i->ncases; n++) {
        int32_t value;
        int64_t target;

        jinsn_case(f->code, i, n, &value, &target);
        ok = mark_target(f, target);
    }
    return ok;
}

static bool mark_insn(struct jflow *f, const struct jinsn *i)
{
    bool ok = true, ends = jinsn_ends(i);

    f->marks[i->pc] |= MARK_INSN;
    switch (i->group) {
    case G_IF:
    case G_IF_CMP:
        ends = true;
        ok = mark_target(f, i->a);
        break;
    case G_GOTO:
    case G_JSR:
        ok = mark_target(f, i->a);
        break;
    case G_SWITCH:
        ok = mark_switch(f, i);
        break;
    case G_INVOKE:
        if (is_covered(f, i->pc) && is_call(f, i)) {
            f->marks[i->pc] |= MARK_COVERED;
            ends = true;
        }
        break;
    default:
        break;
    }
    if (ends && i->next < f->code->len)
        f->marks[i->next] |= MARK_LEADER;
    return ok;
}

static bool mark_leaders(struct jflow *f, struct diag *diag)
{
    const struct jcode *code = f->code;
    struct jinsn i;

    f->marks[0] |= MARK_LEADER;
    for (uint32_t h = 0; h < code->nhandlers; h++) {
        f->marks[code->handlers[h].start] |= MARK_LEADER;
        f->marks[code->handlers[h].target] |= MARK_LEADER;
        if (code->handlers[h].end < code->len)
            f->marks[code->handlers[h].end] |= MARK_LEADER;
    }
    for (uint32_t pc = 0; pc < code->len; pc = i.next) {
        if (!jinsn_read(code, pc, &i))
            return fail(diag, "unknown or incomplete instruction", pc);
        if (!mark_insn(f, &i))
            return fail(diag, "branch out of the code", pc);
    }
    for (uint32_t pc = 0; pc < code->len; pc++)
        if ((f->marks[pc] & (MARK_INSN | MARK_LEADER)) == MARK_LEADER)
            return fail(diag, "branch into the middle of an instruction", pc);
    return true;
}

/* ---- guards ---- */

static bool may_throw_itself(const struct jinsn *i)
{
    switch (i->group) {
    case G_ARRAY_LOAD:
    case G_ARRAY_STORE:
    case G_FIELD:
    case G_LENGTH:
    case G_CAST:
    case G_NEW_ARRAY:
    case G_MULTI_ARRAY:
    case G_DYNAMIC:
    case G_STATIC:
    case G_NEW:
    case G_INVOKE:
        return true;
    case G_BINARY:
        return i->op == J_IDIV || i->op == J_LDIV || i->op == J_IREM || i->op == J_LREM;
    default:
        return false;
    }
}

/* What javac makes for the end of a synchronised block: nobody wrote a line of it. */
static bool is_monitor_cleanup(const struct jflow *f, const struct jhandler *h)
{
    struct jinsn i;
    uint32_t pc = h->target;

    if (h->type)
        return false;
    for (int n = 0; n < CLEANUP_LENGTH && pc < f->code->len; n++, pc = i.next) {
        if (!jinsn_read(f->code, pc, &i) || jinsn_ends(&i))
            return false;
        if (i.op == J_MONITOREXIT)
            return true;
    }
    return false;
}

/* Marks the first block in the handler's range that may throw by itself, if no call or throw in
 * the range leads to the handler. */
static void guard_handler(struct jflow *f, const struct jhandler *h)
{
    uint32_t leader = h->start, guard = UINT32_MAX;
    struct jinsn i;

    if (!(f->marks[h->start] & MARK_INSN) || is_monitor_cleanup(f, h))
        return;
    for (uint32_t pc = h->start; pc < h->end; pc = i.next) {
        if (!jinsn_read(f->code, pc, &i))
            return;
        if (f->marks[pc] & MARK_LEADER)
            leader = pc;
        if ((f->marks[pc] & MARK_COVERED) || i.group == G_THROW)
            return;
        if (guard == UINT32_MAX && may_throw_itself(&i))
            guard = leader;
    }
    if (guard != UINT32_MAX)
        f->marks[guard] |= MARK_GUARD;
}

/* ---- blocks ---- */

static uint32_t add_block(struct jflow *f, struct jblock b)
{
    uint64_t what = map_key2((uint32_t)b.kind << 28 | b.list, b.pc << 8 | b.part);
    uint64_t key = hash_mix64(hash_mix64(what) + b.context) >> 1; /* never MAP_NO_KEY */
    bool fresh;
    uint32_t *slot = map_slot(&f->index, key, &fresh);

    if (fresh) {
        *slot = (uint32_t)f->blocks.n;
        vec_push(&f->blocks, b);
        return (uint32_t)f->blocks.n - 1;
    }
    return *slot;
}

static uint32_t code_block(struct jflow *f, uint32_t pc, uint32_t context)
{
    enum jblock_kind kind = f->marks[pc] & MARK_GUARD ? BLOCK_GUARD : BLOCK_CODE;

    return add_block(f, (struct jblock){.kind = kind, .pc = pc, .context = context});
}

/* Handlers that an exception thrown at pc may reach, in order; nothing gets past a catch-all. */
static uint32_t handlers_at(struct jflow *f, uint32_t pc)
{
    u32_vec found = {0};
    uint32_t id;

    for (uint32_t i = 0; i < f->code->nhandlers; i++) {
        const struct jhandler *h = &f->code->handlers[i];

        if (pc < h->start || pc >= h->end)
            continue;
        vec_push(&found, i);
        if (!h->type || strcmp(h->type, "java/lang/Throwable") == 0 || found.n == 255)
            break;
    }
    id = seqs_add(&f->lists, found.at, (uint32_t)found.n);
    vec_release(&found);
    return id;
}

/* Where an exception goes on after the first `part` handlers of a list did not take it. */
static uint32_t dispatch_block(struct jflow *f, uint32_t list, uint32_t part, uint32_t context)
{
    if (part >= seqs_at(&f->lists, list).n)
        return add_block(f, (struct jblock){.kind = BLOCK_EXIT});
    return add_block(
        f, (struct jblock){.kind = BLOCK_DISPATCH, .list = list, .part = part, .context = context});
}

const struct jhandler *jflow_handler(const struct jflow *f, const struct jblock *b)
{
    return &f->code->handlers[seqs_at(&f->lists, b->list).at[b->part]];
}

static void add_succ(struct jflow *f, uint32_t block)
{
    vec_push(&f->succs, block);
}

static uint32_t context_depth(const struct jflow *f, uint32_t context)
{
    uint32_t depth = 0;

    for (; context; context = f->contexts.at[context].parent)
        depth++;
    return depth;
}

static bool connect_jsr(struct jflow *f, const struct jinsn *i, uint32_t context)
{
    struct jcontext inner = {context, i->next};
    uint32_t id = 0;

    for (uint32_t c = 1; c < f->contexts.n; c++)
        if (f->contexts.at[c].parent == context && f->contexts.at[c].return_pc == i->next)
            id = c;
    if (!id) {
        if (f->contexts.n >= MAX_CONTEXTS || context_depth(f, context) >= MAX_DEPTH)
            return false;
        id = (uint32_t)f->contexts.n;
        vec_push(&f->contexts, inner);
    }
    add_succ(f, code_block(f, (uint32_t)i->a, id));
    return true;
}

static void connect_switch(struct jflow *f, const struct jinsn *i, uint32_t context)
{
    add_succ(f, code_block(f, (uint32_t)i->a, context));
    for (uint32_t n = 0; n < i->ncases; n++) {
        int32_t value;
        int64_t target;

        jinsn_case(f->code, i, n, &value, &target);
        add_succ(f, code_block(f, (uint32_t)target, context));
    }
}

static void connect_covered(struct jflow *f, uint32_t pc, uint32_t context)
{
    add_succ(f, add_block(f, (struct jblock){.kind = BLOCK_UNWIND,
                                             .list = handlers_at(f, pc),
                                             .context = context}));
}

/* Successors of the block that ends with this instruction. */
static bool connect_insn(struct jflow *f, const struct jinsn *i, uint32_t context)
{
    switch (i->group) {
    case G_GOTO:
        add_succ(f, code_block(f, (uint32_t)i->a, context));
        return true;
    case G_JSR:
        return connect_jsr(f, i, context);
    case G_RET:
        if (!context)
            return false;
        add_succ(f,
                 code_block(f, f->contexts.at[context].return_pc, f->contexts.at[context].parent));
        return true;
    case G_SWITCH:
        connect_switch(f, i, context);
        return true;
    case G_RETURN:
        return true;
    case G_THROW:
        if (is_covered(f, i->pc))
            add_succ(f, dispatch_block(f, handlers_at(f, i->pc), 0, context));
        return true;
    case G_IF:
    case G_IF_CMP:
        add_succ(f, code_block(f, (uint32_t)i->a, context));
        break;
    default:
        break;
    }
    if (i->next >= f->code->len)
        return false;
    add_succ(f, code_block(f, i->next, context));
    if (f->marks[i->pc] & MARK_COVERED)
        connect_covered(f, i->pc, context);
    return true;
}

static bool connect_code(struct jflow *f, struct jblock b, struct diag *diag)
{
    struct jinsn i;
    uint32_t pc = b.pc;

    for (;; pc = i.next) {
        if (!jinsn_read(f->code, pc, &i))
            return fail(diag, "the code ends in the middle", pc);
        if (jinsn_ends(&i) || i.next >= f->code->len || (f->marks[i.next] & MARK_LEADER))
            break;
    }
    if (!connect_insn(f, &i, b.context))
        return fail(diag, "the code runs past its end, or its subroutines are not nested", pc);
    return true;
}

static bool connect(struct jflow *f, struct jblock b, struct diag *diag)
{
    switch (b.kind) {
    case BLOCK_ENTRY:
        add_succ(f, code_block(f, 0, 0));
        return true;
    case BLOCK_CODE:
        return connect_code(f, b, diag);
    case BLOCK_GUARD:
        add_succ(
            f, add_block(f, (struct jblock){.kind = BLOCK_CODE, .pc = b.pc, .context = b.context}));
        add_succ(f, dispatch_block(f, handlers_at(f, b.pc), 0, b.context));
        return true;
    case BLOCK_UNWIND:
        add_succ(f, dispatch_block(f, b.list, 0, b.context));
        return true;
    case BLOCK_DISPATCH: {
        const struct jhandler *h = jflow_handler(f, &b);

        add_succ(f, code_block(f, h->target, b.context));
        if (h->type && strcmp(h->type, "java/lang/Throwable") != 0)
            add_succ(f, dispatch_block(f, b.list, b.part + 1, b.context));
        return true;
    }
    case BLOCK_EXIT:
        return true;
    }
    return true;
}

static bool find_blocks(struct jflow *f, struct diag *diag)
{
    vec_push(&f->contexts, ((struct jcontext){0}));
    add_block(f, (struct jblock){.kind = BLOCK_ENTRY});
    for (size_t i = 0; i < f->blocks.n; i++) {
        uint32_t first = (uint32_t)f->succs.n;

        if (f->blocks.n > MAX_BLOCKS)
            return diag_set(diag, "more than %u blocks", MAX_BLOCKS);
        if (!connect(f, f->blocks.at[i], diag))
            return false;
        f->blocks.at[i].first_succ = first;
        f->blocks.at[i].nsuccs = (uint32_t)f->succs.n - first;
    }
    return true;
}

/* ---- order ---- */

/* Reverse postorder by an explicit stack; `state` counts the successors that were followed. */
static void find_order(struct jflow *f, u32_vec *order)
{
    uint32_t n = (uint32_t)f->blocks.n;
    uint32_t *state = xcalloc(n, sizeof *state);
    u32_vec stack = {0};

    vec_push(&stack, 0);
    state[0] = 1;
    while (stack.n > 0) {
        uint32_t at = vec_last(&stack);
        const struct jblock *b = &f->blocks.at[at];

        if (state[at] <= b->nsuccs) {
            /* Backwards, so that of two successors the first comes first in the order. */
            uint32_t next = f->succs.at[b->first_succ + b->nsuccs - state[at]];

            state[at]++;
            if (!state[next]) {
                state[next] = 1;
                vec_push(&stack, next);
            }
        } else {
            vec_push(order, at);
            stack.n--;
        }
    }
    for (uint32_t i = 0, k = n - 1; i < k; i++, k--) {
        uint32_t swap = order->at[i];

        order->at[i] = order->at[k];
        order->at[k] = swap;
    }
    vec_release(&stack);
    free(state);
}

/* Blocks take the numbers of their places; every block is reachable, since only those are made. */
static void renumber(struct jflow *f, const u32_vec *order)
{
    uint32_t n = (uint32_t)f->blocks.n;
    uint32_t *number = xcalloc(n, sizeof *number);
    struct jblock *sorted = xcalloc(n, sizeof *sorted);

    for (uint32_t i = 0; i < n; i++) {
        number[order->at[i]] = i;
        sorted[i] = f->blocks.at[order->at[i]];
    }
    for (size_t i = 0; i < f->succs.n; i++)
        f->succs.at[i] = number[f->succs.at[i]];
    memcpy(f->blocks.at, sorted, n * sizeof *sorted);
    free(number);
    free(sorted);
}

static int by_number(const void *a, const void *b)
{
    const uint64_t *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

static void find_preds(struct jflow *f)
{
    uint64_t *edges = xcalloc(f->succs.n + 1, sizeof *edges), last = UINT64_MAX;
    size_t n = 0;

    for (uint32_t i = 0; i < f->blocks.n; i++)
        for (uint32_t k = 0; k < f->blocks.at[i].nsuccs; k++)
            edges[n++] = map_key2(jflow_succs(f, &f->blocks.at[i])[k], i);
    qsort(edges, n, sizeof *edges, by_number);
    for (size_t i = 0; i < n; i++) {
        struct jblock *b = &f->blocks.at[edges[i] >> 32];

        if (edges[i] == last)
            continue;
        last = edges[i];
        if (b->npreds++ == 0)
            b->first_pred = (uint32_t)f->preds.n;
        vec_push(&f->preds, (uint32_t)edges[i]);
    }
    free(edges);
}

bool jflow_build(struct jflow *f, const struct jclass *class, const struct jcode *code,
                 bool is_synchronized, struct arena *arena, struct diag *diag)
{
    u32_vec order = {0};

    *f = (struct jflow){.class = class, .code = code, .is_synchronized = is_synchronized};
    seqs_init(&f->lists, "handlers");
    f->marks = ARENA_ARRAY(arena, uint8_t, code->len + 1);
    if (!mark_leaders(f, diag))
        return false;
    for (uint32_t i = 0; i < code->nhandlers; i++)
        guard_handler(f, &code->handlers[i]);
    if (!find_blocks(f, diag))
        return false;
    find_order(f, &order);
    renumber(f, &order);
    vec_release(&order);
    find_preds(f);
    return true;
}

void jflow_release(struct jflow *f)
{
    vec_release(&f->blocks);
    vec_release(&f->contexts);
    vec_release(&f->succs);
    vec_release(&f->preds);
    map_release(&f->index);
    seqs_release(&f->lists);
}
