/* Memory and records that are a thread's own: each rule with a silent program and a racy twin. */
#include "races.h"

/* Two threads of one function; main has put eight nodes into the list at @head: link, then data. */
#define NODES                                                                       \
    DECLARE "declare @random\n"                                                     \
            "func @main() {\n"                                                      \
            "b0:\n  %0 = alloca 8\n  jump b1\n"                                     \
            "b1:\n  %1 = phi [0, b0], [%2, b2]\n  %3 = cmp slt %1, 8\n"             \
            "  branch %3, b2, b3\n"                                                 \
            "b2:\n  %4 = call @malloc(24)\n  %5 = load 8 @head\n  store 8 %4, %5\n" \
            "  store 8 @head, %4\n  %2 = add %1, 1\n  jump b1\n"                    \
            "b3:\n  call @create(%0, @work, 0)\n  call @create(%0, @work, 0)\n"     \
            "  ret 0\n}\n"
#define WORK(body) "func @work(%0) {\nb0:\n" body "}\n"

/* The list as it was found, walked without the lock. */
#define WHOLE(left)                                                                             \
    NODES WORK("  call @lock(@m)\n  %1 = load 8 @head\n" left "  call @unlock(@m)\n  jump b1\n" \
               "b1:\n  %2 = phi [%1, b0], [%3, b2]\n  %4 = cmp ne %2, 0\n"                      \
               "  branch %4, b2, b3\n"                                                          \
               "b2:\n  %3 = load 8 %2\n  %5 = addr %2 + 8\n  store 4 %5, 1\n  jump b1\n"        \
               "b3:\n  ret 0\n")

static void test_whole(void **state)
{
    (void)state;
    SILENT(WHOLE("  store 8 @head, 0\n"));
    RACY(WHOLE(""));
}

/* One node, which is taken if its data says so. */
#define LEFT(use)                                                                 \
    NODES WORK("  call @lock(@m)\n  %1 = load 8 @head\n  %2 = cmp ne %1, 0\n"     \
               "  branch %2, b1, b3\n"                                            \
               "b1:\n  %3 = addr %1 + 8\n  %4 = load 4 %3\n  %5 = cmp eq %4, 1\n" \
               "  branch %5, b2, b3\n"                                            \
               "b2:\n  %6 = load 8 %1\n  store 8 @head, %6\n  jump b3\n"          \
               "b3:\n  %7 = phi [0, b0], [0, b1], [%1, b2]\n  call @unlock(@m)\n" \
               "  %8 = cmp ne " use ", 0\n  branch %8, b4, b5\n"                  \
               "b4:\n  %9 = addr " use " + 16\n  store 4 %9, 1\n  jump b5\nb5:\n  ret 0\n")

static void test_left(void **state)
{
    (void)state;
    SILENT(LEFT("%7"));
    RACY(LEFT("%1"));
}

/* Everybody takes nodes under the lock and writes them without it; who looks at a node under the
 * lock by another way than the list may meet him. */
#define TAKER                                                                          \
    "func @b(%0) {\nb0:\n  call @lock(@m)\n  %1 = load 8 @head\n  %2 = cmp ne %1, 0\n" \
    "  branch %2, b1, b2\nb1:\n  %3 = load 8 %1\n  store 8 @head, %3\n"                \
    "  call @unlock(@m)\n  %4 = addr %1 + 8\n  store 4 %4, 1\n  ret 0\n"               \
    "b2:\n  call @unlock(@m)\n  ret 0\n}\n"
#define LOOKER(where)                                                                  \
    DECLARE "func @main() {\nb0:\n  %0 = alloca 8\n  store 8 @head, @table\n"          \
            "  %1 = addr @table + 16\n  store 8 @table, %1\n  store 8 @flag, @table\n" \
            "  call @create(%0, @a, 0)\n  call @create(%0, @b, 0)\n  ret 0\n}\n" TAKER \
            "func @a(%0) {\nb0:\n  call @lock(@m)\n" where                             \
            "  %5 = load 4 %4\n  call @unlock(@m)\n  ret 0\n}\n"

