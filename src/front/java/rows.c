/*
 * Arrays of arrays. multianewarray makes one array for each row; as a single allocation all rows
 * would be one object. So every place that has one gets a function of its own, which makes them in
 * a loop, as people write it by hand:
 *
 *     a = new T[n][]; for (i = 0; i < n; i++) a[i] = new T[m];
 */
#include "front/java/lower.h"

/* The function while it is built. */
struct rows_func {
    struct lower *lo;
    struct ir_pos pos;
};

static ir_ref value(struct rows_func *f, struct ir_stmt s, const ir_ref *args, uint32_t n)
{
    s.dst = ir_build_reg(f->lo->build);
    ir_build_stmt(f->lo->build, s, args, n, &f->pos);
    return reg_ref(s.dst);
}

static void stmt(struct rows_func *f, struct ir_stmt s, const ir_ref *args, uint32_t n)
{
    s.dst = IR_NO_REG;
    ir_build_stmt(f->lo->build, s, args, n, &f->pos);
}

static ir_ref integer(struct rows_func *f, int64_t x)
{
    return ir_build_int(f->lo->build, x);
}

static ir_ref build_new(struct rows_func *f, const char *type, uint32_t length)
{
    ir_ref args[2] = {sym_ref(sym_class(f->lo, type)), reg_ref(length)};

    return value(f, (struct ir_stmt){.op = IR_NEW, .flags = IRF_PTR}, args, 2);
}

static uint32_t rows_sym(struct lower *lo, const struct jrows *rows, uint32_t level)
{
    const char *name = arena_printf(&lo->arena, "<rows%u-%u>", rows->number, level);
    uint32_t sym = sym_method(lo, lo->class->name, name, "");

    ir_build_sym_at(lo->build, sym)->flags |= SYMF_ARTIFICIAL;
    return sym;
}

/* One row: an array, or what the next level makes. */
static ir_ref build_row(struct rows_func *f, const struct jrows *rows, uint32_t level)
{
    uint32_t left = rows->dimensions - level;
    ir_ref args[256];

    if (left == 2)
        return build_new(f, rows->type + level + 1, 1);
    args[0] = sym_ref(rows_sym(f->lo, rows, level + 1));
    for (uint32_t i = 1; i < left; i++)
        args[i] = reg_ref(i);
    return value(f, (struct ir_stmt){.op = IR_CALL, .flags = IRF_PTR}, args, left);
}

/* Function of one level: parameters are the lengths from that level on. */
static void build_level(struct lower *lo, const struct jrows *rows, uint32_t level)
{
    static const uint32_t loop[1] = {1}, split[2] = {2, 3};
    struct rows_func f = {lo, {.scope = rows->scope, .line = rows->line}};
    ir_ref array, index, next, args[5], phi[4];
    uint32_t counter;

    ir_build_func_begin(lo->build, rows_sym(lo, rows, level), rows->dimensions - level, 0);
    ir_build_func_at(lo->build)->scope = rows->scope;
    ir_build_func_at(lo->build)->line = rows->line;
    ir_build_block(lo->build);
    array = build_new(&f, rows->type + level, 0);
    stmt(&f, (struct ir_stmt){.op = IR_JUMP}, NULL, 0);
    ir_build_succs(lo->build, loop, 1);

    ir_build_block(lo->build);
    next = reg_ref(ir_build_reg(lo->build));
    phi[0] = integer(&f, 0);
    phi[1] = ref_make(REF_BLOCK, 0);
    phi[2] = next;
    phi[3] = ref_make(REF_BLOCK, 2);
    index = value(&f, (struct ir_stmt){.op = IR_PHI}, phi, 4);
    args[0] = index;
    args[1] = reg_ref(0);
    args[0] = value(&f, (struct ir_stmt){.op = IR_CMP, .sub = CMP_SLT}, args, 2);
    stmt(&f, (struct ir_stmt){.op = IR_BRANCH}, args, 1);
    ir_build_succs(lo->build, split, 2);

    ir_build_block(lo->build);
    args[0] = array;
    args[1] = integer(&f, IR_ARRAY_ELEMENTS);
    args[2] = integer(&f, 8);
    args[3] = index;
    args[4] = integer(&f, 0);
    args[0] = value(&f, (struct ir_stmt){.op = IR_ADDR, .flags = IRF_PTR}, args, 5);
    args[1] = build_row(&f, rows, level);
    stmt(&f, (struct ir_stmt){.op = IR_STORE, .size = 8}, args, 2);
    args[0] = index;
    args[1] = integer(&f, 1);
    counter = ref_index(next);
    ir_build_stmt(lo->build, (struct ir_stmt){.op = IR_ADD, .size = 4, .dst = counter}, args, 2,
                  &f.pos);
    stmt(&f, (struct ir_stmt){.op = IR_JUMP}, NULL, 0);
    ir_build_succs(lo->build, loop, 1);

    ir_build_block(lo->build);
    stmt(&f, (struct ir_stmt){.op = IR_RET}, &array, 1);
    ir_build_func_end(lo->build);
}

void lower_rows(struct lower *lo)
{
    for (size_t i = 0; i < lo->rows.n; i++)
        for (uint32_t level = 0; level + 2 <= lo->rows.at[i].dimensions; level++)
            build_level(lo, &lo->rows.at[i], level);
}

void exec_multi_array(struct body *b, const struct jinsn *i)
{
    const char *type = jclass_class(b->lo->class, (uint32_t)i->a);
    struct jrows rows = {.type = type,
                         .dimensions = (uint32_t)i->b,
                         .number = (uint32_t)b->lo->rows.n + 1,
                         .scope = b->scope,
                         .line = b->line};
    ir_ref args[257];

    if (!type || i->b < 1 || strspn(type, "[") < (size_t)i->b) {
        body_fail(b, "an array has no type");
        return;
    }
    for (int32_t k = i->b; k > 0; k--)
        args[k] = pop(b).ref;
    if (i->b == 1) {
        push(b, 'A', emit_new(b, type, args[1]));
        return;
    }
    args[0] = sym_ref(rows_sym(b->lo, &rows, 0));
    push(b, 'A',
         emit_value(b, (struct ir_stmt){.op = IR_CALL, .flags = IRF_PTR}, args,
                    rows.dimensions + 1));
    vec_push(&b->lo->rows, rows);
}
