// call_once initialises the configuration, later uses only read it
#include <stdio.h>
#include <threads.h>

struct config {
    int workers;
    int queue_length;
};

static once_flag once = ONCE_FLAG_INIT;
static struct config config;

static void load(void)
{
    config.workers = 4; // NORACE
    config.queue_length = 100; // NORACE
}

static int worker(void *arg)
{
    int id = *(int *)arg;

    call_once(&once, load);
    return config.workers * id + // NORACE
           config.queue_length; // NORACE
}

int main(void)
{
    thrd_t t[2];
    int ids[2] = {1, 2};

    for (int i = 0; i < 2; i++)
        thrd_create(&t[i], worker, &ids[i]);
    for (int i = 0; i < 2; i++)
        thrd_join(t[i], NULL);
    printf("%d\n", config.workers);
    return 0;
}
