// an event loop with an inbox; main stops it by a plain variable and a poster looks at its state
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
struct msg {
    struct msg *next;
    void (*fn)(void *);
    void *arg;
};
static struct loop {
    int wake[2];
    pthread_mutex_t lock;
    struct msg *inbox;
    int stop;
    long turns;
} L = { .lock = PTHREAD_MUTEX_INITIALIZER };
static int state;

static void post(void (*fn)(void *), void *arg)
{
    struct msg *m = malloc(sizeof *m);
    m->fn = fn;
    m->arg = arg;
    pthread_mutex_lock(&L.lock);
    m->next = L.inbox;
    L.inbox = m;
    pthread_mutex_unlock(&L.lock);
    if (write(L.wake[1], "x", 1) < 0)
        abort();
}

static void set_state(void *arg) { state = (int)(long)arg; } // RACE! s

static void *run_loop(void *arg)
{
    struct pollfd p = { L.wake[0], POLLIN, 0 };
    char c[16];
    (void)arg;
    while (!L.stop) { // RACE! p
        if (poll(&p, 1, 100) > 0 && read(L.wake[0], c, sizeof c) < 0)
            break;
        L.turns++;
        pthread_mutex_lock(&L.lock);
        struct msg *m = L.inbox;
        L.inbox = NULL;
        pthread_mutex_unlock(&L.lock);
        while (m) {
            struct msg *next = m->next;
            m->fn(m->arg);
            free(m);
            m = next;
        }
    }
    return NULL;
}

static void *poster(void *arg)
{
    for (long i = 0; i < 10; i++)
        if (state < i) // RACE! s
            post(set_state, (void *)(i + (long)arg));
    return NULL;
}

int main(void)
{
    pthread_t l, a, b;
    if (pipe(L.wake))
        return 1;
    pthread_create(&l, NULL, run_loop, NULL);
    pthread_create(&a, NULL, poster, (void *)0);
    pthread_create(&b, NULL, poster, (void *)100);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    L.stop = 1; // RACE! p
    pthread_join(l, NULL);
    printf("%d %ld\n", state, L.turns);
    return 0;
}
