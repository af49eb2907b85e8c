// the wrapper's wait function only waits when the handle is marked joinable
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
    if (t->joinable)
        pthread_join(t->id, NULL);
}

static int answer;

static void *think(void *arg)
{
    answer = *(int *)arg; // RACE!
    return NULL;
}

int main(void)
{
    static int value = 42;
    struct thread t;

    if (thread_start(&t, think, &value, 0) != 0)
        return 1;
    thread_wait(&t);
    printf("%d\n", answer); // RACE!
    return 0;
}
