/*
 * Parts of arrays that the platform works on: which elements, its models cannot say. So every such
 * place gets a function of its own, with a loop over them:
 *
 *     Arrays.sort(a, from, to)               for (i = from; i < to; i++) a[i] = a[i];
 *     Arrays.fill(a, from, to, x)            for (i = from; i < to; i++) a[i] = x;
 *     System.arraycopy(a, p, b, q, n)        for (i = 0; i < n; i++) b[q + i] = a[p + i];
 *     Arrays.copyOfRange(a, from, to)        the same into a new array
 *
 * This is done in tasks, lambdas and static methods. System.arraycopy takes any array: the size of
 * its elements is that of the type that the program has declared for one of the two. Where none is
 * found, the model is used.
 */
#include "front/java/lower.h"

enum { MAX_ORIGINS = 8, MAX_BACK = 4000 };

/* ---- the type of an array ---- */

static const char *type_of(const struct body *b, ir_ref ref, int depth);

static const char *type_of_param(const struct body *b, uint32_t reg)
{
    const char *desc = b->method->desc + 1;
    uint32_t at = b->method->flags & ACC_STATIC ? 0 : 1;

    for (; *desc && *desc != ')'; at++) {
        const char *type = desc;

        (void)jdesc_next(&desc);
        if (at == reg)
            return type;
    }
    return NULL;
}

/* Of what a variable has at the end of the block that was lowered first of those before the phi. */
static const char *type_of_phi(const struct body *b, uint32_t reg, int depth)
{
    for (size_t i = 0; i < b->phis.n; i++) {
        const struct jphi *phi = &b->phis.at[i];

        if (phi->reg != reg)
            continue;
        uint32_t first = jflow_preds(&b->flow, &b->flow.blocks.at[phi->block])[0];
        const struct jval *v = first < b->block ? &b->out[first][phi->var] : NULL;

        while (v && v->lazy) {
            uint32_t block = v->ref.bits;

            first = jflow_preds(&b->flow, &b->flow.blocks.at[block])[0];
            v = first < block ? &b->out[first][phi->var] : NULL;
        }
        return v && v->kind == 'A' ? type_of(b, v->ref, depth + 1) : NULL;
    }
    return NULL;
}

/* What follows the last `mark` in the name of a symbol: the type of a field, of a result. */
static const char *type_in_name(const struct body *b, ir_ref sym, char mark)
{
    const struct ir_sym *s =
        ref_kind(sym) == REF_SYM ? ir_build_sym_at(b->lo->build, ref_index(sym)) : NULL;
    const char *at = s ? strrchr(ir_build_text(b->lo->build, s->name), mark) : NULL;

    return at ? at + 1 : NULL;
}

static const struct jstmt *def_of(const struct body *b, ir_ref ref)
{
    size_t n = b->stmts.n, end = n > MAX_BACK ? n - MAX_BACK : 0;

    for (size_t i = n; i > end; i--)
        if (ref_kind(ref) == REF_REG && b->stmts.at[i - 1].s.dst == ref_index(ref))
            return &b->stmts.at[i - 1];
    return NULL;
}

static const char *type_of_load(const struct body *b, ir_ref address, int depth)
{
    const struct jstmt *d = def_of(b, address);
    const char *type;

    if (ref_kind(address) == REF_SYM)
        return type_in_name(b, address, ':');
    if (d && d->s.op == IR_FIELD)
        return type_in_name(b, b->args.at[d->s.arg + 1], ':');
    type = d && d->s.op == IR_ADDR && d->s.nargs == 5 ? type_of(b, b->args.at[d->s.arg], depth + 1)
                                                      : NULL;
    return type && *type == '[' ? type + 1 : NULL;
}

/* Descriptor of a value; NULL if it is not known. */
static const char *type_of(const struct body *b, ir_ref ref, int depth)
{
    const struct jstmt *d;
    const struct ir_sym *class;

    if (ref_kind(ref) != REF_REG || depth > MAX_ORIGINS)
        return NULL;
    d = def_of(b, ref);
    if (!d)
        return ref_index(ref) < jdesc_nparams(b->method->desc) + !(b->method->flags & ACC_STATIC)
                   ? type_of_param(b, ref_index(ref))
                   : type_of_phi(b, ref_index(ref), depth);
    switch (d->s.op) {
    case IR_LOAD:
        return type_of_load(b, b->args.at[d->s.arg], depth);
    case IR_CALL:
    case IR_VCALL:
        return type_in_name(b, b->args.at[d->s.arg], ')');
    case IR_NEW:
    case IR_CAST:
        class =
            ir_build_sym_at(b->lo->build, ref_index(b->args.at[d->s.arg + (d->s.op == IR_CAST)]));
        return ir_build_text(b->lo->build, class->name);
    default:
        return NULL;
    }
}

const char *type_of_value(const struct body *b, ir_ref ref)
{
    return type_of(b, ref, 0);
}

/* Type of the elements; 0 if it is no array, or not known. */
static char element_of(const struct body *b, ir_ref array)
{
    const char *type = type_of(b, array, 0);

    return type && *type == '[' ? type[1] : 0;
}

/* ---- the functions ---- */

struct part {
    uint32_t size, flags;
};

static ir_ref load_at(struct jmade *f, const struct part *p, ir_ref array, ir_ref index)
{
    ir_ref address = made_element(f, array, p->size, index);

    return made_value(f, (struct ir_stmt){.op = IR_LOAD, .size = p->size, .flags = p->flags},
                      &address, 1);
}

static void store_at(struct jmade *f, const struct part *p, ir_ref array, ir_ref index, ir_ref x)
{
    ir_ref args[2] = {made_element(f, array, p->size, index), x};

    made_stmt(f, (struct ir_stmt){.op = IR_STORE, .size = p->size}, args, 2);
}

