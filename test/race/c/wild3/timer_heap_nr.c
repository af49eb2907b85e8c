// A timer service: a binary heap of timers under a lock, callbacks run outside of it on the timer's own data
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

struct timer {
    long when;
    void (*fire)(void *);
    void *arg;
};

static struct timer heap[64];
static int count;
static int stop;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;

static void swap(int i, int j)
{
    struct timer t = heap[i];
    heap[i] = heap[j];
    heap[j] = t;
}

static void add_timer(long when, void (*fire)(void *), void *arg)
{
    pthread_mutex_lock(&lock);
    int i = count++;
    heap[i] = (struct timer){ when, fire, arg };
    while (i > 0 && heap[i].when < heap[(i - 1) / 2].when) {
        swap(i, (i - 1) / 2);
        i = (i - 1) / 2;
    }
    pthread_cond_signal(&cond);
    pthread_mutex_unlock(&lock);
}

static struct timer pop(void)
{
    struct timer t = heap[0];
    heap[0] = heap[--count];
    for (int i = 0;;) {
        int c = 2 * i + 1;
        if (c >= count)
            break;
        if (c + 1 < count && heap[c + 1].when < heap[c].when)
            c++;
        if (heap[i].when <= heap[c].when)
            break;
        swap(i, c);
        i = c;
    }
    return t;
}

static void *run(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    while (!stop || count > 0) {
        if (count == 0) {
            pthread_cond_wait(&cond, &lock);
            continue;
        }
        struct timer t = pop();
        pthread_mutex_unlock(&lock);
        t.fire(t.arg);
        pthread_mutex_lock(&lock);
    }
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void print_and_free(void *arg)
{
    int *n = arg;
    *n += 1;                            // NORACE
    printf("timer %d\n", *n);           // NORACE
    free(n);
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, run, NULL);
    for (int i = 0; i < 10; i++) {
        int *n = malloc(sizeof *n);
        *n = i;                         // NORACE
        add_timer(rand() % 100, print_and_free, n);
    }
    pthread_mutex_lock(&lock);
    stop = 1;
    pthread_cond_signal(&cond);
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    return 0;
}
