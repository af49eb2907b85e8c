/* Turns by states that are set to constants under a lock: with twins. */
#include "races.h"

/* Leaves with the lock held, once `ends` (of %N) says so. */
#define WAITED(n, start, flag, ends)                                                    \
    start ":\n  call @lock(@m)\n  jump w" n "\nw" n ":\n"                               \
          "  %" n " = load 4 @" flag "\n  " ends "\n  branch %1" n ", x" n ", y" n "\n" \
          "y" n ":\n  call @wait(@cond, @m)\n  jump w" n "\nx" n ":\n"
#define IS(n, value)     "%1" n " = cmp eq %" n ", " value
#define NOT(n, value)    "%1" n " = cmp ne %" n ", " value
#define UNLOCK           "  call @unlock(@m)\n"
#define SET(flag, value) "  call @lock(@m)\n  store 4 @" flag ", " value "\n  call @unlock(@m)\n"

/* A slot: one side waits until it is empty, the other one until it is full. */
#define FILLS WAITED("1", "b0", "flag", IS("1", "0")) UNLOCK WRITE SET("flag", "1")
#define TAKES WAITED("1", "b0", "flag", NOT("1", "0")) UNLOCK WRITE SET("flag", "0")

static void test_slot(void **state)
{
    (void)state;
    SILENT(TWO A(FILLS END) B(TAKES END));
    RACY(TWO A(FILLS WRITE END) B(TAKES END));
    RACY(TWO A(FILLS END) B("b0:\n" WRITE SET("flag", "0") END));
    RACY(TWO A(TAKES END) B(TAKES END));
    RACY(TWO A(WAITED("1", "b0", "flag", IS("1", "0")) UNLOCK WRITE "  store 4 @flag, 1\n" END)
             B(TAKES END));
}

/* A request and its reply; 3 and 4 are states that nobody waits for. */
#define ASKS                                             \
    "b0:\n" WRITE SET("flag", "1") "  jump b5\n" WAITED( \
        "1", "b5", "flag", IS("1", "2")) "  store 4 @flag, 3\n" UNLOCK
#define SERVES \
    WAITED("1", "b0", "flag", IS("1", "1")) "  store 4 @flag, 4\n" UNLOCK WRITE SET("flag", "2")

static void test_request(void **state)
{
    (void)state;
    SILENT(TWO A(ASKS WRITE END) B(SERVES END));
    RACY(TWO A(ASKS WRITE END) B(SERVES WRITE END));
    RACY(TWO A(ASKS SET("flag", "1") WRITE END) B(SERVES END));
    RACY(TWO A(ASKS WRITE END) B("b0:\n" WRITE "  jump b9\n" WAITED("1", "b9", "flag", IS("1", "1"))
                                     UNLOCK SET("flag", "2") END));
}

/* Two flags that pass one turn to each other. */
#define TELLS(flag)           "b0:\n" WRITE SET(flag, "1") "  jump b5\n"
#define HEARS(n, start, flag) WAITED(n, start, flag, NOT(n, "0")) "  store 4 @" flag ", 0\n" UNLOCK

static void test_two_flags(void **state)
{
    (void)state;
    SILENT(TWO A(TELLS("flag") HEARS("1", "b5", "back") WRITE END)
               B(HEARS("1", "b0", "flag") WRITE SET("back", "1") END));
    RACY(TWO A(TELLS("flag") HEARS("1", "b5", "back") WRITE END)
             B(HEARS("1", "b0", "flag") SET("back", "1") WRITE END));
    RACY(TWO A(TELLS("flag") HEARS("1", "b5", "back") WRITE END)
             B(HEARS("1", "b0", "flag") WRITE SET("back", "1") SET("back", "1") WRITE END));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_slot),
        UNIT(test_request),
        UNIT(test_two_flags),
    };
    return UNIT_RUN(tests);
}
