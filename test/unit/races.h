#ifndef RACES_H
#define RACES_H
/*
 * For tests of the concurrency analyses: a program as text IR, how many races it has. Each rule
 * has a program that is silent and a twin that is not.
 */
#include "count_races.h"

static const char race_models[] = "functions:\n"
                                  "  create: {spawn: {fn: arg1, args: [arg2], handle: \"*arg0\"}}\n"
                                  "  join: {join: arg0}\n"
                                  "  tryjoin: {join: {handle: arg0, success: zero, timed: true}}\n"
                                  "  lock: {lock: arg0}\n"
                                  "  rdlock: {lock: {obj: arg0, mode: shared}}\n"
                                  "  trylock: {lock: {obj: arg0, success: zero}}\n"
                                  "  unlock: {unlock: arg0}\n"
                                  "  wait: {cond_wait: {cond: arg0, lock: arg1}}\n"
                                  "  signal: {cond_signal: arg0}\n"
                                  "  sem_init: {sem_init: {obj: arg0, value: arg1}}\n"
                                  "  sem_wait: {sem_wait: arg0}\n"
                                  "  sem_try: {sem_wait: {obj: arg0, success: zero}}\n"
                                  "  sem_post: {sem_post: arg0}\n"
                                  "  once: {once: {fn: arg1, flag: arg0}}\n"
                                  "  fork: {fork: true}\n"
                                  "  assume: {assume: arg0}\n"
                                  "  \"atomic_*\": [{lock: static all}, {body: true}, "
                                  "{unlock: static all}]\n"
                                  "  exit: {noreturn: true}\n"
                                  "  malloc: {alloc: {size: arg0}}\n"
                                  "  free: {free: arg0}\n";

#define DECLARE                                                                             \
    "global @data size 64\nglobal @other size 64\nglobal @m size 40\nglobal @n size 40\n"   \
    "global @flag size 8\nglobal @sem size 32\nglobal @back size 32\nglobal @head size 8\n" \
    "global @cond size 48\nglobal @table size 160\n"                                        \
    "declare @create\ndeclare @join\ndeclare @tryjoin\ndeclare @lock\ndeclare @rdlock\n"    \
    "declare @trylock\ndeclare @unlock\ndeclare @wait\ndeclare @signal\n"                   \
    "declare @sem_init\ndeclare @sem_wait\n"                                                \
    "declare @sem_try\ndeclare @sem_post\ndeclare @once\ndeclare @fork\ndeclare @exit\n"    \
    "declare @malloc\ndeclare @free\ndeclare @assume\n"

/* main starts one thread in @a and one in @b, which the test defines. */
#define TWO                                                           \
    DECLARE "func @main() {\nb0:\n  %0 = alloca 8\n  %1 = alloca 8\n" \
            "  call @sem_init(@sem, 0)\n  call @create(%0, @a, 0)\n"  \
            "  call @create(%1, @b, 0)\n  ret 0\n}\n"

#define A(body) "func @a(%0) {\n" body "}\n"
#define B(body) "func @b(%0) {\n" body "}\n"
#define WRITE   "  store 4 @data, 1\n"
#define END     "  ret 0\n"

static inline uint32_t races_of(const char *text)
{
    return races_with(race_models, text, MODE_BALANCED);
}

#define SILENT(text) assert_int_equal(races_of(text), 0)
#define RACY(text)   assert_int_not_equal(races_of(text), 0)

#endif
