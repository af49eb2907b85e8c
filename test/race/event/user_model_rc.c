// a pool from a library that only a user's model describes: the tasks share a total
// link: @DIR@/user_model/executor.c
// heddle: --model @DIR@/user_model/executor.yml
#include "user_model/executor.h"
#include <stdio.h>

struct part {
    int from, to;
    long sum;
};

static long total;

static void add_part(void *arg)
{
    struct part *part = arg;

    for (int i = part->from; i < part->to; i++)
        part->sum += i; // NORACE
    for (int i = 0; i < 200000; i++)
        total += part->sum & 1; // RACE!
}

int main(void)
{
    static struct part parts[4];
    struct executor *executor = executor_new(2);

    for (int i = 0; i < 4; i++) {
        parts[i].from = i * 1000; // NORACE
        parts[i].to = i * 1000 + 1000; // NORACE
        executor_submit(executor, add_part, &parts[i]);
    }
    executor_finish(executor);
    printf("%ld\n", total); // NORACE
    return 0;
}
