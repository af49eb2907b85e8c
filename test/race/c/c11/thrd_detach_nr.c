// a detached C11 thread and main share an atomic progress value
#include <stdatomic.h>
#include <stdio.h>
#include <threads.h>

static atomic_int progress;
static atomic_int finished;

static int upload(void *arg)
{
    int parts = *(int *)arg;

    for (int i = 0; i < parts; i++)
        progress = i + 1; // NORACE
    atomic_store(&finished, 1);
    return 0;
}

int main(void)
{
    static int parts = 20;
    thrd_t t;

    if (thrd_create(&t, upload, &parts) != thrd_success)
        return 1;
    thrd_detach(t);
    for (;;) {
        int now = progress; // NORACE

        if (now == parts || atomic_load(&finished))
            break;
        thrd_yield();
    }
    printf("uploaded\n");
    return 0;
}
