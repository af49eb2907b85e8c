/* Readers of a lab share instruments in a ring. A seat is taken in each round,
 * and a helper gives it back once the instruments are back. */
#include <pthread.h>
#include <semaphore.h>
#include <stdint.h>
#include <stdio.h>

enum { GUESTS = 5 };

static pthread_mutex_t instrument[GUESTS];
static sem_t seats;
static int signatures;
static long measured[GUESTS];

static void enter(void)
{
    __atomic_add_fetch(&signatures, 1, __ATOMIC_SEQ_CST);
}

static void leave(void)
{
    sem_post(&seats);
}

static void measure(int i)
{
    pthread_mutex_lock(&instrument[i]);
    pthread_mutex_lock(&instrument[(i + 1) % GUESTS]);
    measured[i]++;
    pthread_mutex_unlock(&instrument[(i + 1) % GUESTS]);
    pthread_mutex_unlock(&instrument[i]);
}

static void *guest(void *arg)
{
    int i = (int)(intptr_t)arg;
    for (int k = 0; k < 100; k++) {
        sem_wait(&seats);
        enter();
        measure(i);
        leave();
    }
    return NULL;
}

int main(void)
{
    pthread_t t[GUESTS];
    sem_init(&seats, 0, GUESTS - 1);
    for (int i = 0; i < GUESTS; i++)
        pthread_mutex_init(&instrument[i], NULL);
    for (int i = 0; i < GUESTS; i++)
        pthread_create(&t[i], NULL, guest, (void *)(intptr_t)i);
    for (int i = 0; i < GUESTS; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", signatures);
    return 0;
}