static void test_elsewhere(void **state)
{
    (void)state;
    SILENT(LOOKER("  %1 = load 8 @head\n  %4 = addr %1 + 8\n"));
    RACY(LOOKER("  %1 = load 8 @flag\n  %4 = addr %1 + 8\n")); /* nothing is removed there */
    RACY(LOOKER("  %4 = addr @table + 8\n"));
}

/* A record for each thread, found by a thread-local pointer, in a list of all. */
#define OWN(made)                                                                 \
    DECLARE "global @mine size 8 tls\n"                                           \
            "func @main() {\nb0:\n  %0 = alloca 8\n  %1 = call @malloc(16)\n"     \
            "  store 8 @head, %1\n  call @create(%0, @work, 0)\n"                 \
            "  call @create(%0, @work, 0)\n  ret 0\n}\n" WORK(                    \
                "  %1 = load 8 @mine\n  %2 = cmp ne %1, 0\n  branch %2, b2, b1\n" \
                "b1:\n  %3 = " made "\n  store 8 @mine, %3\n  call @lock(@m)\n"   \
                "  store 8 @head, %3\n  call @unlock(@m)\n  jump b2\n"            \
                "b2:\n  %4 = load 8 @mine\n  store 4 %4, 1\n  ret 0\n")

static void test_of_thread(void **state)
{
    (void)state;
    SILENT(OWN("call @malloc(16)"));
    RACY(OWN("load 8 @head"));
}

/* A lock of eight for an element of many, by remainders of one number. */
#define STRIPED(elements)                                                                         \
    DECLARE "global @locks size 320\ndeclare @random\n"                                           \
            "func @main() {\nb0:\n  %0 = alloca 8\n  call @create(%0, @work, 0)\n"                \
            "  call @create(%0, @work, 0)\n  ret 0\n}\n" WORK(                                    \
                "  %1 = call @random()\n  %2 = urem %1, 8\n  %3 = addr @locks + 40*%2[8]\n"       \
                "  call @lock(%3)\n  %4 = urem %1, " elements "\n  %5 = addr @table + 4*%4[40]\n" \
                "  store 4 %5, 1\n  call @unlock(%3)\n  ret 0\n")

static void test_striped(void **state)
{
    (void)state;
    SILENT(STRIPED("16"));
    SILENT(STRIPED("8"));
    RACY(STRIPED("12"));
    RACY(STRIPED("4"));
}

/* Four threads with ten elements each, of which a loop picks one. */
#define PICKED(bound)                                                            \
    DECLARE                                                                      \
    "declare @random\nfunc @main() {\n"                                          \
    "b0:\n  %0 = alloca 32\n  jump b1\n"                                         \
    "b1:\n  %1 = phi [0, b0], [%2, b2]\n  %3 = cmp slt %1, 4\n"                  \
    "  branch %3, b2, b3\n"                                                      \
    "b2:\n  %4 = addr %0 + 8*%1[4]\n  call @create(%4, @work, %1)\n"             \
    "  %2 = add %1, 1\n  jump b1\nb3:\n  ret 0\n}\n" WORK(                       \
        "  %1 = mul %0, 10\n  jump b1\n"                                         \
        "b1:\n  %2 = phi [0, b0], [%3, b4]\n  %4 = phi [0, b0], [%5, b4]\n"      \
        "  %6 = cmp slt %2, " bound "\n  branch %6, b2, b5\n"                    \
        "b2:\n  %7 = call @random()\n  %8 = cmp eq %7, 0\n  branch %8, b3, b4\n" \
        "b3:\n  jump b4\n"                                                       \
        "b4:\n  %5 = phi [%4, b2], [%2, b3]\n  %3 = add %2, 1\n  jump b1\n"      \
        "b5:\n  %9 = add %1, %4\n  %10 = addr @table + 4*%9[40]\n  store 4 %10, 1\n  ret 0\n")

static void test_picked(void **state)
{
    (void)state;
    SILENT(PICKED("10"));
    RACY(PICKED("11"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_whole),     UNIT(test_left),    UNIT(test_elsewhere),
        UNIT(test_of_thread), UNIT(test_striped), UNIT(test_picked),
    };
    return UNIT_RUN(tests);
}
