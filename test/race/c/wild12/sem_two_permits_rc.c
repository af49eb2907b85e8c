// a semaphore that lets two in at a time protects nothing
#include <pthread.h>
#include <semaphore.h>

#define PERMITS 2
static sem_t permits;
static sem_t one;
static int connections, log_lines;

static void *client(void *arg)
{
    (void)arg;
    for (int i = 0; i < 10; i++) {
        sem_wait(&permits);
        connections++; // RACE!
        sem_wait(&one);
        log_lines++; // NORACE
        sem_post(&one);
        connections--; // RACE!
        sem_post(&permits);
    }
    return NULL;
}
int main(void)
{
    pthread_t t[4];
    sem_init(&permits, 0, PERMITS);
    sem_init(&one, 0, 1);
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, client, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return connections + log_lines;
}
