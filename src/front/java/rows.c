/*
 * Arrays of arrays. multianewarray makes one array for each row; as a single allocation all rows
 * would be one object. So every place that has one gets a function of its own, which makes them in
 * a loop, as people write it by hand:
 *
 *     a = new T[n][]; for (i = 0; i < n; i++) a[i] = new T[m];
 */
#include "front/java/lower.h"

static ir_ref build_new(struct jmade *f, const char *type, uint32_t length)
{
    ir_ref args[2] = {sym_ref(sym_class(f->lo, type)), reg_ref(length)};

    return made_value(f, (struct ir_stmt){.op = IR_NEW, .flags = IRF_PTR}, args, 2);
}

static uint32_t rows_sym(struct lower *lo, const struct jrows *rows, uint32_t level)
{
    const char *name = arena_printf(&lo->arena, "<rows%u-%u>", rows->number, level);
    uint32_t sym = sym_method(lo, lo->class->name, name, "");

    ir_build_sym_at(lo->build, sym)->flags |= SYMF_ARTIFICIAL;
    return sym;
}

/* One row: an array, or what the next level makes. */
static ir_ref build_row(struct jmade *f, const struct jrows *rows, uint32_t level)
{
    uint32_t left = rows->dimensions - level;
    ir_ref args[256];

    if (left == 2)
        return build_new(f, rows->type + level + 1, 1);
    args[0] = sym_ref(rows_sym(f->lo, rows, level + 1));
    for (uint32_t i = 1; i < left; i++)
        args[i] = reg_ref(i);
    return made_value(f, (struct ir_stmt){.op = IR_CALL, .flags = IRF_PTR}, args, left);
}

struct level {
    const struct jrows *rows;
    uint32_t level;
    ir_ref array;
};

static void store_row(struct jmade *f, ir_ref index, void *ctx)
{
    const struct level *l = ctx;
    ir_ref args[2] = {made_element(f, l->array, 8, index)};

    args[1] = build_row(f, l->rows, l->level);
    made_stmt(f, (struct ir_stmt){.op = IR_STORE, .size = 8}, args, 2);
}

/* Function of one level: parameters are the lengths from that level on. */
static void build_level(struct lower *lo, const struct jrows *rows, uint32_t level)
{
    struct jmade f = made_begin(lo, rows_sym(lo, rows, level), rows->dimensions - level,
                                rows->scope, rows->line);
    struct level l = {rows, level, build_new(&f, rows->type + level, 0)};

    made_loop(&f, ir_build_int(lo->build, 0), reg_ref(0), store_row, &l);
    made_stmt(&f, (struct ir_stmt){.op = IR_RET}, &l.array, 1);
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
