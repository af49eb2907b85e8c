/* Declarations in the text of sources. */
#include "base/strbuf.h"
#include "report/declare.h"
#include "unit.h"
#include <stdlib.h>

/* What each line declares: "kind first-last class names", "-" for nothing. */
static void expect(const char *text, bool is_java, uint32_t line, const char *wanted)
{
    static const char *const kinds[] = {"variable", "function", "type"};
    struct arena arena;
    declaration_vec all = {0};
    struct strbuf s = {0};
    arena_init(&arena, "test");
    declarations_of(&arena, text, strlen(text), is_java, &all);
    u32_vec by_line = {0};
    declarations_by_line(&all, &by_line);
    uint32_t found = line < by_line.n ? by_line.at[line] : 0;
    const struct declaration *d = found ? &all.at[found - 1] : NULL;
    vec_release(&by_line);
    if (d) {
        strbuf_addf(&s, "%s %u-%u", kinds[d->kind], d->first, d->last);
        if (d->class)
            strbuf_addf(&s, " %s", d->class);
        if (d->names)
            strbuf_addf(&s, " %s", d->names);
    }
    assert_string_equal(d ? strbuf_str(&s) : "-", wanted);
    strbuf_release(&s);
    vec_release(&all);
    arena_release(&arena);
}

static void test_c(void **state)
{
    static const char text[] = "#include <stdio.h>\n"
                               "typedef struct {\n"
                               "    int a;\n"
                               "    int b[4]; /* { */\n"
                               "} pair_t;\n"
                               "static struct pair\n"
                               "    *shared = &(struct pair){1, 2};\n"
                               "static void *\n"
                               "work(void *p)\n"
                               "{\n"
                               "    for (int i = 0; i < 3; i++) { hits++; }\n"
                               "    return p;\n"
                               "}\n"
                               "struct pair *get(struct pair *of) { return of; }\n"
                               "int one, two;\n"
                               "void proto(int a);\n"
                               "__attribute__((annotate(\"x\")))\n"
                               "int noted;\n";
    (void)state;
    expect(text, false, 1, "-");
    expect(text, false, 2, "type 2-5");
    expect(text, false, 3, "variable 3-3");
    expect(text, false, 4, "variable 4-4");
    expect(text, false, 6, "variable 6-7");
    expect(text, false, 8, "function 8-13");
    expect(text, false, 10, "function 8-13");
    expect(text, false, 11, "-");
    expect(text, false, 14, "function 14-14");
    expect(text, false, 15, "variable 15-15");
    expect(text, false, 16, "-");
    expect(text, false, 17, "variable 17-18");
}

static void test_conditions(void **state)
{
    static const char text[] = "#ifdef A\n"
                               "void f(int a) {\n"
                               "#else\n"
                               "void f(void) {\n"
                               "#endif\n"
                               "    work();\n"
                               "}\n"
                               "#define OPEN(x) \\\n"
                               "    if (x) {\n"
                               "int after;\n";
    (void)state;
    expect(text, false, 4, "function 4-7");
    expect(text, false, 10, "variable 10-10");
}

static void test_cxx(void **state)
{
    static const char text[] = "namespace a {\n"
                               "template <class T> class Box : public Base<T> {\n"
                               "public:\n"
                               "    Box() : n_{0}, m_(1)\n"
                               "    {\n"
                               "        n_ = 2;\n"
                               "    }\n"
                               "    int big = 1'000'000;\n"
                               "    std::string text = R\"(}})\";\n"
                               "private:\n"
                               "    alignas(64) int n_;\n"
                               "    std::function<void()> f_ = [this] { n_++; };\n"
                               "};\n"
                               "} // namespace a\n"
                               "extern \"C\" {\n"
                               "int c_side;\n"
                               "}\n";
    (void)state;
    expect(text, false, 1, "-");
    expect(text, false, 2, "type 2-13");
    expect(text, false, 4, "function 4-7");
    expect(text, false, 6, "-");
    expect(text, false, 8, "variable 8-8");
    expect(text, false, 9, "variable 9-9");
    expect(text, false, 11, "variable 11-11");
    expect(text, false, 12, "variable 12-12");
    expect(text, false, 16, "variable 16-16");
}

