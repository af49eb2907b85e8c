// A ring of log lines: the writers' index is atomic, but they wrap round onto what the flusher reads
// tsan: some: not every line is reached at the same time as another
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#define SLOTS 16
struct entry {
    int level;
    int code;
};
static struct entry ring[SLOTS];
static atomic_uint next;
static atomic_int stop;

static void log_event(int level, int code)
{
    unsigned i = atomic_fetch_add(&next, 1) % SLOTS;
    ring[i].level = level; // RACE! level
    ring[i].code = code; // RACE! code
}

static void *writer(void *arg)
{
    for (int i = 0; i < 1000; i++)
        log_event(i % 4, i);
    return arg;
}

static void *flusher(void *arg)
{
    while (!atomic_load(&stop)) {
        int worst = 0;
        for (int i = 0; i < SLOTS; i++)
            if (ring[i].level > worst) // RACE! level
                worst = ring[i].level; // RACE! level
        printf("%d\n", worst);
    }
    return arg;
}

int main(void)
{
    pthread_t w[2], f;
    pthread_create(&f, NULL, flusher, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&w[i], NULL, writer, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(w[i], NULL);
    atomic_store(&stop, 1);
    pthread_join(f, NULL);
    printf("last code %d\n", ring[0].code); // NORACE
    return 0;
}
