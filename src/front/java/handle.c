/*
 * Fields that are accessed through an object or number that stands for them: VarHandle, the field
 * updaters of java.util.concurrent.atomic, offsets of Unsafe. Where the class keeps such a thing in
 * a static variable that its initialiser sets from constants (`lookup.findVarHandle(A.class, "f",
 * int.class)`), and the field is the class's own, the access becomes one to the field.
 */
#include "front/java/lower.h"

enum { MAX_HANDLES = 64 };

/* ---- what the initialiser says ---- */

struct scan {
    struct lower *lo;
    const char *class, *text; /* first class constant and the string since the last variable */
    bool is_made;             /* what makes a handle of them was called */
};

static bool makes_handle(const struct jmember_ref *m)
{
    return strcmp(m->name, "findVarHandle") == 0 || strcmp(m->name, "findStaticVarHandle") == 0 ||
           strcmp(m->name, "newUpdater") == 0 || strcmp(m->name, "objectFieldOffset") == 0;
}

static void note_handle(struct scan *s, const struct jmember_ref *variable)
{
    const struct jclass *c = s->lo->class;
    for (uint32_t i = 0; i < c->nfields && s->lo->nhandles < MAX_HANDLES; i++)
        if (strcmp(c->fields[i].name, s->text) == 0)
            s->lo->handles[s->lo->nhandles++] = (struct jhandle_var){variable->name, &c->fields[i]};
}

static void scan_insn(struct scan *s, const struct jinsn *i)
{
    const struct jclass *c = s->lo->class;
    struct jmember_ref m;
    if (i->group == G_LDC && jclass_tag(c, (uint32_t)i->a) == CONST_CLASS && !s->class)
        s->class = jclass_class(c, (uint32_t)i->a);
    else if (i->group == G_LDC && jclass_tag(c, (uint32_t)i->a) == CONST_STRING)
        s->text = jclass_utf8(c, c->pool[i->a].a);
    bool is_call = i->op == J_INVOKEVIRTUAL || i->op == J_INVOKESTATIC;
    if (is_call && jclass_member(c, (uint32_t)i->a, &m))
        s->is_made |= makes_handle(&m);
    if (i->op != J_PUTSTATIC || !jclass_member(c, (uint32_t)i->a, &m))
        return;
    if (s->is_made && s->class && s->text && strcmp(s->class, c->name) == 0 && m.owner &&
        strcmp(m.owner, c->name) == 0)
        note_handle(s, &m);
    *s = (struct scan){.lo = s->lo};
}

void find_handles(struct lower *lo)
{
    struct scan s = {.lo = lo};
    struct diag diag = {0};
    lo->handles = ARENA_ARRAY(&lo->arena, struct jhandle_var, MAX_HANDLES);
    for (uint32_t k = 0; k < lo->class->nmethods; k++) {
        const struct jmethod *m = &lo->class->methods[k];
        struct jcode code;
        struct jinsn i;
        if (strcmp(m->name, "<clinit>") != 0 || !m->code_len || lo->request->no_bodies ||
            !jcode_read(lo->class, m, &code, &lo->arena, &diag))
            continue;
        for (uint32_t pc = 0; pc < code.len && jinsn_read(&code, pc, &i); pc = i.next)
            scan_insn(&s, &i);
    }
    diag_release(&diag);
}

/* ---- accesses ---- */

void handle_loaded(struct body *b, const struct jmember_ref *m, ir_ref value)
{
    for (uint32_t i = 0; i < b->lo->nhandles; i++)
        if (strcmp(b->lo->handles[i].variable, m->name) == 0 && ref_kind(value) == REF_REG &&
            strcmp(m->owner, b->lo->class->name) == 0)
            map_put(&b->handle_of, ref_index(value), i + 1);
}

enum handle_shape {
    SHAPE_NONE,
    SHAPE_LOAD,
    SHAPE_STORE,
    SHAPE_SWAP,
    SHAPE_ADD,
    SHAPE_STEP,
    SHAPE_CAS
};

struct handle_method {
    const char *prefix; /* of the name */
    enum handle_shape shape;
    enum ir_order order;
};

/* First match counts. Names of Unsafe end in the type. */
static const struct handle_method methods[] = {
    {"compareAndExchange", SHAPE_CAS, ORDER_SEQ_CST},
    {"compareAndSet", SHAPE_CAS, ORDER_SEQ_CST},
    {"weakCompareAndSet", SHAPE_CAS, ORDER_SEQ_CST},
    {"compareAndSwap", SHAPE_CAS, ORDER_SEQ_CST},
    {"getAndSet", SHAPE_SWAP, ORDER_SEQ_CST},
    {"getAndAdd", SHAPE_ADD, ORDER_SEQ_CST},
    {"getAndBitwise", SHAPE_ADD, ORDER_SEQ_CST},
    {"addAndGet", SHAPE_ADD, ORDER_SEQ_CST},
    {"getAndIncrement", SHAPE_STEP, ORDER_SEQ_CST},
    {"getAndDecrement", SHAPE_STEP, ORDER_SEQ_CST},
    {"incrementAndGet", SHAPE_STEP, ORDER_SEQ_CST},
    {"decrementAndGet", SHAPE_STEP, ORDER_SEQ_CST},
    {"getVolatile", SHAPE_LOAD, ORDER_SEQ_CST},
    {"getAcquire", SHAPE_LOAD, ORDER_ACQUIRE},
    {"getOpaque", SHAPE_LOAD, ORDER_RELAXED},
    {"setVolatile", SHAPE_STORE, ORDER_SEQ_CST},
    {"setRelease", SHAPE_STORE, ORDER_RELEASE},
    {"setOpaque", SHAPE_STORE, ORDER_RELAXED},
    {"lazySet", SHAPE_STORE, ORDER_RELEASE},
    {"putOrdered", SHAPE_STORE, ORDER_RELEASE},
};

