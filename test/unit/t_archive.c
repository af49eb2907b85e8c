/* Members of static libraries, and what a damaged one does. */
#include "base/os.h"
#include "input/archive.h"
#include "unit.h"
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

struct fixture {
    struct arena arena;
    char path[64];
    member_vec members;
};

static bool read_bytes(struct fixture *f, const void *data, size_t len)
{
    memset(f, 0, sizeof *f);
    arena_init(&f->arena, "test");
    snprintf(f->path, sizeof f->path, "/tmp/heddle-archive-%ld", (long)getpid());
    assert_true(os_write_file(f->path, data, len, NULL));
    bool ok = archive_read(f->path, &f->members, &f->arena, NULL);
    unlink(f->path);
    return ok;
}

static void release(struct fixture *f)
{
    vec_release(&f->members);
    arena_release(&f->arena);
}

static void add_member(struct strbuf *out, const char *name, const char *content)
{
    strbuf_addf(out, "%-16s%-12s%-6s%-6s%-8s%-10zu`\n", name, "0", "0", "0", "644",
                strlen(content));
    strbuf_adds(out, content);
    if (strlen(content) % 2)
        strbuf_addc(out, '\n');
}

static void make_archive(struct strbuf *out)
{
    strbuf_adds(out, "!<arch>\n");
    add_member(out, "/", "symbols");
    add_member(out, "//", "a_rather_long_member_name.o/\n");
    add_member(out, "short.o/", "one");
    add_member(out, "/0", "three");
    add_member(out, "#1/60", "a name longer than the content");
}

static void test_names_and_hashes(void **state)
{
    struct strbuf archive = {0};
    struct fixture f;

    make_archive(&archive);
    assert_true(read_bytes(&f, archive.buf, archive.len));
    assert_int_equal(f.members.n, 2); /* the third is damaged */
    assert_string_equal(f.members.at[0].name, "short.o");
    assert_true(key_eq(f.members.at[0].hash, hash128("one", 3)));
    assert_string_equal(f.members.at[1].name, "a_rather_long_member_name.o");
    assert_true(key_eq(f.members.at[1].hash, hash128("three", 5)));
    release(&f);
    strbuf_release(&archive);
}

static void test_bsd_names(void **state)
{
    struct strbuf archive = {0};
    struct fixture f;

    strbuf_adds(&archive, "!<arch>\n");
    add_member(&archive, "#1/5", "bsd.ocontent");
    assert_true(read_bytes(&f, archive.buf, archive.len));
    assert_int_equal(f.members.n, 1);
    assert_string_equal(f.members.at[0].name, "bsd.o");
    assert_true(key_eq(f.members.at[0].hash, hash128("content", 7)));
    release(&f);
    strbuf_release(&archive);
}

static void test_not_an_archive(void **state)
{
    struct fixture f;

    assert_false(read_bytes(&f, "\177ELFxxxxxxxxx", 12));
    release(&f);
    assert_false(read_bytes(&f, "", 0));
    release(&f);
    assert_true(read_bytes(&f, "!<arch>\n", 8));
    assert_int_equal(f.members.n, 0);
    release(&f);
}

/* Every truncation and many random changes: no crash, never more members than headers fit. */
static void test_damage(void **state)
{
    struct strbuf archive = {0};
    struct unit_random random = {1};
    struct fixture f;

    make_archive(&archive);
    for (size_t len = 0; len < archive.len; len++) {
        (void)!read_bytes(&f, archive.buf, len);
        assert_true(f.members.n <= len / 60);
        release(&f);
    }
    for (int i = 0; i < 300; i++) {
        char *copy = xmalloc(archive.len);

        memcpy(copy, archive.buf, archive.len);
        for (int k = 0; k < 4; k++)
            copy[8 + unit_random(&random, (uint32_t)archive.len - 8)] =
                (char)unit_random(&random, 256);
        (void)!read_bytes(&f, copy, archive.len);
        assert_true(f.members.n <= archive.len / 60);
        release(&f);
        free(copy);
    }
    strbuf_release(&archive);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_names_and_hashes),
        UNIT(test_bsd_names),
        UNIT(test_not_an_archive),
        UNIT(test_damage),
    };

    return UNIT_RUN(tests);
}
