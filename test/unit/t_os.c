#include "base/os.h"
#include "unit.h"
#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static char *in_dir(void **state, const char *name)
{
    return os_join_path(*state, name);
}

static int make_dir(void **state)
{
    struct diag d = {{0}};
    *state = os_temp_dir("heddle-test", &d);
    return *state ? 0 : -1;
}

static int remove_dir(void **state)
{
    os_remove_tree(*state);
    int left = os_is_dir(*state);
    free(*state);
    return left ? -1 : 0;
}

static size_t count_entries(const char *dir)
{
    size_t n = 0;
    DIR *d = opendir(dir);
    assert_non_null(d);
    for (struct dirent *e; (e = readdir(d));)
        n += strcmp(e->d_name, ".") != 0 && strcmp(e->d_name, "..") != 0;
    closedir(d);
    return n;
}

static void check_content(const char *path, const char *text)
{
    struct mapped_file file;
    struct diag d = {{0}};
    assert_true(os_map_file(path, &file, &d));
    assert_non_null(file.data);
    assert_int_equal(file.len, strlen(text));
    assert_memory_equal(file.data, text, file.len);
    os_unmap_file(&file);
}

static void test_write_and_map(void **state)
{
    struct diag d = {{0}};
    char *path = in_dir(state, "a");
    assert_true(os_write_file(path, "one", 3, &d));
    check_content(path, "one");
    chmod(path, 0640);
    assert_true(os_write_file(path, "", 0, &d));
    check_content(path, "");
    struct stat st;
    stat(path, &st);
    assert_int_equal(st.st_mode & 0777, 0640);
    assert_int_equal(count_entries(*state), 1);
    assert_string_equal(diag_str(&d), "");
    free(path);
}

static void test_write_through_link(void **state)
{
    struct diag d = {{0}};
    char *path = in_dir(state, "real"), *alias = in_dir(state, "alias");
    assert_true(os_write_file(path, "one", 3, &d));
    assert_int_equal(symlink("real", alias), 0);
    assert_true(os_write_file(alias, "two", 3, &d));
    check_content(path, "two");
    struct stat st;
    lstat(alias, &st);
    assert_true(S_ISLNK(st.st_mode));
    free(path);
    free(alias);
}

static void expect_write_error(const char *path, const char *reason)
{
    struct diag d = {{0}};
    assert_false(os_write_file(path, "text", 4, &d));
    assert_non_null(strstr(diag_str(&d), path));
    assert_non_null(strstr(diag_str(&d), reason));
    diag_release(&d);
}

static void test_write_errors(void **state)
{
    char *missing = in_dir(state, "no/such");
    expect_write_error(missing, "No such file");
    expect_write_error(*state, "Is a directory");
    expect_write_error("/dev/full", "No space left");
    assert_int_equal(count_entries(*state), 0);
    struct stat st;
    stat("/dev/full", &st);
    assert_true(S_ISCHR(st.st_mode));
    free(missing);
}

static void test_map_errors(void **state)
{
    struct mapped_file file;
    struct diag d = {{0}};
    char *missing = in_dir(state, "missing");
    assert_false(os_map_file(missing, &file, &d));
    assert_non_null(strstr(diag_str(&d), "No such file"));
    os_unmap_file(&file); /* harmless after a failure */
    assert_false(os_map_file(*state, &file, &d));
    assert_non_null(strstr(diag_str(&d), "Is a directory"));
    assert_true(os_map_file("/proc/self/status", &file, &d)); /* says size 0, has text */
    assert_true(file.len > 0);
    os_unmap_file(&file);
    diag_release(&d);
    free(missing);
}

static void test_make_dirs(void **state)
{
    struct diag d = {{0}};
    char *deep = in_dir(state, "x//y/z/"), *file = in_dir(state, "f"),
         *below = in_dir(state, "f/g");
    assert_true(os_make_dirs(deep, &d));
    assert_true(os_make_dirs(deep, &d));
    assert_true(os_is_dir(deep));
    assert_true(os_write_file(file, "", 0, &d));
    assert_true(os_is_file(file) && !os_is_dir(file) && !os_is_file(*state));
    assert_false(os_make_dirs(below, &d));
    assert_false(os_make_dirs(file, &d));
    assert_non_null(strstr(diag_str(&d), "Not a directory"));
    diag_release(&d);
    free(deep);
    free(file);
    free(below);
}