static void test_java(void **state)
{
    static const char text[] = "package a.b;\n"
                               "import java.util.*;\n"
                               "@Keep(\"class X {\")\n"
                               "public class Outer<T extends Comparable<T>> {\n"
                               "    private Map<String, Integer> m = new HashMap<>(), n;\n"
                               "    @Deprecated\n"
                               "    public void run() throws Exception {\n"
                               "        new Thread(new Runnable() {\n"
                               "            int seen;\n"
                               "            public void run() { seen++; }\n"
                               "        }).start();\n"
                               "        class Local { int l; }\n"
                               "    }\n"
                               "    static final Runnable R = new Base(new Other()) {\n"
                               "        int k;\n"
                               "        int get() { return k; }\n"
                               "    };\n"
                               "    enum E { A, B; int e; }\n"
                               "    record Pair(int x, int y) { }\n"
                               "    Pair record(int x) { return null; }\n"
                               "    int[] list = {1, 2}, more[];\n"
                               "    String block = \"\"\"\n"
                               "        } class {\n"
                               "        \"\"\";\n"
                               "    static { int not; }\n"
                               "    abstract void nothing();\n"
                               "    volatile boolean last;\n"
                               "}\n"
                               "class Second { int s; }\n";
    (void)state;
    expect(text, true, 3, "type 3-28 a.b.Outer");
    expect(text, true, 5, "variable 5-5 a.b.Outer m,n");
    expect(text, true, 6, "function 6-13 a.b.Outer");
    expect(text, true, 7, "function 6-13 a.b.Outer");
    expect(text, true, 9, "variable 9-9 a.b.Outer$? seen");
    expect(text, true, 10, "function 10-10 a.b.Outer$?");
    expect(text, true, 12, "variable 12-12 a.b.Outer$?Local l");
    expect(text, true, 15, "variable 15-15 a.b.Outer$? k");
    expect(text, true, 18, "variable 18-18 a.b.Outer$E e");
    expect(text, true, 19, "type 19-19 a.b.Outer$Pair");
    expect(text, true, 20, "function 20-20 a.b.Outer");
    expect(text, true, 21, "variable 21-21 a.b.Outer list,more");
    expect(text, true, 22, "variable 22-24 a.b.Outer block");
    expect(text, true, 25, "-");
    expect(text, true, 26, "-");
    expect(text, true, 27, "variable 27-27 a.b.Outer last");
    expect(text, true, 29, "variable 29-29 a.b.Second s");
}

/* Any text gives an answer, wherever it ends. */
static void test_damage(void **state)
{
    static const char text[] =
        "package a; class A { int x = f(\"a\\\"\", 'b') + R\"(z)\"; /* y */ "
        "\n#if 1\nvoid g() { new B() { int c; } } }}} ))) #else\n#endif \"\"\"";
    (void)state;
    for (size_t n = 0; n <= sizeof text - 1; n++)
        for (int is_java = 0; is_java < 2; is_java++) {
            struct arena arena;
            declaration_vec all = {0};
            char *part = xmalloc(n + 1); /* reads past the end are seen under ASan */
            memcpy(part, text, n);
            arena_init(&arena, "test");
            declarations_of(&arena, part, n, is_java, &all);
            for (size_t i = 0; i < all.n; i++)
                assert_true(all.at[i].first <= all.at[i].last);
            vec_release(&all);
            arena_release(&arena);
            free(part);
        }
}

/* Names of classes in classes would take memory with the square of the depth. */
static void test_depth(void **state)
{
    struct arena arena;
    declaration_vec all = {0};
    struct strbuf text = {0};
    (void)state;
    for (int i = 0; i < 5000; i++)
        strbuf_adds(&text, "class Inner {");
    arena_init(&arena, "test");
    declarations_of(&arena, strbuf_str(&text), text.len, true, &all);
    assert_int_equal(all.n, 5000);
    assert_in_range(strlen(all.at[4999].class), 4000, 5000);
    vec_release(&all);
    strbuf_release(&text);
    arena_release(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_c),      cmocka_unit_test(test_conditions),
        cmocka_unit_test(test_cxx),    cmocka_unit_test(test_java),
        cmocka_unit_test(test_damage), cmocka_unit_test(test_depth),
    };
    return UNIT_RUN(tests);
}
