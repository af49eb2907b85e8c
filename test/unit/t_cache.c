/* The cache on disk, dependency records, and the states of files they rest on. */
#include "base/os.h"
#include "store/deps.h"
#include "unit.h"
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

struct fixture {
    struct arena arena;
    char *dir;
    struct cache cache;
};

static int setup(void **state)
{
    struct fixture *f = xcalloc(1, sizeof *f);

    arena_init(&f->arena, "test");
    f->dir = os_temp_dir("heddle-test", NULL);
    assert_true(cache_open(&f->cache, f->dir, &f->arena, NULL));
    *state = f;
    return 0;
}

static int teardown(void **state)
{
    struct fixture *f = *state;

    os_remove_tree(f->dir);
    arena_release(&f->arena);
    free(f->dir);
    free(f);
    return 0;
}

static char *store(struct fixture *f, const char *name, size_t size, int age_seconds)
{
    struct key128 key = key_str(name);
    char *data = xcalloc(1, size), *path = cache_path(&f->cache, CACHE_UNIT, key, &f->arena);
    struct timespec times[2] = {{.tv_sec = 1000000 - age_seconds},
                                {.tv_sec = 1000000 - age_seconds}};

    assert_true(cache_store(&f->cache, CACHE_UNIT, key, data, size, &f->arena, NULL));
    assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
    free(data);
    return path;
}

static void test_store_and_lookup(void **state)
{
    struct fixture *f = *state;
    char *path = store(f, "a", 10, 0);

    assert_string_equal(cache_lookup(&f->cache, CACHE_UNIT, key_str("a"), &f->arena), path);
    assert_null(cache_lookup(&f->cache, CACHE_UNIT, key_str("b"), &f->arena));
    assert_null(cache_lookup(&f->cache, CACHE_DEPS, key_str("a"), &f->arena));
    cache_drop(path);
    assert_null(cache_lookup(&f->cache, CACHE_UNIT, key_str("a"), &f->arena));
}

static void test_trim_removes_least_recently_used(void **state)
{
    struct fixture *f = *state;
    char *oldest = store(f, "a", 1000, 30), *used = store(f, "b", 1000, 20),
         *young = store(f, "c", 1000, 10);

    assert_non_null(cache_lookup(&f->cache, CACHE_UNIT, key_str("b"), &f->arena));
    assert_int_equal(cache_measure(f->dir).bytes, 3000);
    cache_trim(&f->cache, 2500);
    assert_false(os_is_file(oldest));
    assert_true(os_is_file(young));
    cache_trim(&f->cache, 1500);
    assert_false(os_is_file(young));
    assert_true(os_is_file(used)); /* looked up last */
    assert_int_equal(cache_measure(f->dir).files, 1);
}

static void test_clear_leaves_strangers_alone(void **state)
{
    struct fixture *f = *state;
    char *stranger = arena_printf(&f->arena, "%s/mine.txt", f->dir);

    store(f, "a", 10, 0);
    assert_true(os_write_file(stranger, "x", 1, NULL));
    cache_clear(f->dir);
    assert_true(os_is_file(stranger));
    assert_int_equal(cache_measure(f->dir).files, 0);
}

static void test_unusable_folder(void **state)
{
    struct fixture *f = *state;
    struct cache cache;
    struct diag diag = {0};

    assert_false(cache_open(&cache, "/dev/null/x", &f->arena, &diag));
    assert_true(strlen(diag_str(&diag)) > 0);
    diag_release(&diag);
}

/* ---- dependency records ---- */

static void write_text(const char *path, const char *text)
{
    assert_true(os_write_file(path, text, strlen(text), NULL));
}

static struct dep_record make_record(struct fixture *f, const char *path)
{
    struct file_table table;
    struct dep_record record = {.unit = key_str("unit"), .ndeps = 1};

    file_table_init(&table);
    record.deps = ARENA_ARRAY(&f->arena, struct dep, 1);
    record.deps[0] = (struct dep){path, file_table_get(&table, path, true)};
    file_table_release(&table);
    return record;
}

static bool is_current(struct dep_record *record, bool *moved)
{
    struct file_table table;

    file_table_init(&table);
    bool current = deps_are_current(record, &table, moved);
    file_table_release(&table);
    return current;
}

static void test_record_round_trip(void **state)
{
    struct fixture *f = *state;
    char *path = arena_printf(&f->arena, "%s/a.h", f->dir);
    struct dep_record record, back;
    bool moved;

    write_text(path, "int a;");
    record = make_record(f, path);
    assert_true(deps_save(&f->cache, key_str("cmd"), &record, &f->arena, NULL));
    assert_true(deps_load(&f->cache, key_str("cmd"), &back, &f->arena));
    assert_true(key_eq(back.unit, record.unit));
    assert_int_equal(back.ndeps, 1);
    assert_string_equal(back.deps[0].path, path);
    assert_true(is_current(&back, &moved));
    assert_false(moved);
    assert_false(deps_load(&f->cache, key_str("other"), &back, &f->arena));
}

static void test_change_is_noticed(void **state)
{
    struct fixture *f = *state;
    char *path = arena_printf(&f->arena, "%s/a.h", f->dir);
    struct timespec past[2] = {{.tv_sec = 1}, {.tv_sec = 1}};
    struct dep_record record;
    bool moved;

    write_text(path, "int a;");
    record = make_record(f, path);
    assert_int_equal(utimensat(AT_FDCWD, path, past, 0), 0);
    assert_true(is_current(&record, &moved)); /* another time, the same content */
    assert_true(moved);
    write_text(path, "int b;"); /* the same size */
    assert_false(is_current(&record, &moved));
    unlink(path);
    assert_false(is_current(&record, &moved));
}

static void test_damaged_record(void **state)
{
    struct fixture *f = *state;
    char *path = arena_printf(&f->arena, "%s/a.h", f->dir);
    struct dep_record record, back;
    struct mapped_file file;

    write_text(path, "int a;");
    record = make_record(f, path);
    assert_true(deps_save(&f->cache, key_str("cmd"), &record, &f->arena, NULL));
    char *entry = cache_lookup(&f->cache, CACHE_DEPS, key_str("cmd"), &f->arena);
    assert_true(os_map_file(entry, &file, NULL));
    char *bytes = arena_memdup(&f->arena, file.data, file.len);
    size_t len = file.len;
    os_unmap_file(&file);
    for (size_t i = 0; i < len; i++) {
        bytes[i] ^= 0x10;
        assert_true(os_write_file(entry, bytes, i % 2 ? len : i, NULL));
        assert_false(deps_load(&f->cache, key_str("cmd"), &back, &f->arena));
        assert_false(os_is_file(entry)); /* thrown away */
        bytes[i] ^= 0x10;
    }
}

#define CACHE_TEST(t) cmocka_unit_test_setup_teardown(t, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        CACHE_TEST(test_store_and_lookup),
        CACHE_TEST(test_trim_removes_least_recently_used),
        CACHE_TEST(test_clear_leaves_strangers_alone),
        CACHE_TEST(test_unusable_folder),
        CACHE_TEST(test_record_round_trip),
        CACHE_TEST(test_change_is_noticed),
        CACHE_TEST(test_damaged_record),
    };

    return UNIT_RUN(tests);
}
