/* Interleavings, signals inside of records, buffers that change places: silent, and racy twins. */
#include "races.h"

#define MINE(mine, turn, yours, order, until)                                                  \
    "b0:\n  store 4 @" mine ", 1 seq_cst\n  store 4 @flag, " turn " seq_cst\n  jump b1\nb1:\n" \
    "  %1 = load 4 @" yours " " order "\n  branch %1, b2, b3\nb2:\n"                           \
    "  %2 = load 4 @flag seq_cst\n  %3 = cmp eq %2, " until "\n  branch %3, b1, b3\nb3:\n"
#define LEAVE(mine) "  store 4 @" mine ", 0 seq_cst\n" END
#define WRITES      "  store 4 @table, 1\n"

/* Peterson's algorithm. */
static void test_peterson(void **state)
{
    (void)state;
#define RIGHT B(MINE("other", "1", "data", "seq_cst", "1") WRITES LEAVE("other"))
    SILENT(TWO A(MINE("data", "2", "other", "seq_cst", "2") WRITES LEAVE("data")) RIGHT);
    RACY(TWO A(MINE("data", "1", "other", "seq_cst", "2") WRITES LEAVE("data")) RIGHT);
    RACY(TWO A(MINE("data", "2", "other", "acquire", "2") WRITES LEAVE("data")) RIGHT);
    RACY(TWO A(MINE("data", "2", "other", "seq_cst", "3") WRITES LEAVE("data")) RIGHT);
    RACY(TWO A(MINE("data", "2", "other", "seq_cst", "2") "  store 4 @data, 0 seq_cst\n" WRITES END)
             RIGHT);
}

/* One place by release and acquire: 1 asks, 2 answers. */
static void test_asked(void **state)
{
    (void)state;
#define SPIN(n, order)                                                    \
    "  jump b1\nb1:\n  %1 = load 4 @flag " order "\n  %2 = cmp eq %1, " n \
    "\n  branch %2, b2, b1\nb2:\n"
#define SAYS(n, order) "  store 4 @flag, " n " " order "\n"
#define ASKS(first, n) "b0:\n" first SAYS("1", "release") SPIN(n, "acquire") WRITES END
#define ANSWERS(first, n, last) \
    "b0:\n" SPIN(first, "acquire") "  store 4 @table, 2\n" SAYS(n, last) END
    SILENT(TWO A(ASKS(WRITES, "2")) B(ANSWERS("1", "2", "release")));
    RACY(TWO A(ASKS(WRITES, "1")) B(ANSWERS("1", "2", "release")));
    RACY(TWO A(ASKS(WRITES, "2")) B(ANSWERS("0", "2", "release")));
    RACY(TWO A(ASKS(WRITES, "2")) B(ANSWERS("1", "2", "relaxed")));
    RACY(TWO A(ASKS(SAYS("2", "relaxed") WRITES, "2")) B(ANSWERS("1", "2", "release")));
    /* Two places are not in one order: each may miss that the other one is set. */
#define BOLD(mine, yours, order)                                   \
    "b0:\n  store 4 @" mine ", 1 " order "\n  %1 = load 4 @" yours \
    " acquire\n  branch %1, b2, b1\nb1:\n  store 4 @table, 1\n  jump b2\nb2:\n" END
    RACY(TWO A(BOLD("flag", "other", "release")) B(BOLD("other", "flag", "release")));
}

/* A record with a semaphore at 8, handed over in @head. */
static void test_completed(void **state)
{
    (void)state;
#define MAKES                                                                     \
    "b0:\n  %1 = call @malloc(64)\n  %2 = addr %1 + 8\n  call @sem_init(%2, 0)\n" \
    "  store 4 %1, 1\n  call @lock(@m)\n  store 8 @head, %1\n  call @unlock(@m)\n"
#define GETS                                       \
    "b0:\n  call @lock(@m)\n  %1 = load 8 @head\n" \
    "  call @unlock(@m)\n  %2 = addr %1 + 8\n"
#define USE    "  store 4 %1, 2\n"
#define AWAIT  "  call @sem_wait(%2)\n"
#define SIGNAL "  call @sem_post(%2)\n"
    SILENT(TWO A(MAKES AWAIT USE END) B(GETS USE SIGNAL END));
    RACY(TWO A(MAKES USE AWAIT END) B(GETS USE SIGNAL END));
    RACY(TWO A(MAKES AWAIT USE END) B(GETS SIGNAL USE END));
    RACY(TWO A(MAKES "  %3 = call @sem_try(%2)\n" USE END) B(GETS USE SIGNAL END));
}

