#include "base/reader.h"
#include "unit.h"

static const uint8_t BYTES[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

static void test_integers(void **state)
{
    struct reader r;
    reader_init(&r, BYTES, sizeof BYTES);
    assert_int_equal(reader_u8(&r), 0x01);
    assert_int_equal(reader_u16le(&r), 0x0302);
    assert_int_equal(reader_u32le(&r), 0x07060504);
    assert_true(reader_u64le(&r) == 0x0f0e0d0c0b0a0908u);
    assert_int_equal(reader_left(&r), 0);
    assert_false(r.bad);
    reader_seek(&r, 1);
    assert_int_equal(reader_u16be(&r), 0x0203);
    assert_int_equal(reader_u32be(&r), 0x04050607);
    assert_true(reader_u64be(&r) == 0x08090a0b0c0d0e0fu);
    assert_false(r.bad);
}

static void test_end_is_sticky(void **state)
{
    struct reader r;
    reader_init(&r, BYTES, 6);
    reader_u32le(&r);
    assert_int_equal(reader_u32le(&r), 0);
    assert_true(r.bad);
    assert_int_equal(r.bad_at, 4);
    assert_int_equal(reader_u8(&r), 0); /* two bytes are left, but nothing after a fault counts */
    reader_seek(&r, 0);
    assert_int_equal(reader_u8(&r), 0);
    assert_int_equal(r.bad_at, 4);
    assert_int_equal(reader_left(&r), 0);
}

static void test_bytes_and_seek(void **state)
{
    struct reader r;
    reader_init(&r, BYTES, sizeof BYTES);
    assert_ptr_equal(reader_bytes(&r, 4), BYTES);
    assert_int_equal(reader_left(&r), sizeof BYTES - 4);
    assert_null(reader_bytes(&r, SIZE_MAX));
    assert_true(r.bad);
    reader_init(&r, BYTES, sizeof BYTES);
    reader_seek(&r, sizeof BYTES);
    assert_false(r.bad);
    reader_seek(&r, sizeof BYTES + 1);
    assert_true(r.bad);
    reader_init(&r, NULL, 0);
    assert_non_null(reader_bytes(&r, 0));
    reader_fail(&r);
    assert_null(reader_bytes(&r, 0));
}

int main(void)
{
    const struct CMUnitTest tests[] = {UNIT(test_integers), UNIT(test_end_is_sticky),
                                       UNIT(test_bytes_and_seek)};
    return UNIT_RUN(tests);
}
