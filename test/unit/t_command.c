/* Splitting and understanding of compiler commands. */
#include "input/command.h"
#include <setjmp.h>
#include <stdarg.h>
/* cmocka.h needs the three above */
#include <cmocka.h>
#include <stdlib.h>
#include <unistd.h>

struct fixture {
    struct arena arena;
    str_vec words;
    struct cc_command cc;
};

static void parse(struct fixture *f, const char *command)
{
    memset(f, 0, sizeof *f);
    arena_init(&f->arena, "test");
    words_split(command, strlen(command), &f->words, &f->arena);
    cc_parse(&f->cc, f->words.at, f->words.n, "/src", &f->arena);
}

static void release(struct fixture *f)
{
    cc_release(&f->cc);
    vec_release(&f->words);
    arena_release(&f->arena);
}

static void assert_words(const str_vec *words, const char *expected)
{
    struct strbuf joined = {0};

    for (size_t i = 0; i < words->n; i++)
        strbuf_addf(&joined, "%s%s", i ? " " : "", words->at[i]);
    assert_string_equal(strbuf_str(&joined), expected);
    strbuf_release(&joined);
}

static void assert_flags(const char *command, const char *expected)
{
    struct fixture f;

    parse(&f, command);
    assert_words(&f.cc.flags, expected);
    release(&f);
}

static void assert_split(const char *text, size_t n, const char *const *expected)
{
    struct arena arena;
    str_vec words = {0};

    arena_init(&arena, "test");
    words_split(text, strlen(text), &words, &arena);
    assert_int_equal(words.n, n);
    for (size_t i = 0; i < n; i++)
        assert_string_equal(words.at[i], expected[i]);
    vec_release(&words);
    arena_release(&arena);
}
#define ASSERT_SPLIT(text, ...) \
    assert_split(text, ARRAY_SIZE(((const char *[]){__VA_ARGS__})), (const char *[]){__VA_ARGS__})

static void test_split(void **state)
{
    ASSERT_SPLIT("a  b\tc\n", "a", "b", "c");
    ASSERT_SPLIT("'a b' \"c d\" e\\ f", "a b", "c d", "e f");
    ASSERT_SPLIT("-DX=\\\"s\\\" -DY='\"t\"'", "-DX=\"s\"", "-DY=\"t\"");
    ASSERT_SPLIT("\"a\\\"b\\c\" ''", "a\"b\\c", "");
    ASSERT_SPLIT("a\\\nb c", "ab", "c");
    ASSERT_SPLIT("'open quote", "open quote");
    ASSERT_SPLIT("x\\", "x");
    assert_split("   ", 0, NULL);
}

static void test_quote_is_the_inverse_of_split(void **state)
{
    const char *const argv[] = {"cc", "-DX=\"a b\"", "it's", "", "$HOME", "a.c"};
    struct strbuf out = {0};

    words_quote(argv, ARRAY_SIZE(argv), &out);
    assert_split(strbuf_str(&out), ARRAY_SIZE(argv), argv);
    strbuf_release(&out);
}

static void test_keeps_what_changes_meaning(void **state)
{
    assert_flags("gcc -c -DA=1 -D B -UC -Iinc -I ../x -isystem /y -include pre.h -std=gnu99 a.c",
                 "-DA=1 -D B -UC -Iinc -I ../x -isystem /y -include pre.h -std=gnu99");
    assert_flags(
        "g++ -fopenmp -fno-exceptions -fno-rtti -fshort-enums -funsigned-char -pthread a.cc",
        "-fopenmp -fno-exceptions -fno-rtti -fshort-enums -funsigned-char -pthread");
    assert_flags("gcc -m32 -march=native -msse4.2 -fPIC -fno-common -c a.c",
                 "-m32 -march=native -msse4.2 -fPIC -fno-common");
    assert_flags("gcc -Wp,-DX=1,-MD,dep.d,-Iq -c a.c", "-DX=1 -Iq");
}

static void test_drops_the_rest(void **state)
{
    assert_flags("gcc -O2 -g3 -ggdb -Wall -Werror -Wl,-z,now -MD -MF a.d -MT a.o -MP -c a.c -o a.o",
                 "");
    assert_flags(
        "gcc -flto -fsanitize=address -fprofile-arcs -fplugin=x.so -fstack-protector -c a.c", "");
    assert_flags("gcc -D_FORTIFY_SOURCE=2 -Wp,-D_FORTIFY_SOURCE=3 -D_FORTIFY_SOURCEX -c a.c",
                 "-D_FORTIFY_SOURCEX");
    assert_flags("gcc --param max-inline-insns=9 -save-temps -pipe -mtune=generic -c a.c", "");
}

static void test_stages_and_files(void **state)
{
    struct fixture f;

    parse(&f, "cc a.c b.o -Llib -lz libx.a -o prog");
    assert_int_equal(f.cc.stage, CC_LINK);
    assert_int_equal(f.cc.sources.n, 1);
    assert_words(&f.cc.links, "a.c b.o -lz libx.a");
    assert_words(&f.cc.lib_dirs, "lib");
    assert_string_equal(f.cc.output, "prog");
    release(&f);

    parse(&f, "cc -c dir/a.c b.c");
    assert_int_equal(f.cc.stage, CC_COMPILE);
    assert_string_equal(cc_object(&f.cc, &f.cc.sources.at[0], &f.arena), "a.o");
    release(&f);

    parse(&f, "cc -E -c a.c");
    assert_int_equal(f.cc.stage, CC_PREPROCESS);
    release(&f);
    parse(&f, "g++ -x c++-header all.h -o all.h.gch");
    assert_int_equal(f.cc.stage, CC_PREPROCESS);
    release(&f);
    parse(&f, "gcc all.h");
    assert_int_equal(f.cc.stage, CC_PREPROCESS);
    release(&f);
    parse(&f, "cc --version");
    assert_int_equal(f.cc.stage, CC_NOTHING);
    release(&f);
    parse(&f, "cc -print-prog-name=ld");
    assert_int_equal(f.cc.stage, CC_NOTHING);
    release(&f);
}