static void sort_one(struct jmade *f, ir_ref index, void *ctx)
{
    store_at(f, ctx, reg_ref(0), index, load_at(f, ctx, reg_ref(0), index));
}

static void fill_one(struct jmade *f, ir_ref index, void *ctx)
{
    store_at(f, ctx, reg_ref(0), index, reg_ref(3));
}

static void copy_one(struct jmade *f, ir_ref index, void *ctx)
{
    ir_ref from[2] = {reg_ref(1), index}, to[2] = {reg_ref(3), index};
    struct ir_stmt add = {.op = IR_ADD, .size = 4};
    ir_ref x = load_at(f, ctx, reg_ref(0), made_value(f, add, from, 2));

    store_at(f, ctx, reg_ref(2), made_value(f, add, to, 2), x);
}

static uint32_t range_sym(struct lower *lo, uint32_t number)
{
    return sym_method(lo, lo->class->name, arena_printf(&lo->arena, "<part%u>", number), "");
}

static void build_range(struct lower *lo, const struct jrange *r, uint32_t number)
{
    static const struct {
        made_body *body;
        uint32_t nparams;
    } kinds[] = {{sort_one, 3}, {fill_one, 4}, {copy_one, 5}};
    struct part p = {desc_size(r->element), desc_kind(r->element) == 'A' ? (uint32_t)IRF_PTR : 0};
    struct jmade f =
        made_begin(lo, range_sym(lo, number), kinds[r->kind].nparams, r->scope, r->line);
    bool is_copy = r->kind == RANGE_COPY;

    made_loop(&f, is_copy ? ir_build_int(lo->build, 0) : reg_ref(1), reg_ref(is_copy ? 4 : 2),
              kinds[r->kind].body, &p);
    made_stmt(&f, (struct ir_stmt){.op = IR_RET}, NULL, 0);
    ir_build_func_end(lo->build);
}

void lower_ranges(struct lower *lo)
{
    for (size_t i = 0; i < lo->ranges.n; i++)
        build_range(lo, &lo->ranges.at[i], (uint32_t)i + 1);
}

/* ---- the calls ---- */

static void call_range(struct body *b, enum range_kind kind, char element, const ir_ref *given,
                       uint32_t n)
{
    struct jrange r = {kind, element, b->scope, b->line};
    ir_ref args[6];

    vec_push(&b->lo->ranges, r);
    args[0] = sym_ref(range_sym(b->lo, (uint32_t)b->lo->ranges.n));
    memcpy(args + 1, given, n * sizeof *given);
    emit(b, (struct ir_stmt){.op = IR_CALL}, args, n + 1);
}

static void copy_range(struct body *b, const char *type, const ir_ref *args)
{
    ir_ref bounds[2] = {args[3], args[2]};
    ir_ref n = emit_value(b, (struct ir_stmt){.op = IR_SUB, .size = 4}, bounds, 2);
    ir_ref copy = emit_new(b, type, n);
    ir_ref given[5] = {args[1], args[2], copy, int_ref(b, 0), n};

    call_range(b, RANGE_COPY, type[1], given, 5);
    push(b, 'A', copy);
}

/*
 * Tasks divide arrays; methods of other objects work on arrays of their own, under locks of their
 * own, and which array of which object that is would not be known in a function of its own.
 */
static bool may_divide(const struct body *b)
{
    static const char *const tasks[] = {"java/lang/Runnable", "java/util/concurrent/Callable",
                                        "java/lang/Thread", "java/util/concurrent/RecursiveAction",
                                        "java/util/concurrent/RecursiveTask"};
    const struct jclass *class = b->lo->class;

    if (b->method->flags & ACC_STATIC || strncmp(b->method->name, "lambda$", 7) == 0)
        return true;
    for (size_t i = 0; i < ARRAY_SIZE(tasks); i++) {
        if (class->super && strcmp(class->super, tasks[i]) == 0)
            return true;
        for (uint32_t k = 0; k < class->ninterfaces; k++)
            if (strcmp(class->interfaces[k], tasks[i]) == 0)
                return true;
    }
    return false;
}

bool exec_range(struct body *b, const struct jmember_ref *m, const ir_ref *args)
{
    const char *after = m->desc + 1; /* behind the array */
    char element = 0;

    if ((strcmp(m->owner, "java/lang/System") != 0 && strcmp(m->owner, "java/util/Arrays") != 0) ||
        !may_divide(b))
        return false;
    if (strcmp(m->owner, "java/lang/System") == 0) {
        if (strcmp(m->name, "arraycopy") != 0 ||
            strcmp(m->desc, "(Ljava/lang/Object;ILjava/lang/Object;II)V") != 0)
            return false;
        element = element_of(b, args[3]);
        element = element ? element : element_of(b, args[1]);
        if (element)
            call_range(b, RANGE_COPY, element, args + 1, 5);
        return element != 0;
    }
    if (m->desc[1] != '[')
        return false;
    (void)jdesc_next(&after);
    if ((strcmp(m->name, "sort") == 0 || strcmp(m->name, "parallelSort") == 0) &&
        strcmp(after, "II)V") == 0)
        call_range(b, RANGE_SORT, m->desc[2], args + 1, 3);
    else if (strcmp(m->name, "fill") == 0 && strncmp(after, "II", 2) == 0 && after[2] != ')')
        call_range(b, RANGE_FILL, m->desc[2], args + 1, 4);
    else if (strcmp(m->name, "copyOfRange") == 0 && strncmp(after, "II)[", 4) == 0)
        copy_range(b, after + 3, args);
    else
        return false;
    return true;
}