/* A state at 8 of a record that the thread was given: 1 at work, 2 done. */
static void test_state(void **state)
{
    (void)state;
#define SETTER                                                                           \
    "func @set(%0, %1) {\nb0:\n  call @lock(@m)\n  %2 = addr %0 + 8\n  store 4 %2, %1\n" \
    "  call @unlock(@m)\n  ret\n}\n"
#define ASKER(n)                                                                           \
    "func @is(%0) {\nb0:\n  %1 = addr %0 + 8\n  %2 = load 4 %1\n  %3 = cmp eq %2, " n "\n" \
    "  %4 = zext 1 %3\n  ret %4\n}\n"
#define WAITER(take, give, n)                                                                      \
    DECLARE SETTER ASKER(n) A("b0:\n  call @set(%0, 1)\n  store 4 %0, 2\n  call @set(%0, "         \
                              "2)\n" END) "func @main() {\n"                                       \
                                          "b0:\n  %0 = alloca 8\n  %1 = call @malloc(16)\n  %2 = " \
                                          "addr %1 + 8\n  store 4 %2, 0\n"                         \
                                          "  call @create(%0, @a, %1)\n" take                      \
                                          "  jump b1\nb1:\n  %3 = call @is(%1)\n"                  \
                                          "  branch %3, b2, b3\nb3:\n  call @wait(@cond, @m)\n  "  \
                                          "jump b1\nb2:\n" give "  %4 = load 4 %1\n  ret 0\n}\n"
#define LOCK   "  call @lock(@m)\n"
#define UNLOCK "  call @unlock(@m)\n"
    SILENT(WAITER(LOCK, UNLOCK, "2"));
    RACY(WAITER(LOCK, UNLOCK, "1"));
    RACY(WAITER("", "", "2"));
}

/* @flag leads to what others use under the lock, @head to the other buffer. */
static void test_buffers(void **state)
{
    (void)state;
#define TWO_BUFFERS(second)                                                                   \
    DECLARE "func @main() {\nb0:\n  %0 = alloca 8\n  %1 = alloca 8\n  store 8 @flag, @data\n" \
            "  store 8 @head, @" second "\n  call @create(%0, @a, 0)\n"                       \
            "  call @create(%1, @b, 0)\n  ret 0\n}\n"
#define FRONT \
    "b0:\n  call @lock(@m)\n  %1 = load 8 @flag\n  store 4 %1, 1\n  call @unlock(@m)\n" END
#define EXCHANGE                                                                        \
    "  call @lock(@m)\n  %1 = load 8 @flag\n  %2 = load 8 @head\n  store 8 @flag, %2\n" \
    "  store 8 @head, %1\n  call @unlock(@m)\n"
#define LOOP(body) "b0:\n  jump b1\nb1:\n" body "  branch %0, b1, b2\nb2:\n" END
    SILENT(TWO_BUFFERS("other") A(FRONT) B(LOOP(EXCHANGE "  store 4 %1, 2\n")));
    RACY(TWO_BUFFERS("data") A(FRONT) B(LOOP(EXCHANGE "  store 4 %1, 2\n")));
    RACY(TWO_BUFFERS("other") A(FRONT) B(LOOP(EXCHANGE "  store 4 %2, 2\n")));
    SILENT(TWO_BUFFERS("other") A(FRONT)
               B(LOOP(EXCHANGE "  %3 = load 8 @head\n  store 4 %3, 2\n")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_peterson), UNIT(test_asked),   UNIT(test_completed),
        UNIT(test_state),    UNIT(test_buffers),
    };
    return UNIT_RUN(tests);
}
