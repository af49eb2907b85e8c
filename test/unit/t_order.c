/* Which threads run beside a point: each rule with a silent program and a racy twin. */
#include "races.h"

#define MAIN(body) DECLARE "func @main() {\nb0:\n  %0 = alloca 32\n" body "}\n"

static void test_before_create(void **state)
{
    (void)state;
    SILENT(MAIN(WRITE "  call @create(%0, @a, 0)\n" END) A("b0:\n" WRITE END));
    RACY(MAIN("  call @create(%0, @a, 0)\n" WRITE END) A("b0:\n" WRITE END));
}

static void test_after_join(void **state)
{
    (void)state;
    SILENT(MAIN("  call @create(%0, @a, 0)\n  %1 = load 8 %0\n  call @join(%1)\n" WRITE END)
               A("b0:\n" WRITE END));
    RACY(MAIN("  call @create(%0, @a, 0)\n  %1 = load 8 %0\n" WRITE "  call @join(%1)\n" END)
             A("b0:\n" WRITE END));
}

/* Joined on one way only. */
static void test_join_on_a_path(void **state)
{
    (void)state;
#define JOIN_IF(then)                                                                   \
    MAIN("  call @create(%0, @a, 0)\n  %1 = load 8 %0\n  %2 = load 4 @flag\n"           \
         "  %3 = cmp ne %2, 0\n  branch %3, b1, b2\nb1:\n  call @join(%1)\n  jump b3\n" \
         "b2:\n" then "  jump b3\nb3:\n" WRITE END)
    SILENT(JOIN_IF("  call @join(%1)\n") A("b0:\n" WRITE END));
    RACY(JOIN_IF("") A("b0:\n" WRITE END));
}

/* A loop joins what was made before it, in a loop or not; one that runs less often does not. */
#define LOOP(block, counter, next, cond, bound, body, after)                                    \
    "  jump b" #block "\nb" #block ":\n  %" #counter " = phi [0, b0], [%" #next ", b" #block    \
    "]\n" body "  %" #next " = add %" #counter ", 1\n  %" #cond " = cmp slt %" #next ", " bound \
    "\n"                                                                                        \
    "  branch %" #cond ", b" #block ", b" #after "\nb" #after ":\n"

static void test_join_loop(void **state)
{
    (void)state;
    SILENT(MAIN("  call @create(%0, @a, 0)\n"
                "  jump b1\nb1:\n  %1 = phi [0, b0], [%2, b2]\n  %3 = cmp slt %1, 1\n"
                "  branch %3, b2, b3\nb2:\n  %4 = addr %0 + 8*%1[4]\n  %5 = load 8 %4\n"
                "  call @join(%5)\n  %2 = add %1, 1\n  jump b1\nb3:\n" WRITE END)
               A("b0:\n" WRITE END));
    RACY(MAIN("  call @create(%0, @a, 0)\n"
              "  jump b1\nb1:\n  %1 = phi [0, b0], [%2, b2]\n  %3 = cmp slt %1, 1\n"
              "  branch %3, b2, b3\nb2:\n  %4 = addr %0 + 8*%1[4]\n  %5 = load 8 %4\n"
              "  %2 = add %1, 1\n  jump b1\nb3:\n" WRITE END) A("b0:\n" WRITE END));
}

/* A thread that ends before the next is made: one after the other. */
static void test_one_after_the_other(void **state)
{
    (void)state;
#define NEXT(join)                                                             \
    MAIN("  %1 = alloca 8\n  call @create(%0, @a, 0)\n  %2 = load 8 %0\n" join \
         "  call @create(%1, @b, 0)\n" END)                                    \
    A("b0:\n" WRITE END) B("b0:\n" WRITE END)
    SILENT(NEXT("  call @join(%2)\n"));
    RACY(NEXT(""));
}

