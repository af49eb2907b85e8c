// Bounded buffer with the two counting semaphores only, but two producers
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#define SLOTS 8
#define PER 200
static int buffer[SLOTS];
static int in, out;
static sem_t empty, full;
static void *producer(void *param)
{
    int id = *(int *)param;
    for (int i = 0; i < PER; i++) {
        sem_wait(&empty);
        buffer[in] = id; // RACE!
        in = (in + 1) % SLOTS; // RACE!
        sem_post(&full);
    }
    return NULL;
}
static void *consumer(void *param)
{
    long sum = 0;
    (void)param;
    for (int i = 0; i < 2 * PER; i++) {
        sem_wait(&full);
        sum += buffer[out]; // RACE
        out = (out + 1) % SLOTS;
        sem_post(&empty);
    }
    printf("%ld\n", sum);
    return NULL;
}
int main(void)
{
    pthread_t p[2], c;
    int ids[2] = { 1, 2 };
    sem_init(&empty, 0, SLOTS);
    sem_init(&full, 0, 0);
    pthread_create(&c, NULL, consumer, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&p[i], NULL, producer, &ids[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(p[i], NULL);
    pthread_join(c, NULL);
    return 0;
}