/* The order that the name ends in (weakCompareAndSetPlain, getAndAddRelease), or the usual one. */
static enum ir_order order_in(const char *name, enum ir_order usual)
{
    if (strstr(name, "Plain") || strstr(name, "Opaque"))
        return ORDER_RELAXED;
    if (strstr(name, "Acquire"))
        return ORDER_ACQUIRE;
    if (strstr(name, "Release"))
        return ORDER_RELEASE;
    return strstr(name, "Volatile") ? ORDER_SEQ_CST : usual;
}

static struct handle_method method_of(const struct jmember_ref *m)
{
    bool is_updater = strstr(m->owner, "FieldUpdater") != NULL;
    enum ir_order order = order_in(m->name, is_updater ? ORDER_SEQ_CST : ORDER_NONE);
    for (size_t i = 0; i < ARRAY_SIZE(methods); i++)
        if (strncmp(m->name, methods[i].prefix, strlen(methods[i].prefix)) == 0)
            return (struct handle_method){"", methods[i].shape,
                                          order_in(m->name, methods[i].order)};
    bool is_unsafe = strstr(m->owner, "/Unsafe") != NULL;
    if (strcmp(m->name, "get") == 0 || (is_unsafe && strncmp(m->name, "get", 3) == 0))
        return (struct handle_method){"", SHAPE_LOAD, order};
    if (strcmp(m->name, "set") == 0 || (is_unsafe && strncmp(m->name, "put", 3) == 0))
        return (struct handle_method){"", SHAPE_STORE, order};
    return (struct handle_method){"", SHAPE_NONE, ORDER_NONE};
}

static ir_ref emit_access(struct body *b, const struct handle_method *h, const struct jfield *f,
                          bool tells_success, ir_ref address, const ir_ref *values, uint32_t n)
{
    ir_ref args[3] = {address, n > 0 ? values[0] : int_ref(b, 1), n > 1 ? values[1] : (ir_ref){0}};
    struct ir_stmt s = {.size = desc_size(*f->desc),
                        .sub = (uint16_t)h->order,
                        .flags = desc_kind(*f->desc) == 'A' ? IRF_PTR : 0};
    switch (h->shape) {
    case SHAPE_LOAD:
        s.op = IR_LOAD;
        return emit_value(b, s, args, 1);
    case SHAPE_STORE:
        s.op = IR_STORE;
        s.flags = 0;
        emit(b, s, args, 2);
        return (ir_ref){0};
    case SHAPE_CAS:
        s.op = IR_CMPXCHG;
        s.aux = tells_success ? ir_build_reg(b->lo->build) : IR_NO_REG;
        if (!tells_success)
            return emit_value(b, s, args, 3);
        emit(b, s, args, 3);
        return reg_ref(s.aux);
    default:
        s.op = IR_RMW;
        s.aux = h->shape == SHAPE_SWAP ? RMW_XCHG : RMW_ADD;
        return emit_value(b, s, args, 2);
    }
}

/* Where the object stands among the operands, and the first value; 0: it is no such call. */
static uint32_t object_at(const struct body *b, const struct jmember_ref *m, const ir_ref *args,
                          uint32_t n, uint32_t *first, uint32_t *handle)
{
    bool is_unsafe = strstr(m->owner, "/Unsafe") != NULL;
    bool is_known = is_unsafe || strcmp(m->owner, "java/lang/invoke/VarHandle") == 0 ||
                    strstr(m->owner, "FieldUpdater") != NULL;
    uint32_t at = is_unsafe ? 3 : 1;
    if (!is_known || n <= at || ref_kind(args[at]) != REF_REG)
        return 0;
    *handle = map_get(&b->handle_of, ref_index(args[at]), 0);
    *first = is_unsafe ? 4 : 3;
    return *handle ? 2 : 0;
}

bool exec_handle(struct body *b, const struct jmember_ref *m, const ir_ref *args, uint32_t n)
{
    uint32_t first, handle, object = object_at(b, m, args, n, &first, &handle);
    struct handle_method h = method_of(m);
    if (!object || h.shape == SHAPE_NONE)
        return false;
    const struct jfield *f = b->lo->handles[handle - 1].field;
    bool is_static = f->flags & ACC_STATIC;
    struct jmember_ref field = {.owner = b->lo->class->name, .name = f->name, .desc = f->desc};
    uint32_t sym = sym_field(b->lo, &field, is_static);
    uint32_t wanted = h.shape == SHAPE_CAS                             ? 2
                      : h.shape == SHAPE_LOAD || h.shape == SHAPE_STEP ? 0
                                                                       : 1;
    if (is_static)
        first = object;
    if (first + wanted != n)
        return false;
    ir_ref place[2] = {args[object], sym_ref(sym)};
    ir_ref address =
        is_static ? sym_ref(sym)
                  : emit_value(b, (struct ir_stmt){.op = IR_FIELD, .flags = IRF_PTR}, place, 2);
    bool tells_success = jdesc_return(m->desc) == 'Z';
    ir_ref result = emit_access(b, &h, f, tells_success, address, args + first, wanted);
    char kind = desc_kind(jdesc_return(m->desc));
    if (kind != 'V')
        push(b, kind, result.bits ? result : int_ref(b, 0));
    return true;
}
