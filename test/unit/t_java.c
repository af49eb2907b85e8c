/* Classes, virtual calls and objects, from text to races: each rule with a silent twin. */
#include "base/os.h"
#include "conc/conc.h"
#include "ir/text.h"
#include "link/classes.h"
#include "unit.h"
#include <stdlib.h>

#define OBJECT   "\"java/lang/Object\""
#define RUNNABLE "\"java/lang/Runnable\""

/* ---- hierarchy ---- */

static struct prog *link_text(const char *text)
{
    struct diag d = {0};
    struct ir_unit *unit = ir_parse(text, strlen(text), "T.java", &d);
    if (!unit)
        fail_msg("%s", diag_str(&d));
    struct prog *p = prog_link(&unit, 1, NULL);
    assert_non_null(p);
    return p;
}

static const char hierarchy[] =
    "classdef @" OBJECT " library {\n}\n"
    "classdef @I interface {\n  method \"m()V\" @\"I.m()V\"\n}\n"
    "classdef @J implements @I interface {\n  method \"m()V\" @\"J.m()V\"\n}\n"
    "classdef @A super @" OBJECT " {\n"
    "  field @\"A.x:I\" size 4\n  field @\"A.y:J\" size 8\n"
    "  static @\"A.s:I\" size 4 volatile\n"
    "  method \"f()V\" @\"A.f()V\"\n}\n"
    "classdef @B super @A implements @J {\n  field @\"B.z:B\" size 1\n}\n"
    "classdef @C super @B {\n  method \"f()V\" @\"C.f()V\"\n}\n"
    "classdef @U super @\"lib/Unknown\" {\n}\n"
    "class @\"[LB;\"\nclass @\"[LA;\"\nclass @\"[I\"\n"
    "field @\"C.y:J\" size 8\nfield @\"C.z:B\" size 1\nextern @\"B.s:I\" size 4\n"
    "func @\"A.f()V\"(%this) {\n  ret\n}\n"
    "func @\"C.f()V\"(%this) {\n  ret\n}\n"
    "func @\"I.m()V\"(%this) {\n  ret\n}\n"
    "func @\"J.m()V\"(%this) {\n  ret\n}\n"
    "func @main() {\n"
    "  %o = new @C\n"
    "  %p = field %o, @\"C.y:J\"\n"
    "  store 8 %p, 1\n"
    "  %q = field %o, @\"C.z:B\"\n"
    "  store 4 @\"B.s:I\", 1\n"
    "  vcall @\"A.f()V\"(%o)\n"
    "  %d = cast %o, @B\n"
    "  acquire %d\n"
    "  ret\n}\n";

static bool is_sub(const struct prog *p, const char *sub, const char *super, bool or_unknown)
{
    return class_is_subtype(p->classes, classes_find(p->classes, sub),
                            classes_find(p->classes, super), or_unknown);
}

static const char *method_name(const struct prog *p, const char *class, const char *selector)
{
    struct class_method m;
    if (!class_find_method(p->classes, classes_find(p->classes, class), selector, &m))
        return "none";
    return p->syms[m.sym.i].name;
}

static void test_hierarchy(void **state)
{
    struct prog *p = link_text(hierarchy);
    assert_true(is_sub(p, "C", "A", false));
    assert_true(is_sub(p, "C", "I", false));
    assert_true(is_sub(p, "C", "java/lang/Object", false));
    assert_false(is_sub(p, "A", "B", true));
    assert_false(is_sub(p, "A", "J", true));
    assert_true(is_sub(p, "U", "A", true)); /* nobody knows what it extends */
    assert_false(is_sub(p, "U", "A", false));
    assert_true(is_sub(p, "[LB;", "[LA;", false));
    assert_false(is_sub(p, "[LA;", "[LB;", true));
    assert_false(is_sub(p, "[I", "[LA;", true));
    assert_true(is_sub(p, "[I", "java/lang/Object", false));
    assert_string_equal(method_name(p, "C", "f()V"), "C.f()V");
    assert_string_equal(method_name(p, "B", "f()V"), "A.f()V");
    assert_string_equal(method_name(p, "C", "m()V"), "J.m()V"); /* the more specific default */
    assert_string_equal(method_name(p, "A", "m()V"), "none");
    prog_free(p);
}

