// C11 threads: a bounded stack, full is looked at before the lock
#include <stdbool.h>
#include <stdio.h>
#include <threads.h>
#define CAP 8
static struct {
    mtx_t m;
    cnd_t not_empty;
    int top;
    int data[CAP];
} stack;

static bool push(int v)
{
    if (stack.top == CAP) // RACE!
        return false;
    mtx_lock(&stack.m);
    stack.data[stack.top++] = v;
    cnd_signal(&stack.not_empty);
    mtx_unlock(&stack.m);
    return true;
}

static int pop(void)
{
    mtx_lock(&stack.m);
    while (stack.top == 0)
        cnd_wait(&stack.not_empty, &stack.m);
    int v = stack.data[--stack.top]; // RACE!
    mtx_unlock(&stack.m);
    return v;
}

static int producer(void *arg)
{
    for (int i = 0; i < 50; i++)
        while (!push(i))
            thrd_yield();
    (void)arg;
    return 0;
}

static int consumer(void *arg)
{
    int sum = 0;
    (void)arg;
    for (int i = 0; i < 50; i++)
        sum += pop();
    return sum;
}

int main(void)
{
    thrd_t p, c;
    int sum;
    mtx_init(&stack.m, mtx_plain);
    cnd_init(&stack.not_empty);
    thrd_create(&p, producer, NULL);
    thrd_create(&c, consumer, NULL);
    thrd_join(p, NULL);
    thrd_join(c, &sum);
    printf("%d\n", sum);
    return 0;
}
