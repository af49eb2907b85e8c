/* Builder, unit file, verifier: what was built comes back from disk, damage is refused. */
#include "base/os.h"
#include "ir/build.h"
#include "ir/unit.h"
#include "unit.h"
#include <stdlib.h>

static void add_stmt(struct ir_builder *b, enum ir_op op, uint32_t dst, uint32_t size,
                     const ir_ref *args, uint32_t nargs, uint32_t line)
{
    struct ir_stmt s = {.op = (uint8_t)op, .dst = dst, .size = size};
    ir_build_stmt(b, s, args, nargs, &(struct ir_pos){.line = line});
}

/* A unit with a variable, a function that adds `value` to it, and positions starting at line. */
static struct ir_builder *make_builder(int64_t value, uint32_t line)
{
    struct ir_builder *b = ir_build_new("a.c", "test", 8);
    uint32_t x = ir_build_sym(b, "x", SYM_VAR, LINK_EXTERNAL, SYMF_DEFINED);
    ir_build_sym_at(b, x)->size = 8;
    ir_build_init(b, x, 0, 8, ir_build_int(b, value));
    uint32_t f = ir_build_sym(b, "f", SYM_FUNC, LINK_EXTERNAL, 0);
    ir_build_func_begin(b, f, 1, 0);
    for (int i = 0; i < 100; i++) /* registers nobody uses */
        (void)ir_build_reg(b);
    uint32_t v = ir_build_reg(b), w = ir_build_reg(b);
    ir_build_block(b);
    ir_ref addr = ref_make(REF_SYM, x);
    add_stmt(b, IR_LOAD, v, 8, &addr, 1, line);
    add_stmt(b, IR_ADD, w, 0, (ir_ref[]){ref_make(REF_REG, v), ir_build_int(b, value)}, 2,
             line + 1);
    add_stmt(b, IR_STORE, IR_NO_REG, 8, (ir_ref[]){ir_build_addr(b, x, 4), ref_make(REF_REG, w)}, 2,
             line + 2);
    add_stmt(b, IR_RET, IR_NO_REG, 0, NULL, 0, line + 3);
    ir_build_func_end(b);
    return b;
}

static struct ir_unit *finish(struct ir_builder *b)
{
    struct diag d = {0};
    struct ir_unit *u = ir_build_finish(b, &d);
    if (!u)
        fail_msg("%s", diag_str(&d));
    return u;
}

static void test_build(void **state)
{
    struct ir_unit *u = finish(make_builder((int64_t)1 << 40, 10));
    assert_int_equal(u->nfuncs, 1);
    assert_int_equal(u->funcs[0].nregs, 3); /* unused registers are gone */
    assert_int_equal(u->nints, 1);
    assert_int_equal(u->naddrs, 1);
    int64_t value;
    assert_true(ir_ref_int(u, u->inits[0].value, &value));
    assert_int_equal(value, (int64_t)1 << 40);
    assert_string_equal(ir_str(u, u->syms[1].name), "f");
    assert_string_equal(ir_str(u, u->source), "a.c");
    ir_unit_free(u);
}

static void test_hash(void **state)
{
    struct ir_unit *a = finish(make_builder(7, 10)), *moved = finish(make_builder(7, 99));
    struct ir_unit *other = finish(make_builder(8, 10));
    assert_true(key_eq(a->funcs[0].hash, moved->funcs[0].hash));
    assert_false(key_eq(a->key, moved->key));
    assert_false(key_eq(a->funcs[0].hash, other->funcs[0].hash));
    ir_unit_free(a);
    ir_unit_free(moved);
    ir_unit_free(other);
}

static void test_drop(void **state)
{
    struct ir_builder *b = make_builder(7, 10);
    uint32_t g = ir_build_sym(b, "g", SYM_FUNC, LINK_EXTERNAL, 0);
    uint32_t index = ir_build_func_begin(b, g, 2, 0);
    ir_build_block(b);
    add_stmt(b, IR_ASM, IR_NO_REG, 0, NULL, 0, 1);
    ir_build_loss(b, LOSS_ASM, index, 0, "asm");
    ir_build_func_drop(b);
    struct ir_unit *u = finish(b);
    assert_int_equal(u->nfuncs, 1);
    assert_int_equal(u->syms[g].func, IR_NONE);
    assert_int_equal(u->syms[g].flags & SYMF_DEFINED, 0);
    assert_int_equal(u->losses[0].func, IR_NONE);
    ir_unit_free(u);
}

static void test_file(void **state)
{
    struct diag d = {0};
    struct ir_unit *u = finish(make_builder((int64_t)1 << 40, 10));
    char *dir = os_temp_dir("heddle-test", &d);
    assert_non_null(dir);
    char *path = os_join_path(dir, "a.unit");
    assert_true(ir_unit_save(u, path, &d));
    struct ir_unit *back = ir_unit_open(path, &d);
    assert_non_null(back);
    assert_int_equal(back->storage_len, u->storage_len);
    assert_memory_equal(back->storage, u->storage, u->storage_len);
    assert_true(key_eq(back->key, u->key));
    ir_unit_free(back);
    assert_null(ir_unit_open(dir, &d));
    os_remove_tree(dir);
    free(dir);
    free(path);
    ir_unit_free(u);
    diag_release(&d);
}

/* Every single damaged byte is noticed; every prefix is refused. */
static void test_damage(void **state)
{
    struct ir_unit *u = finish(make_builder(7, 10));
    uint8_t *bytes = malloc(u->storage_len);
    assert_non_null(bytes);
    memcpy(bytes, u->storage, u->storage_len);
    for (size_t i = 0; i < u->storage_len; i++) {
        bytes[i] ^= 0x41;
        struct diag d = {0};
        assert_null(ir_unit_from_bytes(bytes, u->storage_len, &d));
        assert_true(d.text.len > 0);
        diag_release(&d);
        bytes[i] ^= 0x41;
        assert_null(ir_unit_from_bytes(bytes, i, NULL));
    }
    struct ir_unit *whole = ir_unit_from_bytes(bytes, u->storage_len, NULL);
    assert_non_null(whole);
    ir_unit_free(whole);
    free(bytes);
    ir_unit_free(u);
}

static void expect_refused(struct ir_builder *b, const char *why)
{
    struct diag d = {0};
    assert_null(ir_build_finish(b, &d));
    if (!strstr(diag_str(&d), why))
        fail_msg("expected '%s', got '%s'", why, diag_str(&d));
    diag_release(&d);
}

static void test_refused(void **state)
{
    struct ir_builder *b = make_builder(7, 10);
    ir_build_sym(b, "f", SYM_VAR, LINK_EXTERNAL, 0);
    expect_refused(b, "symbol 'f' stands twice");

    b = make_builder(7, 10);
    uint32_t g = ir_build_sym(b, "g", SYM_FUNC, LINK_EXTERNAL, 0);
    ir_build_func_begin(b, g, 0, 0);
    ir_build_block(b);
    add_stmt(b, IR_ASM, IR_NO_REG, 0, NULL, 0, 1);
    ir_build_func_end(b);
    expect_refused(b, "does not end with a terminator");

    b = make_builder(7, 10);
    ir_build_ctor(b, 77, 0, false);
    expect_refused(b, "constructor 0");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_build), cmocka_unit_test(test_hash),   cmocka_unit_test(test_drop),
        cmocka_unit_test(test_file),  cmocka_unit_test(test_damage), cmocka_unit_test(test_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