static void test_lowering(void **state)
{
    struct prog *p = link_text(hierarchy);
    const struct prog_func *f = &p->funcs[p->syms[prog_find(p, "main").i].func.i];
    const struct ir_stmt *s = f->stmts;
    assert_int_equal(s[0].op, IR_CALL);
    assert_int_equal(s[1].op, IR_ADDR); /* x at 64, y at 72, z at 80 */
    assert_int_equal(ref_imm(ir_args(f->unit, f->func, &s[1])[1]), CLASS_HEADER + 8);
    assert_int_equal(ref_imm(ir_args(f->unit, f->func, &s[3])[1]), CLASS_HEADER + 16);
    assert_int_equal(s[2].sub, ORDER_NONE);
    assert_int_equal(s[4].sub, ORDER_SEQ_CST); /* B.s is the volatile A.s */
    psym_id sym;
    int64_t off;
    assert_true(prog_ref_address(p, 0, ir_args(f->unit, f->func, &s[4])[0], &sym, &off));
    assert_string_equal(p->syms[sym.i].name, "A.s:I");
    assert_int_equal(s[5].op, IR_CALL);
    assert_int_equal(s[5].flags & IRF_VIRTUAL, IRF_VIRTUAL);
    assert_int_equal(s[6].op, IR_COPY);
    assert_int_equal(s[7].op, IR_CALL);
    assert_int_equal(class_info(p->classes, classes_find(p->classes, "C"))->size,
                     CLASS_HEADER + 24);
    prog_free(p);
}

static void test_circle(void **state)
{
    struct prog *p = link_text("classdef @A super @B {\n}\nclassdef @B super @A {\n}\n");
    assert_int_equal(classes_count(p->classes), 2);
    prog_free(p);
}

/* ---- races ---- */

static char *models_dir(void)
{
    char *self = os_self_dir(), *dir = self ? model_default_dir(self) : NULL;
    assert_non_null(dir);
    free(self);
    return dir;
}

static uint32_t races_from(const char *text, uint32_t crowded)
{
    struct diag d = {0};
    struct model *m = model_new();
    char *dir = models_dir(), *path = xasprintf("%s/java.yml", dir);
    if (!model_load_file(m, path, &d))
        fail_msg("%s", diag_str(&d));
    free(path);
    free(dir);
    struct prog *p = link_text(text);
    func_id entry = p->syms[prog_find(p, "main").i].func;
    struct pta_options po = {
        .context = CTX_ORIGIN, .depth = 1, .crowded = crowded, .entries = &entry, .nentries = 1};
    struct pta *pta = pta_solve(p, m, &po);
    struct conc_options co = {.mode = MODE_BALANCED};
    struct conc *c = conc_run(p, pta, &co);
    uint32_t n = conc_nraces(c);
    conc_free(c);
    pta_free(pta);
    prog_free(p);
    model_free(m);
    diag_release(&d);
    return n;
}

static uint32_t races_of(const char *text)
{
    return races_from(text, 0);
}

#define SILENT(text) assert_int_equal(races_of(text), 0)
#define RACY(text)   assert_int_not_equal(races_of(text), 0)

#define PRELUDE                                                          \
    "class @" OBJECT "\nclass @\"java/lang/Thread\"\n"                   \
    "classdef @Data super @" OBJECT " {\n  field @\"Data.n:I\" size 4\n" \
    "  field @\"Data.v:I\" size 4 volatile\n"                            \
    "  field @\"Data.lock:LObject;\" size 8 ref\n}\n"                    \
    "classdef @Job super @" OBJECT " implements @" RUNNABLE " {\n"       \
    "  field @\"Job.d:LData;\" size 8 ref\n  method \"run()V\" @\"Job.run()V\" public\n}\n"

/* Two threads run the job on one object. */
#define TWO_THREADS                                                                \
    PRELUDE "func @main() {\n"                                                     \
            "  %d = new @Data\n"                                                   \
            "  %r = new @Job\n"                                                    \
            "  %f = field %r, @\"Job.d:LData;\"\n"                                 \
            "  store 8 %f, %d\n"                                                   \
            "  %t = new @\"java/lang/Thread\"\n"                                   \
            "  call @\"java/lang/Thread.<init>(Ljava/lang/Runnable;)V\"(%t, %r)\n" \
            "  %u = new @\"java/lang/Thread\"\n"                                   \
            "  call @\"java/lang/Thread.<init>(Ljava/lang/Runnable;)V\"(%u, %r)\n" \
            "  vcall @\"java/lang/Thread.start()V\"(%t)\n"                         \
            "  vcall @\"java/lang/Thread.start()V\"(%u)\n"                         \
            "  ret\n}\n"
#define RUN(body)                             \
    "func @\"Job.run()V\"(%this) {\n"         \
    "  %f = field %this, @\"Job.d:LData;\"\n" \
    "  %d = load 8 %f\n" body "  ret\n}\n"
#define COUNT "  %p = field %d, @\"Data.n:I\"\n  store 4 %p, 1\n"

static void test_threads(void **state)
{
    RACY(TWO_THREADS RUN(COUNT));
    SILENT(TWO_THREADS RUN("  %p = field %d, @\"Data.n:I\"\n  %x = load 4 %p\n"));
}

