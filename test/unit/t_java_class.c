/* Class files made by hand: what is read, lowered, refused, lost. */
#include "front/java/java.h"
#include "front/java/jimage.h"
#include "ir/text.h"
#include "unit.h"

static void put16(struct strbuf *out, uint32_t x)
{
    strbuf_addc(out, (char)(x >> 8));
    strbuf_addc(out, (char)x);
}

static void put32(struct strbuf *out, uint32_t x)
{
    put16(out, x >> 16);
    put16(out, x & 0xffff);
}

static void put_utf8(struct strbuf *out, const char *text)
{
    strbuf_addc(out, 1);
    put16(out, (uint32_t)strlen(text));
    strbuf_adds(out, text);
}

/* Constants: 1 "T", 2 class T, 3 "java/lang/Object", 4 class Object, 5 "m", 6 the type, 7 "Code",
 * 8 "n", 9 "I", 10 name and type, 11 field T.n:I, 12 "StackMapTable", 13 class [T. */
static void put_pool(struct strbuf *out, const char *type)
{
    put16(out, 15);
    put_utf8(out, "T");
    strbuf_add(out, "\x07\0\x01", 3);
    put_utf8(out, "java/lang/Object");
    strbuf_add(out, "\x07\0\x03", 3);
    put_utf8(out, "m");
    put_utf8(out, type);
    put_utf8(out, "Code");
    put_utf8(out, "n");
    put_utf8(out, "I");
    strbuf_add(out, "\x0c\0\x08\0\x09", 5);
    strbuf_add(out, "\x09\0\x02\0\x0a", 5);
    put_utf8(out, "[LT;");
    strbuf_add(out, "\x07\0\x0c", 3);
    put_utf8(out, "LineNumberTable");
}

/* class T { static int n; static m TYPE { CODE } } with lines 10 at 0. */
static void make_class(struct strbuf *out, uint32_t version, const char *type, const char *code,
                       uint32_t len)
{
    put32(out, 0xCAFEBABE);
    put32(out, version);
    put_pool(out, type);
    put16(out, 0x21);
    put16(out, 2);
    put16(out, 4);
    put16(out, 0);
    put16(out, 1); /* fields */
    put16(out, 8);
    put16(out, 8);
    put16(out, 9);
    put16(out, 0);
    put16(out, 1); /* methods */
    put16(out, 8);
    put16(out, 5);
    put16(out, 6);
    put16(out, 1);
    put16(out, 7);
    put32(out, 12 + len + 12);
    put16(out, 6);
    put16(out, 6);
    put32(out, len);
    strbuf_add(out, code, len);
    put16(out, 0);
    put16(out, 1);
    put16(out, 14);
    put32(out, 6);
    put16(out, 1);
    put16(out, 0);
    put16(out, 10);
    put16(out, 0); /* attributes of the class */
}

/* Text of the lowered class. */
static char *lower_code(const char *type, const char *code, uint32_t len, struct java_stats *stats)
{
    struct java_request request = {.source = "T.class"};
    struct strbuf bytes = {0}, text = {0};
    struct diag diag = {0};
    struct arena arena;
    struct ir_unit *unit;
    struct jclass c;

    arena_init(&arena, "test");
    make_class(&bytes, 50, type, code, len);
    if (!jclass_read(&c, bytes.buf, bytes.len, &arena, &diag))
        fail_msg("%s", diag_str(&diag));
    unit = java_lower(&c, &request, stats, &diag);
    if (!unit)
        fail_msg("%s", diag_str(&diag));
    ir_print(unit, &text);
    ir_unit_free(unit);
    arena_release(&arena);
    strbuf_release(&bytes);
    diag_release(&diag);
    return strbuf_detach(&text);
}

static void expect(const char *type, const char *code, uint32_t len, const char *wanted)
{
    struct java_stats stats = {0};
    char *text = lower_code(type, code, len, &stats);

    if (!strstr(text, wanted))
        fail_msg("no '%s' in:\n%s", wanted, text);
    assert_int_equal(stats.lost_bodies, 0);
    vec_free(text);
}

