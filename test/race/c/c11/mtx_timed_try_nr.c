// mtx_timedlock and mtx_trylock are honoured: without the lock nothing is written
#include <stdio.h>
#include <threads.h>
#include <time.h>

static mtx_t log_lock;
static int lines;

static int log_line(int blocking)
{
    if (blocking) {
        struct timespec until;

        timespec_get(&until, TIME_UTC);
        if (mtx_timedlock(&log_lock, &until) != thrd_success)
            return 0;
    } else if (mtx_trylock(&log_lock) != thrd_success) {
        return 0;
    }
    lines++; // NORACE
    thrd_yield();
    mtx_unlock(&log_lock);
    return 1;
}

static int writer(void *arg)
{
    int written = 0;

    for (int i = 0; i < 50000; i++)
        written += log_line(*(int *)arg);
    return written;
}

int main(void)
{
    thrd_t t[2];
    int modes[2] = {1, 0};
    int results[2];

    mtx_init(&log_lock, mtx_timed);
    thrd_create(&t[0], writer, &modes[0]);
    thrd_create(&t[1], writer, &modes[1]);
    thrd_join(t[0], &results[0]);
    thrd_join(t[1], &results[1]);
    printf("%d %d\n", lines, results[0] + results[1]);
    return 0;
}