static void test_monitor(void **state)
{
    SILENT(TWO_THREADS RUN("  acquire %d\n" COUNT "  release %d\n"));
    RACY(TWO_THREADS RUN("  acquire %d\n  release %d\n" COUNT));
    SILENT(TWO_THREADS RUN("  acquire @Data\n" COUNT "  release @Data\n"));
    SILENT(TWO_THREADS RUN("  acquire %d\n  acquire %d\n  release %d\n" COUNT "  release %d\n"));
}

static void test_volatile(void **state)
{
    SILENT(TWO_THREADS RUN("  %p = field %d, @\"Data.v:I\"\n  store 4 %p, 1\n"));
}

/* Every thread object starts once: what it holds itself is another one's in no thread. */
#define WORKERS(field_owner)                                                           \
    "class @" OBJECT "\n"                                                              \
    "classdef @Data super @" OBJECT " {\n  field @\"Data.n:I\" size 4\n}\n"            \
    "classdef @Worker super @\"java/lang/Thread\" {\n  field @\"Worker.n:I\" size 4\n" \
    "  static @\"Worker.all:LData;\" size 8 ref\n"                                     \
    "  method \"run()V\" @\"Worker.run()V\" public\n}\n"                               \
    "func @main() {\n"                                                                 \
    "entry:\n  %d = new @Data\n  store 8 @\"Worker.all:LData;\", %d\n  jump loop\n"    \
    "loop:\n  %i = phi [0, entry], [%j, body]\n  %c = cmp slt %i, 3\n"                 \
    "  branch %c, body, done\n"                                                        \
    "body:\n  %w = new @Worker\n  vcall @\"java/lang/Thread.start()V\"(%w)\n"          \
    "  %j = add %i, 1\n  jump loop\n"                                                  \
    "done:\n  ret\n}\n"                                                                \
    "func @\"Worker.run()V\"(%this) {\n" field_owner "  store 4 %p, 1\n  ret\n}\n"

static void test_thread_objects(void **state)
{
    SILENT(WORKERS("  %p = field %this, @\"Worker.n:I\"\n"));
    RACY(WORKERS("  %d = load 8 @\"Worker.all:LData;\"\n  %p = field %d, @\"Data.n:I\"\n"));
}

/* Threads of two kinds, joined before the last statement; as a crowd they are one origin. */
#define KIND(name, body)                                   \
    "classdef @" name " super @\"java/lang/Thread\" {\n"   \
    "  method \"run()V\" @\"" name ".run()V\" public\n}\n" \
    "func @\"" name ".run()V\"(%this) {\n" body "  ret\n}\n"
#define STORE  "  store 4 @shared, 1\n"
#define LOCKED "  acquire @A\n" STORE "  release @A\n"
#define TWO_KINDS(a, b, last)                                                              \
    "class @" OBJECT "\nclass @\"java/lang/Thread\"\nglobal @shared size 4\n" KIND("A", a) \
        KIND("B", b) "func @\"heddle.crowd\"() {\n  %r = call @\"heddle.crowd\"()\n"       \
                     "  ret %r\n}\n"                                                       \
                     "func @main() {\n  %a = new @A\n  %b = new @B\n"                      \
                     "  vcall @\"java/lang/Thread.start()V\"(%a)\n"                        \
                     "  vcall @\"java/lang/Thread.start()V\"(%b)\n"                        \
                     "  vcall @\"java/lang/Thread.join()V\"(%a)\n" last "  ret\n}\n"

static void test_crowd(void **state)
{
    assert_int_not_equal(races_from(TWO_KINDS(STORE, LOCKED, ""), 2), 0);
    assert_int_equal(races_from(TWO_KINDS(LOCKED, LOCKED, ""), 2), 0);
    assert_int_equal(races_from(TWO_KINDS(STORE, "", STORE), 0), 0);
    /* who has waited for one kind has not waited for the crowd */
    assert_int_not_equal(races_from(TWO_KINDS("", STORE, STORE), 2), 0);
    assert_int_not_equal(races_from(TWO_KINDS(STORE, "", STORE), 2), 0);
}

/* Only objects of the class pass a cast. */
#define CAST(class) \
    RUN("  %o = cast %d, @" class "\n  %p = field %o, @\"Data.n:I\"\n  store 4 %p, 1\n")

static void test_cast(void **state)
{
    RACY(TWO_THREADS CAST("Data"));
    SILENT(TWO_THREADS CAST("Job"));
}