static void expect_loss(const char *code, uint32_t len, const char *why)
{
    struct java_stats stats = {0};
    char *text = lower_code("()V", code, len, &stats);

    if (!strstr(text, why))
        fail_msg("no '%s' in:\n%s", why, text);
    assert_int_equal(stats.lost_bodies, 1);
    vec_free(text);
}

#define CODE(s) s, sizeof(s) - 1

static void test_lowering(void **state)
{
    /* getstatic n; iload_0; iadd; ireturn */
    expect("(I)I", CODE("\xb2\0\x0b\x1a\x60\xac"),
           "  %1 = load 4 @\"T.n:I\" ! 10 in 1\n  %2 = add %1, %0 size 4 ! 10 in 1\n  ret %2");
    /* lconst_1; lload_0; dup2_x2; pop2; lsub; lreturn */
    expect("(J)J", CODE("\x0a\x1e\x5e\x58\x65\xad"), "sub %0, 1 size 8");
    /* for (i = 0; i < 9; i++); return i */
    expect("()I", CODE("\x03\x3b\xa7\0\x06\x84\0\x01\x1a\x10\x09\xa1\xff\xfa\x1a\xac"),
           "= phi [0, ");
}

/* jsr 7, twice; the subroutine stores 5 and returns: two copies of it. */
static void test_subroutine(void **state)
{
    struct java_stats stats = {0};
    char *text =
        lower_code("()V", CODE("\xa8\0\x07\xa8\0\x04\xb1\x4b\x08\xb3\0\x0b\xa9\0"), &stats);
    char *first = strstr(text, "store 4 @\"T.n:I\", 5");

    assert_int_equal(stats.lost_bodies, 0);
    assert_non_null(first);
    assert_non_null(strstr(first + 1, "store 4 @\"T.n:I\", 5"));
    vec_free(text);
}

static void test_lost_methods(void **state)
{
    expect_loss(CODE("\x60\xb1"), "a value is taken from an empty stack");
    expect_loss(CODE("\xa7\x11\x11\xb1"), "branch out of the code");
    expect_loss(CODE("\xa7\0\x04\x11\0\0\xb1"), "branch into the middle of an instruction");
    expect_loss(CODE("\xfe"), "unknown or incomplete instruction");
    expect_loss(CODE("\x03"), "the code runs past its end");
    expect_loss(CODE("\x1a\xc4\x15\x7f\x7f\xb1"), "a local variable has no slot");
    expect_loss(CODE("\xb2\0\x02\xb1"), "a static field is none");
    expect_loss(CODE("\x03\x03\x03\x03\x03\x03\x03\xb1"), "more values on the stack");
    expect_loss(CODE("\xa9\0"), "subroutines are not nested");
    expect_loss(CODE("\xa8\0\0"), "subroutines are not nested"); /* calls itself for ever */
}

static void expect_refused(const struct strbuf *bytes, const char *why)
{
    struct diag diag = {0};
    struct arena arena;
    struct jclass c;

    arena_init(&arena, "test");
    assert_false(jclass_read(&c, bytes->buf, bytes->len, &arena, &diag));
    if (!strstr(diag_str(&diag), why))
        fail_msg("'%s' instead of '%s'", diag_str(&diag), why);
    diag_release(&diag);
    arena_release(&arena);
}

static void test_refused(void **state)
{
    struct strbuf bytes = {0};

    make_class(&bytes, 70, "()V", CODE("\xb1"));
    expect_refused(&bytes, "class file version 70 is not known (45 to 69 are)");
    strbuf_clear(&bytes);
    make_class(&bytes, 50, "(V", CODE("\xb1"));
    expect_refused(&bytes, "a method has no name or no type");
    bytes.len = 60;
    expect_refused(&bytes, "the class file is damaged: ");
    bytes.len = 3;
    expect_refused(&bytes, "not a class file");
    strbuf_release(&bytes);
}

