/* A-FILLED: a loop fills an array as far as it is read. Here all but the first entries stay zero. */
#include <pthread.h>

#define THREADS 4

static int slot_of[THREADS];
static int slots[THREADS];

static void *work(void *arg)
{
    slots[slot_of[(long)arg]]++; /* MISSED */
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t threads[THREADS];
    (void)argv;
    for (int i = 0; i < argc; i++)
        slot_of[i] = i;
#ifdef CONTROL
    slot_of[3] = 2;
#endif
    for (long i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, work, (void *)i);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
