// main changes the parameters right after start, the worker reads them before the barrier
#include <pthread.h>
#include <stdio.h>

static pthread_barrier_t start_line;
static int parameter;
static int result;

static void *worker(void *arg)
{
    int factor = *(int *)arg;

    int copy = parameter; // RACE!

    pthread_barrier_wait(&start_line);
    result = copy * factor; // NORACE
    return NULL;
}

int main(void)
{
    pthread_t thread;
    int factor = 3;

    pthread_barrier_init(&start_line, NULL, 2);
    pthread_create(&thread, NULL, worker, &factor);
    parameter = 14; // RACE!
    pthread_barrier_wait(&start_line);
    pthread_join(thread, NULL);
    printf("%d\n", result);
    return 0;
}