/* Every byte replaced by three others: what is still read is lowered to a valid unit. */
static void test_damaged(void **state)
{
    static const uint8_t with[] = {0x00, 0xff, 0x7f};
    struct java_request request = {.source = "T.class"};
    struct strbuf bytes = {0};

    make_class(&bytes, 50, "(I)I", CODE("\xb2\0\x0b\x1a\x60\xac"));
    for (size_t i = 0; i < bytes.len * ARRAY_SIZE(with); i++) {
        char saved = bytes.buf[i / ARRAY_SIZE(with)];
        struct arena arena;
        struct jclass c;

        arena_init(&arena, "test");
        bytes.buf[i / ARRAY_SIZE(with)] = (char)with[i % ARRAY_SIZE(with)];
        if (jclass_read(&c, bytes.buf, bytes.len, &arena, NULL)) {
            struct ir_unit *unit = java_lower(&c, &request, NULL, NULL);

            assert_non_null(unit);
            ir_unit_free(unit);
        }
        bytes.buf[i / ARRAY_SIZE(with)] = saved;
        arena_release(&arena);
    }
    strbuf_release(&bytes);
}

/* ---- modules ---- */

static const char image_strings[] = "\0java.base\0java/lang\0Object\0class";

/* A file of modules with one resource, /java.base/java/lang/Object.class, of 8 bytes. */
static void make_image(struct strbuf *out)
{
    static const uint8_t location[] = {0,      1 << 3, 1,      2 << 3, 11,     3 << 3, 21,
                                       4 << 3, 28,     5 << 3, 0,      7 << 3, 8,      0};
    uint32_t header[] = {0xCAFEDADA,           1 << 16,      0, 1, 1, sizeof location,
                         sizeof image_strings, (uint32_t)-1, 1};

    for (size_t i = 0; i < ARRAY_SIZE(header); i++)
        for (int k = 0; k < 4; k++)
            strbuf_addc(out, (char)(header[i] >> 8 * k));
    strbuf_add(out, location, sizeof location);
    strbuf_add(out, image_strings, sizeof image_strings);
    strbuf_adds(out, "CONTENTS");
}

static void test_image(void **state)
{
    struct strbuf bytes = {0};
    struct jimage_resource r;
    struct arena arena;
    struct jimage j;
    const uint8_t *data;
    size_t len;

    arena_init(&arena, "test");
    make_image(&bytes);
    assert_true(jimage_open(&j, bytes.buf, bytes.len, NULL));
    assert_true(jimage_find_class(&j, "java/lang/Object", &r));
    assert_string_equal(r.module, "java.base");
    assert_true(jimage_read(&j, &r, &arena, &data, &len, NULL));
    assert_int_equal(len, 8);
    assert_memory_equal(data, "CONTENTS", 8);
    assert_false(jimage_find_class(&j, "java/lang/Objects", &r));
    assert_false(jimage_find_class(&j, "java/util/Object", &r));
    jimage_release(&j);
    arena_release(&arena);
    strbuf_release(&bytes);
}

static void test_damaged_image(void **state)
{
    struct strbuf bytes = {0};

    make_image(&bytes);
    for (size_t i = 0; i < bytes.len; i++) {
        char saved = bytes.buf[i];
        struct jimage_resource r;
        struct arena arena;
        struct jimage j;
        const uint8_t *data;
        size_t len;

        arena_init(&arena, "test");
        bytes.buf[i] = (char)~saved;
        if (jimage_open(&j, bytes.buf, bytes.len, NULL) &&
            jimage_find_class(&j, "java/lang/Object", &r))
            (void)!jimage_read(&j, &r, &arena, &data, &len, NULL);
        jimage_release(&j);
        bytes.buf[i] = saved;
        arena_release(&arena);
    }
    strbuf_release(&bytes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_lowering), UNIT(test_subroutine), UNIT(test_lost_methods),  UNIT(test_refused),
        UNIT(test_damaged),  UNIT(test_image),      UNIT(test_damaged_image),
    };

    return UNIT_RUN(tests);
}
