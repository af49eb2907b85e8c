/* Readers of a lab share instruments in a ring. Who comes signs the book, for which one seat is
 * kept free; but the seat is given back before the instruments are taken. */
#include <pthread.h>
#include <semaphore.h>
#include <stdint.h>
#include <stdio.h>

enum { GUESTS = 5 };

static pthread_mutex_t instrument[GUESTS];
static sem_t seats;
static int signatures;
static long measured[GUESTS];

static void sign_book(void)
{
    __atomic_add_fetch(&signatures, 1, __ATOMIC_SEQ_CST);
}

static void measure(int i)
{
    pthread_mutex_lock(&instrument[i]); // DEADLOCK
    pthread_mutex_lock(&instrument[(i + 1) % GUESTS]); // DEADLOCK!
    measured[i]++;
    pthread_mutex_unlock(&instrument[(i + 1) % GUESTS]);
    pthread_mutex_unlock(&instrument[i]);
}

static void *guest(void *arg)
{
    int i = (int)(intptr_t)arg;
    sem_wait(&seats);
    sign_book();
    sem_post(&seats);
    for (int k = 0; k < 100; k++)
        measure(i);
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
