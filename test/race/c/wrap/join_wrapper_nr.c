// the wrapper's wait function always waits for the handle it gets
#include <pthread.h>
#include <stdio.h>

struct thread {
    pthread_t id;
    int joinable;
};

static int thread_start(struct thread *t, void *(*fn)(void *), void *arg, int joinable)
{
    t->joinable = joinable;
    return pthread_create(&t->id, NULL, fn, arg);
}

static void thread_wait(struct thread *t)
{
        pthread_join(t->id, NULL);
}

static int answer;

static void *think(void *arg)
{
    answer = *(int *)arg; // NORACE
    return NULL;
}

int main(void)
{
    static int value = 42;
    struct thread t;

    if (thread_start(&t, think, &value, 0) != 0)
        return 1;
    thread_wait(&t);
    printf("%d\n", answer); // NORACE
    return 0;
}
