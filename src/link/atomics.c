/*
 * Calls of the simple methods of the atomic classes become the atomic operations they are, on the
 * start of the object: what is known of compare-and-set, flags and counters then holds for them.
 */
#include "link/classes_int.h"

enum atomic_shape {
    ATOMIC_LOAD,
    ATOMIC_STORE,
    ATOMIC_RMW,  /* with the argument */
    ATOMIC_STEP, /* with a constant */
    ATOMIC_CAS,  /* says whether it took place */
    ATOMIC_CAX,  /* gives the old value */
};

static const struct atomic_class {
    const char *name;
    uint32_t size;
} atomic_classes[] = {
    {"AtomicInteger", 4},
    {"AtomicLong", 8},
    {"AtomicBoolean", 4},
    {"AtomicReference", 8},
};

static const struct atomic_method {
    const char *name;
    enum atomic_shape shape;
    enum ir_rmw rmw;
    int step;
} atomic_methods[] = {
    {"get", ATOMIC_LOAD, 0, 0},
    {"getPlain", ATOMIC_LOAD, 0, 0},
    {"getAcquire", ATOMIC_LOAD, 0, 0},
    {"getOpaque", ATOMIC_LOAD, 0, 0},
    {"intValue", ATOMIC_LOAD, 0, 0},
    {"longValue", ATOMIC_LOAD, 0, 0},
    {"set", ATOMIC_STORE, 0, 0},
    {"setPlain", ATOMIC_STORE, 0, 0},
    {"setRelease", ATOMIC_STORE, 0, 0},
    {"setOpaque", ATOMIC_STORE, 0, 0},
    {"lazySet", ATOMIC_STORE, 0, 0},
    {"<init>", ATOMIC_STORE, 0, 0},
    {"getAndSet", ATOMIC_RMW, RMW_XCHG, 0},
    {"getAndAdd", ATOMIC_RMW, RMW_ADD, 0},
    {"addAndGet", ATOMIC_RMW, RMW_ADD, 0},
    {"getAndIncrement", ATOMIC_STEP, RMW_ADD, 1},
    {"incrementAndGet", ATOMIC_STEP, RMW_ADD, 1},
    {"getAndDecrement", ATOMIC_STEP, RMW_ADD, -1},
    {"decrementAndGet", ATOMIC_STEP, RMW_ADD, -1},
    {"compareAndSet", ATOMIC_CAS, 0, 0},
    {"weakCompareAndSet", ATOMIC_CAS, 0, 0},
    {"weakCompareAndSetPlain", ATOMIC_CAS, 0, 0},
    {"weakCompareAndSetAcquire", ATOMIC_CAS, 0, 0},
    {"weakCompareAndSetRelease", ATOMIC_CAS, 0, 0},
    {"weakCompareAndSetVolatile", ATOMIC_CAS, 0, 0},
    {"compareAndExchange", ATOMIC_CAX, 0, 0},
};

static bool is_text(const char *s, size_t len, const char *text)
{
    return strlen(text) == len && memcmp(s, text, len) == 0;
}

static const struct atomic_class *find_class(const char *name, size_t len)
{
    for (size_t i = 0; i < ARRAY_SIZE(atomic_classes); i++)
        if (is_text(name, len, atomic_classes[i].name))
            return &atomic_classes[i];
    return NULL;
}

static const struct atomic_method *find_method(const char *name, size_t len)
{
    for (size_t i = 0; i < ARRAY_SIZE(atomic_methods); i++)
        if (is_text(name, len, atomic_methods[i].name))
            return &atomic_methods[i];
    return NULL;
}

/* Operands that an operation takes, the object included. */
static uint32_t operand_count(enum atomic_shape shape)
{
    switch (shape) {
    case ATOMIC_LOAD:
    case ATOMIC_STEP:
        return 1;
    case ATOMIC_STORE:
    case ATOMIC_RMW:
        return 2;
    default:
        return 3;
    }
}

/* What comes before and after it, as the name says. */
static enum ir_order order_of(const struct atomic_method *m)
{
    if (strstr(m->name, "Plain") || strstr(m->name, "Opaque"))
        return ORDER_RELAXED;
    if (strstr(m->name, "Acquire"))
        return ORDER_ACQUIRE;
    if (strstr(m->name, "Release") || strcmp(m->name, "lazySet") == 0)
        return ORDER_RELEASE;
    return ORDER_SEQ_CST;
}

static void make_operation(struct ir_stmt *s, const struct atomic_method *m)
{
    static const uint8_t ops[] = {IR_LOAD, IR_STORE, IR_RMW, IR_RMW, IR_CMPXCHG, IR_CMPXCHG};
    uint32_t result = s->dst;
    s->op = ops[m->shape];
    s->sub = (uint16_t)order_of(m);
    s->aux = 0;
    if (m->shape == ATOMIC_RMW || m->shape == ATOMIC_STEP)
        s->aux = m->rmw;
    if (s->op == IR_STORE)
        s->dst = IR_NO_REG;
    if (s->op == IR_CMPXCHG) {
        s->dst = m->shape == ATOMIC_CAX ? result : IR_NO_REG;
        s->aux = m->shape == ATOMIC_CAX ? IR_NO_REG : result;
    }
}

bool lower_atomic(struct ir_stmt *s, const char *callee, int *step)
{
    static const char package[] = "java/util/concurrent/atomic/";
    size_t skip = sizeof package - 1;
    if (strncmp(callee, package, skip) != 0)
        return false;
    const char *class = callee + skip, *dot = strchr(class, '.');
    const char *bracket = dot ? strchr(dot, '(') : NULL;
    if (!bracket)
        return false;
    const struct atomic_class *c = find_class(class, (size_t)(dot - class));
    const struct atomic_method *m = find_method(dot + 1, (size_t)(bracket - dot - 1));
    uint32_t n = m ? operand_count(m->shape) : 0;
    bool has_result = s->dst != IR_NO_REG || (m && m->shape != ATOMIC_LOAD);
    if (!c || !m || s->nargs != n + 1 || !has_result)
        return false;
    make_operation(s, m);
    s->size = c->size;
    s->arg++; /* the callee is gone */
    s->nargs = n;
    *step = m->step;
    return true;
}
