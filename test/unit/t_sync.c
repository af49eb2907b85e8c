/* Hand-over and locks made of atomics: each rule with a silent program and a racy twin. */
#include "races.h"

static void test_semaphore(void **state)
{
    (void)state;
    SILENT(TWO A("b0:\n" WRITE "  call @sem_post(@sem)\n" END)
               B("b0:\n  call @sem_wait(@sem)\n" WRITE END));
    RACY(TWO A("b0:\n  call @sem_post(@sem)\n" WRITE END)
             B("b0:\n  call @sem_wait(@sem)\n" WRITE END));
    RACY(TWO A("b0:\n" WRITE "  call @sem_post(@sem)\n" END)
             B("b0:\n" WRITE "  call @sem_wait(@sem)\n" END));
}

/* A wait that may give up counts where it has succeeded. */
static void test_semaphore_try(void **state)
{
    (void)state;
#define TRY(yes, no)                                                                         \
    B("b0:\n  %1 = call @sem_try(@sem)\n  %2 = cmp eq %1, 0\n  branch %2, " yes ", " no "\n" \
      "b1:\n" WRITE "  jump b2\nb2:\n" END)
    SILENT(TWO A("b0:\n" WRITE "  call @sem_post(@sem)\n" END) TRY("b1", "b2"));
    RACY(TWO A("b0:\n" WRITE "  call @sem_post(@sem)\n" END) TRY("b2", "b1"));
}

/* A flag that is set after the data and seen before them. */
#define SETTER(order) A("b0:\n" WRITE "  store 4 @flag, 1 " order "\n" END)
#define WAITER(order)                                                             \
    B("b0:\n  jump b1\nb1:\n  %1 = load 4 @flag " order "\n  %2 = cmp eq %1, 0\n" \
      "  branch %2, b1, b2\nb2:\n" WRITE END)

static void test_flag(void **state)
{
    (void)state;
    SILENT(TWO SETTER("release") WAITER("acquire"));
    SILENT(TWO SETTER("seq_cst") WAITER("seq_cst"));
    RACY(TWO SETTER("relaxed") WAITER("acquire"));
    RACY(TWO SETTER("release") WAITER("relaxed"));
    RACY(TWO SETTER("") WAITER(""));
    RACY(TWO A("b0:\n  store 4 @flag, 1 release\n" WRITE END) WAITER("acquire"));
}

/* Relaxed accesses with fences around them. */
static void test_fences(void **state)
{
    (void)state;
#define FENCED(fence) A("b0:\n" WRITE fence "  store 4 @flag, 1 relaxed\n" END)
#define FENCED_WAIT(fence)                                                      \
    B("b0:\n  jump b1\nb1:\n  %1 = load 4 @flag relaxed\n  %2 = cmp eq %1, 0\n" \
      "  branch %2, b1, b2\nb2:\n" fence WRITE END)
    SILENT(TWO FENCED("  fence release\n") FENCED_WAIT("  fence acquire\n"));
    SILENT(TWO FENCED("  fence seq_cst\n") FENCED_WAIT("  fence seq_cst\n"));
    RACY(TWO FENCED("") FENCED_WAIT("  fence acquire\n"));
    RACY(TWO FENCED("  fence release\n") FENCED_WAIT(""));
}

/* A flag under a lock, with a condition. */
static void test_condition(void **state)
{
    (void)state;
#define SIGNAL(before, after) \
    A("b0:\n" before "  call @lock(@m)\n  store 4 @flag, 1\n  call @unlock(@m)\n" after END)
#define AWAIT                                                                             \
    B("b0:\n  call @lock(@m)\n  jump b1\nb1:\n  %1 = load 4 @flag\n  %2 = cmp eq %1, 0\n" \
      "  branch %2, b2, b3\nb2:\n  call @wait(@cond, @m)\n  jump b1\n"                    \
      "b3:\n  call @unlock(@m)\n" WRITE END)
    SILENT(TWO SIGNAL(WRITE, "") AWAIT);
    RACY(TWO SIGNAL("", WRITE) AWAIT);
}