/* A virtual call runs the method of the receiver's class, on that receiver. */
#define SHAPES(made)                                                                 \
    "class @" OBJECT "\nglobal @shared size 4\nclass @\"java/lang/Thread\"\n"        \
    "classdef @Step super @" OBJECT " {\n  method \"go()V\" @\"Step.go()V\"\n}\n"    \
    "classdef @Safe super @Step {\n  method \"go()V\" @\"Safe.go()V\"\n}\n"          \
    "classdef @Job super @" OBJECT " implements @" RUNNABLE " {\n"                   \
    "  field @\"Job.s:LStep;\" size 8 ref\n  method \"run()V\" @\"Job.run()V\"\n}\n" \
    "func @\"Step.go()V\"(%this) {\n  store 4 @shared, 1\n  ret\n}\n"                \
    "func @\"Safe.go()V\"(%this) {\n  acquire @Step\n  store 4 @shared, 1\n"         \
    "  release @Step\n  ret\n}\n"                                                    \
    "func @main() {\n  %s = new @" made "\n  %r = new @Job\n"                        \
    "  %f = field %r, @\"Job.s:LStep;\"\n  store 8 %f, %s\n"                         \
    "  %t = new @\"java/lang/Thread\"\n"                                             \
    "  call @\"java/lang/Thread.<init>(Ljava/lang/Runnable;)V\"(%t, %r)\n"           \
    "  %u = new @\"java/lang/Thread\"\n"                                             \
    "  call @\"java/lang/Thread.<init>(Ljava/lang/Runnable;)V\"(%u, %r)\n"           \
    "  vcall @\"java/lang/Thread.start()V\"(%t)\n"                                   \
    "  vcall @\"java/lang/Thread.start()V\"(%u)\n  ret\n}\n"                         \
    "func @\"Job.run()V\"(%this) {\n  %f = field %this, @\"Job.s:LStep;\"\n"         \
    "  %s = load 8 %f\n  vcall @\"Step.go()V\"(%s)\n  ret\n}\n"

static void test_dispatch(void **state)
{
    RACY(SHAPES("Step"));
    SILENT(SHAPES("Safe"));
}

/* A static initialiser has run before anybody reads what it wrote. */
static void test_class_init(void **state)
{
#define INIT(body)                                                                                \
    TWO_THREADS "classdef @Holder super @" OBJECT " init @\"Holder.<clinit>()V\" {\n"             \
                "  static @\"Holder.n:I\" size 4\n}\n"                                            \
                "func @\"Holder.<clinit>()V\"() {\n  store 4 @\"Holder.n:I\", 7\n  ret\n}\n" RUN( \
                    "  classinit @Holder\n" body)
    SILENT(INIT("  %x = load 4 @\"Holder.n:I\"\n"));
    RACY(INIT("  store 4 @\"Holder.n:I\", 8\n"));
}

/* All but the object that the initialiser of a class makes, once, for a static variable. */
static void test_all_but_constant(void **state)
{
#define HOLDS(again, taken)                                                              \
    TWO_THREADS "classdef @Holder super @" OBJECT " init @\"Holder.<clinit>()V\" {\n"    \
                "  static @\"Holder.stop:LData;\" size 8 ref\n"                          \
                "  static @\"Holder.other:LData;\" size 8 ref\n}\n"                      \
                "func @\"Holder.<clinit>()V\"() {\n  %s = new @Data\n  %o = new @Data\n" \
                "  store 8 @\"Holder.stop:LData;\", %s\n" again                          \
                "  store 8 @\"Holder.other:LData;\", %o\n  ret\n}\n" RUN(                \
                    "  classinit @Holder\n  %x = load 8 @\"Holder." taken ":LData;\"\n"  \
                    "  %y = cast %x, @\"Holder.stop:LData;\"\n"                          \
                    "  %p = field %y, @\"Data.n:I\"\n  store 4 %p, 1\n")
    SILENT(HOLDS("", "stop"));
    RACY(HOLDS("", "other"));
    RACY(HOLDS("  store 8 @\"Holder.stop:LData;\", %o\n", "stop")); /* may hold either */
}

/* Methods of atomic classes are atomic operations; the same on a plain object is none. */
static void test_atomics(void **state)
{
    SILENT("class @\"java/util/concurrent/atomic/AtomicInteger\"\n" TWO_THREADS RUN(
        "  %x = vcall @\"java/util/concurrent/atomic/AtomicInteger.incrementAndGet()I\"(%d) "
        "noptr\n"));
    RACY("class @\"java/util/concurrent/atomic/AtomicInteger\"\n" TWO_THREADS RUN(
        "  %x = vcall @\"java/util/concurrent/atomic/AtomicInteger.get()I\"(%d) noptr\n" COUNT));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_hierarchy),        UNIT(test_lowering),   UNIT(test_circle),
        UNIT(test_threads),          UNIT(test_monitor),    UNIT(test_volatile),
        UNIT(test_thread_objects),   UNIT(test_crowd),      UNIT(test_cast),
        UNIT(test_dispatch),         UNIT(test_class_init), UNIT(test_atomics),
        UNIT(test_all_but_constant),
    };
    return UNIT_RUN(tests);
}
