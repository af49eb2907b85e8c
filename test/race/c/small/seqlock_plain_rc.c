// Sequence lock whose payload is plain memory: by the standard a race
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint seq;
static int a, b;

static void *writer(void *arg)
{
    (void)arg;
    for (int i = 1; i <= 10; i++) {
        atomic_fetch_add(&seq, 1);
        a = i; // RACE!
        b = -i; // RACE!
        atomic_fetch_add(&seq, 1);
    }
    return NULL;
}

static void *reader(void *arg)
{
    (void)arg;
    unsigned s;
    int x, y;
    do {
        while ((s = atomic_load(&seq)) & 1)
            ;
        x = a; // RACE!
        y = b; // RACE!
    } while (s != atomic_load(&seq));
    return (void *)(long)(x + y);
}

int main(void)
{
    pthread_t w, r;
    void *sum;
    pthread_create(&w, NULL, writer, NULL);
    pthread_create(&r, NULL, reader, NULL);
    pthread_join(w, NULL);
    pthread_join(r, &sum);
    return sum != NULL;
}
