// each worker also reads the slot of its right neighbour
#include <pthread.h>
#include <stdio.h>

#define WORKERS 4

struct task {
    pthread_t thread;
    int index;
};

static long results[WORKERS + 1];

static void *work(void *arg)
{
    struct task *task = arg;

    for (int i = 0; i < 100; i++)
        results[task->index] += i; // RACE!
    results[task->index] += results[task->index + 1]; // RACE!
    return NULL;
}

int main(void)
{
    struct task tasks[WORKERS];
    long sum = 0;

    for (int i = 0; i < WORKERS; i++) {
        tasks[i].index = i;
        pthread_create(&tasks[i].thread, NULL, work, &tasks[i]);
    }
    for (int i = 0; i < WORKERS; i++) {
        pthread_join(tasks[i].thread, NULL);
        sum += results[i]; // NORACE
    }
    printf("%ld\n", sum);
    return 0;
}