static void test_language(void **state)
{
    struct fixture f;

    parse(&f, "g++ -c a.c");
    assert_true(f.cc.is_cxx);
    release(&f);
    parse(&f, "cc -x c++ odd.txt -x none b.c");
    assert_int_equal(f.cc.sources.n, 2);
    assert_string_equal(f.cc.sources.at[0].language, "c++");
    assert_null(f.cc.sources.at[1].language);
    release(&f);
    parse(&f, "cc -x c - -o x");
    assert_true(f.cc.reads_stdin);
    assert_int_equal(f.cc.sources.n, 0);
    release(&f);
}

static void test_launchers(void **state)
{
    struct fixture f;

    parse(&f, "ccache distcc x86_64-linux-gnu-g++-12 -c a.cc");
    assert_string_equal(f.cc.compiler, "x86_64-linux-gnu-g++-12");
    assert_int_equal(f.cc.sources.n, 1);
    release(&f);
    parse(&f, "env A=b cc -c a.c");
    assert_string_equal(f.cc.compiler, "cc");
    release(&f);
}

static void test_response_file(void **state)
{
    char path[] = "/tmp/heddle-test-XXXXXX";
    int fd = mkstemp(path);
    const char *text = "-DQ='a b'\n-c \"x.c\"";
    char *command = xasprintf("cc @%s -DR", path);
    struct fixture f;

    assert_int_equal(write(fd, text, strlen(text)), strlen(text));
    close(fd);
    parse(&f, command);
    assert_words(&f.cc.flags, "-DQ=a b -DR");
    assert_int_equal(f.cc.sources.n, 1);
    release(&f);
    unlink(path);
    parse(&f, command); /* a missing one is no input and no crash */
    assert_int_equal(f.cc.sources.n, 0);
    release(&f);
    free(command);
}

static void test_linker(void **state)
{
    const char *const argv[] = {"ld",    "-r",  "-m", "elf_x86_64", "-o",
                                "all.o", "a.o", "-T", "script",     "b.o"};
    struct arena arena;
    struct cc_command cc;

    arena_init(&arena, "test");
    ld_parse(&cc, argv, ARRAY_SIZE(argv), "/", &arena);
    assert_true(cc.is_relocatable);
    assert_string_equal(cc.output, "all.o");
    assert_words(&cc.links, "a.o b.o");
    cc_release(&cc);
    arena_release(&arena);
}

static void test_program_names(void **state)
{
    assert_int_equal(program_kind("/usr/bin/gcc-12"), PROGRAM_COMPILER);
    assert_int_equal(program_kind("clang++-14"), PROGRAM_COMPILER);
    assert_int_equal(program_kind("x86_64-linux-gnu-gcc"), PROGRAM_COMPILER);
    assert_int_equal(program_kind("c++"), PROGRAM_COMPILER);
    assert_int_equal(program_kind("c99"), PROGRAM_COMPILER);
    assert_int_equal(program_kind("gcc-ar-12"), PROGRAM_ARCHIVER);
    assert_int_equal(program_kind("arm-linux-ar"), PROGRAM_ARCHIVER);
    assert_int_equal(program_kind("ld.gold"), PROGRAM_LINKER);
    assert_int_equal(program_kind("ccache"), PROGRAM_LAUNCHER);
    assert_int_equal(program_kind("gcc-ranlib"), PROGRAM_OTHER);
    assert_int_equal(program_kind("clang-format-19"), PROGRAM_OTHER);
    assert_int_equal(program_kind("make"), PROGRAM_OTHER);
}

static void test_paths(void **state)
{
    struct arena arena;

    arena_init(&arena, "test");
    assert_string_equal(path_absolute("/a/b", "../c/./d.c", &arena), "/a/c/d.c");
    assert_string_equal(path_absolute("/a", "/x//y/..", &arena), "/x");
    assert_string_equal(path_absolute("/", "..", &arena), "/");
    assert_string_equal(path_below("/a/b", "/a/b/c.c"), "c.c");
    assert_string_equal(path_below("/a/b", "/a/bc/c.c"), "/a/bc/c.c");
    assert_true(path_has_suffix("/x/src/memcached", "memcached"));
    assert_true(path_has_suffix("/x/src/memcached", "src/memcached"));
    assert_false(path_has_suffix("/x/src/memcached", "cached"));
    assert_int_equal(words_distance("chek", "check"), 1);
    arena_release(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_split),
        cmocka_unit_test(test_quote_is_the_inverse_of_split),
        cmocka_unit_test(test_keeps_what_changes_meaning),
        cmocka_unit_test(test_drops_the_rest),
        cmocka_unit_test(test_stages_and_files),
        cmocka_unit_test(test_language),
        cmocka_unit_test(test_launchers),
        cmocka_unit_test(test_response_file),
        cmocka_unit_test(test_linker),
        cmocka_unit_test(test_program_names),
        cmocka_unit_test(test_paths),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