/* A flag that is only looked at under the lock: past a branch, an assumption, or a check. */
static void test_plain_flag(void **state)
{
    (void)state;
#define LOOK "b0:\n  call @lock(@m)\n  %1 = load 4 @flag\n  call @unlock(@m)\n"
#define CHECK                                                            \
    "func @check(%0) {\nb0:\n  %1 = cmp eq %0, 0\n  branch %1, b1, b2\n" \
    "b1:\n  call @exit(1)\n  unreachable\nb2:\n" END "}\n"
    SILENT(TWO SIGNAL(WRITE, "") B(LOOK "  %2 = cmp eq %1, 0\n  branch %2, b2, b1\nb1:\n" WRITE
                                        "  jump b2\nb2:\n" END));
    RACY(TWO SIGNAL(WRITE, "") B(LOOK "  %2 = cmp eq %1, 0\n  branch %2, b1, b2\nb1:\n" WRITE
                                      "  jump b2\nb2:\n" END));
    SILENT(TWO SIGNAL(WRITE, "") B(LOOK "  call @assume(%1)\n" WRITE END));
    RACY(TWO SIGNAL("", WRITE) B(LOOK "  call @assume(%1)\n" WRITE END));
    SILENT(TWO CHECK SIGNAL(WRITE, "") B(LOOK "  call @check(%1)\n" WRITE END));
    RACY(TWO CHECK SIGNAL(WRITE, "") B(LOOK "  call @check(1)\n" WRITE END));
}

/* A model around the body of a function. */
static void test_body(void **state)
{
    (void)state;
#define ATOMIC(name) "func @" name "() {\nb0:\n" WRITE END "}\n"
    SILENT(TWO ATOMIC("atomic_set") A("b0:\n  call @atomic_set()\n" END)
               B("b0:\n  call @atomic_set()\n" END));
    RACY(TWO ATOMIC("set") A("b0:\n  call @set()\n" END) B("b0:\n  call @set()\n" END));
    RACY(TWO ATOMIC("atomic_set") A("b0:\n  call @atomic_set()\n" END) B("b0:\n" WRITE END));
}

static void test_once(void **state)
{
    (void)state;
#define INIT "func @init() {\nb0:\n" WRITE END "}\n"
#define READ "  %1 = load 4 @data\n"
    SILENT(TWO INIT A("b0:\n  call @once(@flag, @init)\n" READ END)
               B("b0:\n  call @once(@flag, @init)\n" READ END));
    RACY(TWO INIT A("b0:\n  call @once(@flag, @init)\n" READ END)
             B("b0:\n" READ "  call @once(@flag, @init)\n" END));
}

/* An exchange that puts a one takes, a store of zero gives back. */
#define SPIN(op, order, give)                                                             \
    "b0:\n  jump b1\nb1:\n  " op " " order "\n  %3 = cmp ne %1, 0\n  branch %3, b1, b2\n" \
    "b2:\n" WRITE "  store 4 @flag, 0 " give "\n" END
#define XCHG "%1 = rmw xchg 4 @flag, 1"

static void test_exchange_lock(void **state)
{
    (void)state;
    SILENT(TWO A(SPIN(XCHG, "acquire", "release")) B(SPIN(XCHG, "acquire", "release")));
    RACY(TWO A(SPIN(XCHG, "relaxed", "release")) B(SPIN(XCHG, "acquire", "release")));
    RACY(TWO A(SPIN("%1 = load 4 @flag", "acquire", "release"))
             B(SPIN("%1 = load 4 @flag", "acquire", "release")));
}

static void test_compare_exchange_lock(void **state)
{
    (void)state;
#define CAS(again, in)                                               \
    "b0:\n  jump b1\nb1:\n  _, %1 = cmpxchg 4 @flag, 0, 1 acquire\n" \
    "  branch %1, " in ", " again "\nb2:\n" WRITE "  store 4 @flag, 0 release\n" END
    SILENT(TWO A(CAS("b1", "b2")) B(CAS("b1", "b2")));
    RACY(TWO A(CAS("b2", "b1")) B(CAS("b1", "b2")));
}

/* The last reference meets nobody but who goes on after the own drop. */
#define SHARED                                                                                 \
    DECLARE "func @main() {\nb0:\n  %0 = alloca 8\n  %1 = alloca 8\n  %2 = call @malloc(16)\n" \
            "  call @create(%0, @a, %2)\n  call @create(%1, @b, %2)\n  ret 0\n}\n"