/* A child that outlives its parent is not over when the parent has been joined. */
static void test_grandchild(void **state)
{
    (void)state;
#define FAMILY(join)                                                                  \
    MAIN("  call @create(%0, @a, 0)\n  %1 = load 8 %0\n  call @join(%1)\n" WRITE END) \
    A("b0:\n  %1 = alloca 8\n  call @create(%1, @b, 0)\n  %2 = load 8 %1\n" join END) \
    B("b0:\n" WRITE END)
    SILENT(FAMILY("  call @join(%2)\n"));
    RACY(FAMILY(""));
}

/* One thread does not race with itself, several instances do. */
static void test_several(void **state)
{
    (void)state;
    SILENT(MAIN("  call @create(%0, @a, 0)\n" END) A("b0:\n" WRITE END));
    RACY(MAIN("  jump b1\nb1:\n  %1 = phi [0, b0], [%2, b1]\n  call @create(%0, @a, 0)\n"
              "  %2 = add %1, 1\n  %3 = cmp slt %2, 3\n  branch %3, b1, b2\nb2:\n" END)
             A("b0:\n" WRITE END));
}

/* What runs before main leaves its threads to main. */
static void test_constructor(void **state)
{
    (void)state;
#define EARLY(before, join)                                                                   \
    DECLARE                                                                                   \
    "ctor @init priority 101\nfunc @init() internal {\nb0:\n" before                          \
    "  call @create(@head, @a, 0)\n  ret\n}\nfunc @main() {\nb0:\n  %0 = load 8 @head\n" join \
        WRITE END "}\n"
    SILENT(EARLY("", "  call @join(%0)\n") A("b0:\n" WRITE END));
    SILENT(EARLY(WRITE, "  call @join(%0)\n") A("b0:\n" WRITE END));
    RACY(EARLY("", "") A("b0:\n" WRITE END));
}

/* An initialiser of a class starts its threads at the first use, not before. */
static void test_class_initialiser(void **state)
{
    (void)state;
#define CLASS                                                                     \
    DECLARE "classdef @L init @\"L.<clinit>()V\" {\n  static @\"L.x:I\" size 4\n" \
            "  method \"<clinit>()V\" @\"L.<clinit>()V\"\n}\n"                    \
            "func @\"L.<clinit>()V\"() {\nb0:\n  call @create(@head, @a, 0)\n"    \
            "  store 4 @\"L.x:I\", 1\n  ret\n}\n"
#define USES(before, after) \
    CLASS "func @main() {\nb0:\n" before "  classinit @L\n  %0 = load 8 @head\n" after END "}\n"
#define IN_CALL(before, after)                                              \
    CLASS "func @g() {\nb0:\n" before "  classinit @L\n" after "  ret\n}\n" \
          "func @main() {\nb0:\n" before "  call @g()\n" END "}\n"
    SILENT(USES(WRITE, "") A("b0:\n" WRITE END));
    SILENT(USES(WRITE, "  call @join(%0)\n" WRITE) A("b0:\n" WRITE END));
    SILENT(USES("", "  %1 = load 4 @\"L.x:I\"\n") A("b0:\n  store 4 @other, 2\n" END));
    RACY(USES(WRITE, WRITE) A("b0:\n" WRITE END));
    RACY(USES(WRITE, "  classinit @L\n" WRITE "  call @join(%0)\n") A("b0:\n" WRITE END));
    SILENT(IN_CALL(WRITE, "") A("b0:\n" WRITE END));
    RACY(IN_CALL("", WRITE) A("b0:\n" WRITE END));
    /* Others wait for the initialiser before they use a variable of its class. */
    SILENT(USES("", "") A("b0:\n  %1 = load 4 @\"L.x:I\"\n" END));
    RACY(USES("", "  store 4 @\"L.x:I\", 3\n") A("b0:\n  %1 = load 4 @\"L.x:I\"\n" END));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_before_create), UNIT(test_after_join),          UNIT(test_join_on_a_path),
        UNIT(test_join_loop),     UNIT(test_one_after_the_other), UNIT(test_grandchild),
        UNIT(test_several),       UNIT(test_constructor),         UNIT(test_class_initialiser),
    };
    return UNIT_RUN(tests);
}