static void check_join(const char *dir, const char *name, const char *expected)
{
    char *path = os_join_path(dir, name);
    assert_string_equal(path, expected);
    free(path);
}

static void test_paths(void **state)
{
    check_join("a", "b", "a/b");
    check_join("a/", "b", "a/b");
    check_join("", "b", "b");
    check_join("a", "/b", "/b");
    char *sh = os_find_program("sh"), *self = os_self_dir();
    assert_true(sh && sh[0] == '/');
    assert_null(os_find_program("no-such-program-anywhere"));
    assert_null(os_find_program("/no/such"));
    assert_null(os_real_path("/no/such"));
    assert_true(os_is_dir(self));
    free(sh);
    free(self);
}

/* More than a pipe holds on both streams at once: reading one after the other would hang. */
static void test_run_collects_both(void **state)
{
    struct strbuf out = {0}, err = {0};
    struct diag d = {{0}};
    char *script = "i=0; while [ $i -lt 3000 ]; do echo 0123456789012345678901234567890123456789; "
                   "echo abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz >&2; i=$((i+1)); "
                   "done; exit 3";
    char *argv[] = {"sh", "-c", script, NULL};
    assert_int_equal(os_run(argv, NULL, &out, &err, &d), 3);
    assert_int_equal(out.len, 3000 * 41);
    assert_int_equal(err.len, 3000 * 53);
    strbuf_release(&out);
    strbuf_release(&err);
}

static void test_run_directory_and_failure(void **state)
{
    struct strbuf out = {0};
    struct diag d = {{0}};
    char *real = os_real_path(*state);
    char *pwd[] = {"pwd", "-P", NULL}, *none[] = {"/no/such", NULL};
    char *killed[] = {"sh", "-c", "kill -9 $$", NULL};
    assert_int_equal(os_run(pwd, *state, &out, NULL, &d), 0);
    assert_int_equal(strncmp(strbuf_str(&out), real, strlen(real)), 0);
    assert_int_equal(os_run(killed, NULL, &out, NULL, &d), 128 + 9);
    assert_int_equal(os_run(none, NULL, &out, NULL, &d), -1);
    assert_non_null(strstr(diag_str(&d), "cannot run '/no/such'"));
    strbuf_release(&out);
    diag_release(&d);
    free(real);
}

static void test_spawn_pipes(void **state)
{
    struct process child;
    struct diag d = {{0}};
    char *argv[] = {"cat", NULL}, text[16] = "";
    assert_true(os_spawn(argv, NULL, PIPE_IN | PIPE_OUT, &child, &d));
    assert_int_equal(child.err, -1);
    assert_int_equal(fcntl(child.in, F_GETFD) & FD_CLOEXEC, FD_CLOEXEC);
    assert_int_equal(write(child.in, "hello", 5), 5);
    close(child.in);
    child.in = -1;
    assert_int_equal(read(child.out, text, sizeof text), 5);
    assert_string_equal(text, "hello");
    assert_int_equal(os_wait(&child), 0);
}

static void test_clocks(void **state)
{
    double wall = os_wall_seconds(), cpu = os_cpu_seconds();
    assert_true(os_wall_seconds() >= wall && os_cpu_seconds() >= cpu && cpu > 0);
    assert_true(os_children_cpu_seconds() >= 0);
    assert_true(os_peak_memory() > 100000);
    assert_true(os_cores() >= 1);
}

#define IN_DIR(f) cmocka_unit_test_setup_teardown(f, make_dir, remove_dir)

int main(void)
{
    const struct CMUnitTest tests[] = {
        IN_DIR(test_write_and_map),   IN_DIR(test_write_through_link),
        IN_DIR(test_write_errors),    IN_DIR(test_map_errors),
        IN_DIR(test_make_dirs),       UNIT(test_paths),
        UNIT(test_run_collects_both), IN_DIR(test_run_directory_and_failure),
        UNIT(test_spawn_pipes),       UNIT(test_clocks),
    };
    return UNIT_RUN(tests);
}