#define DROP(order)                                                                \
    "  %2 = rmw sub 4 %0, 1 " order "\n  %3 = cmp eq %2, 1\n  branch %3, b1, b2\n" \
    "b1:\n  call @free(%0)\n  jump b2\nb2:\n"
#define PEEK "  %1 = addr %0 + 8\n  %9 = load 4 %1\n"

static void test_last_reference(void **state)
{
    (void)state;
    SILENT(SHARED A("b0:\n" PEEK DROP("acq_rel") END) B("b0:\n" PEEK DROP("acq_rel") END));
    RACY(SHARED A("b0:\n" DROP("acq_rel") PEEK END) B("b0:\n" PEEK DROP("acq_rel") END));
    RACY(SHARED A("b0:\n" PEEK DROP("relaxed") END) B("b0:\n" PEEK DROP("acq_rel") END));
}

/* A flag in each record says whose turn it is: found clear and set, found set and cleared. */
#define ROUND(from, wait, body)                                                         \
    "b0:\n  jump b1\nb1:\n  %1 = phi [0, b0], [%2, b3]\n  %3 = and %1, 3\n"             \
    "  %4 = addr @table + 8*%3[4]\n  %5 = addr %4 + 4\n  jump b2\n"                     \
    "b2:\n  %6 = load 4 " from " acquire\n  %7 = cmp eq %6, 0\n  branch %7, " wait "\n" \
    "b3:\n" body "  %2 = add %1, 1\n  jump b1\n"
#define FILL  "  store 4 %5, 1\n"
#define FULL  "  store 4 %4, 1 release\n"
#define EMPTY "  store 4 %4, 0 release\n"

static void test_turn_of_record(void **state)
{
    (void)state;
    SILENT(TWO A(ROUND("%4", "b3, b2", FILL FULL)) B(ROUND("%4", "b2, b3", FILL EMPTY)));
    RACY(TWO A(ROUND("%4", "b3, b2", FULL FILL)) B(ROUND("%4", "b2, b3", FILL EMPTY)));
    RACY(TWO A(ROUND("%4", "b3, b2", FILL FULL)) B(ROUND("%4", "b2, b3", EMPTY FILL)));
    RACY(TWO A(ROUND("%4", "b3, b3", FILL FULL)) B(ROUND("%4", "b2, b3", FILL EMPTY)));
    RACY(TWO A(ROUND("%4", "b3, b2", FILL "  store 4 %4, 1 relaxed\n"))
             B(ROUND("%4", "b2, b3", FILL EMPTY)));
    RACY(TWO A(ROUND("%4", "b3, b2", FILL FULL)) B(ROUND("@flag", "b2, b3", FILL EMPTY)));
}

/* What is handed on: b waits for a before it posts, or after it (relay.c). */
static void test_relay(void **state)
{
    (void)state;
#define THREE                                                                          \
    DECLARE "func @main() {\nb0:\n  %0 = alloca 8\n  %1 = alloca 8\n  %2 = alloca 8\n" \
            "  call @sem_init(@sem, 0)\n  call @sem_init(@back, 0)\n"                  \
            "  call @create(%0, @a, 0)\n  call @create(%1, @b, 0)\n"                   \
            "  call @create(%2, @c, 0)\n  ret 0\n}\n" A(                               \
                "b0:\n" WRITE                                                          \
                "  call @sem_post(@sem)\n" END) "func @c(%0) {\nb0:\n"                 \
                                                "  call @sem_wait(@back)\n" WRITE END "}\n"
    SILENT(THREE B("b0:\n  call @sem_wait(@sem)\n  call @sem_post(@back)\n" END));
    RACY(THREE B("b0:\n  call @sem_post(@back)\n  call @sem_wait(@sem)\n" END));
#undef THREE
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_semaphore),      UNIT(test_turn_of_record),
        UNIT(test_semaphore_try),  UNIT(test_flag),
        UNIT(test_condition),      UNIT(test_plain_flag),
        UNIT(test_body),           UNIT(test_once),
        UNIT(test_exchange_lock),  UNIT(test_compare_exchange_lock),
        UNIT(test_last_reference), UNIT(test_fences),
        UNIT(test_relay),
    };
    return UNIT_RUN(tests);
}
