/* Archives: what is read, what is refused. */
#include "front/java/zip.h"
#include "unit.h"
#include <libdeflate.h>

struct member {
    const char *name, *content;
    bool packed;
};

static void put16(struct strbuf *out, uint32_t x)
{
    strbuf_addc(out, (char)x);
    strbuf_addc(out, (char)(x >> 8));
}

static void put32(struct strbuf *out, uint32_t x)
{
    put16(out, x & 0xffff);
    put16(out, x >> 16);
}

static void put_sizes(struct strbuf *out, const struct member *m, uint32_t packed)
{
    put32(out, libdeflate_crc32(0, m->content, strlen(m->content)));
    put32(out, packed);
    put32(out, (uint32_t)strlen(m->content));
    put16(out, (uint32_t)strlen(m->name));
    put16(out, 0);
}

static size_t pack(const struct member *m, char *out, size_t room)
{
    struct libdeflate_compressor *c;
    size_t n;

    if (!m->packed) {
        memcpy(out, m->content, strlen(m->content));
        return strlen(m->content);
    }
    c = libdeflate_alloc_compressor(6);
    n = libdeflate_deflate_compress(c, m->content, strlen(m->content), out, room);
    libdeflate_free_compressor(c);
    return n;
}

static uint32_t put_local(struct strbuf *out, const struct member *m)
{
    char bytes[4096];
    size_t n = pack(m, bytes, sizeof bytes);

    put32(out, 0x04034b50);
    put16(out, 20);
    put16(out, 0);
    put16(out, m->packed ? 8 : 0);
    put32(out, 0);
    put_sizes(out, m, (uint32_t)n);
    strbuf_adds(out, m->name);
    strbuf_add(out, bytes, n);
    return (uint32_t)n;
}

static void put_entry(struct strbuf *out, const struct member *m, uint32_t at, uint32_t packed)
{
    put32(out, 0x02014b50);
    put32(out, 0);
    put16(out, 0);
    put16(out, m->packed ? 8 : 0);
    put32(out, 0);
    put_sizes(out, m, packed);
    for (int i = 0; i < 5; i++)
        put16(out, 0);
    put32(out, at);
    strbuf_adds(out, m->name);
}

static void make(struct strbuf *out, const struct member *members, uint32_t n, const char *before)
{
    struct strbuf directory = {0};
    uint32_t start, shift = (uint32_t)strlen(before);

    strbuf_adds(out, before);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t at = (uint32_t)out->len - shift, packed = put_local(out, &members[i]);

        put_entry(&directory, &members[i], at, packed);
    }
    start = (uint32_t)out->len - shift;
    strbuf_add(out, directory.buf, directory.len);
    put32(out, 0x06054b50);
    put32(out, 0);
    put16(out, n);
    put16(out, n);
    put32(out, (uint32_t)directory.len);
    put32(out, start);
    put16(out, 0);
    strbuf_release(&directory);
}

static const struct member two[] = {{"a.txt", "plain words", false},
                                    {"b/c.txt", "words words words words words words", true}};

static void expect_content(const struct zip *z, const char *name, const char *content,
                           struct arena *arena)
{
    const struct zip_entry *e = zip_find(z, name);
    const uint8_t *data;
    size_t len;

    assert_non_null(e);
    assert_true(zip_read(z, e, arena, &data, &len, NULL));
    assert_int_equal(len, strlen(content));
    assert_memory_equal(data, content, len);
}

static void expect_two(const char *before)
{
    struct strbuf bytes = {0};
    struct arena arena;
    struct zip z;

    arena_init(&arena, "test");
    make(&bytes, two, 2, before);
    assert_true(zip_open(&z, bytes.buf, bytes.len, &arena, NULL));
    assert_int_equal(z.n, 2);
    for (int i = 0; i < 2; i++)
        expect_content(&z, two[i].name, two[i].content, &arena);
    assert_null(zip_find(&z, "c.txt"));
    zip_release(&z);
    arena_release(&arena);
    strbuf_release(&bytes);
}

static void test_members(void **state)
{
    expect_two("");
}

static void test_launcher_before(void **state)
{
    expect_two("#!/bin/sh\nexec java -jar $0\n");
}

/* Opens with one byte replaced, and reads everything; nothing may crash. */
static void test_damaged(void **state)
{
    struct strbuf bytes = {0};
    struct arena arena;

    make(&bytes, two, 2, "");
    for (size_t i = 0; i < bytes.len; i++) {
        char saved = bytes.buf[i];
        struct zip z;

        arena_init(&arena, "test");
        bytes.buf[i] = (char)~saved;
        if (zip_open(&z, bytes.buf, bytes.len, &arena, NULL)) {
            const uint8_t *data;
            size_t len;

            for (uint32_t k = 0; k < z.n; k++)
                (void)!zip_read(&z, &z.entries[k], &arena, &data, &len, NULL);
        }
        zip_release(&z);
        bytes.buf[i] = saved;
        arena_release(&arena);
    }
    strbuf_release(&bytes);
}

static void expect_refused(struct strbuf *bytes, const char *why)
{
    struct diag diag = {0};
    struct arena arena;
    struct zip z;

    arena_init(&arena, "test");
    assert_false(zip_open(&z, bytes->buf, bytes->len, &arena, &diag));
    assert_non_null(strstr(diag_str(&diag), why));
    assert_int_equal(z.n, 0); /* whoever lists its members finds none */
    zip_release(&z);
    diag_release(&diag);
    arena_release(&arena);
    strbuf_clear(bytes);
}

/* The second directory entry points at the first member: what a zip bomb is made of. */
static void test_overlap(void **state)
{
    struct strbuf bytes = {0};
    size_t at;

    make(&bytes, two, 2, "");
    at = bytes.len - 22 - strlen(two[1].name) - 4;
    memset(bytes.buf + at, 0, 4);
    expect_refused(&bytes, "overlaps");
    strbuf_adds(&bytes, "no archive at all");
    expect_refused(&bytes, "not a zip archive");
    strbuf_release(&bytes);
}

static void test_wrong_size(void **state)
{
    struct strbuf bytes = {0};
    struct diag diag = {0};
    struct arena arena;
    const uint8_t *data;
    struct zip z;
    size_t len;

    arena_init(&arena, "test");
    make(&bytes, two, 2, "");
    assert_true(zip_open(&z, bytes.buf, bytes.len, &arena, NULL));
    z.entries[1].size = 1u << 29;
    assert_false(zip_read(&z, &z.entries[1], &arena, &data, &len, &diag));
    assert_non_null(strstr(diag_str(&diag), "claims"));
    z.entries[1].size = 3;
    assert_false(zip_read(&z, &z.entries[1], &arena, &data, &len, NULL));
    z.entries[0].crc++;
    assert_false(zip_read(&z, &z.entries[0], &arena, &data, &len, &diag));
    assert_non_null(strstr(diag_str(&diag), "checksum"));
    zip_release(&z);
    diag_release(&diag);
    arena_release(&arena);
    strbuf_release(&bytes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_members),    cmocka_unit_test(test_launcher_before),
        cmocka_unit_test(test_damaged),    cmocka_unit_test(test_overlap),
        cmocka_unit_test(test_wrong_size),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
