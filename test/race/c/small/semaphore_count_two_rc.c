// A counting semaphore that lets two in at once
// tsan: some: two are seldom at the same line
#include <pthread.h>
#include <semaphore.h>

static sem_t gate;
static int inside, peak;

static void *visitor(void *arg)
{
    (void)arg;
    for (int i = 0; i < 20000; i++) {
        sem_wait(&gate);
        inside++; // RACE!
        if (inside > peak) // RACE!
            peak = inside; // RACE!
        inside--; // RACE!
        sem_post(&gate);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    sem_init(&gate, 0, 2);
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, visitor, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return peak < 0;
}
