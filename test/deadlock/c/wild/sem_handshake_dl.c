// Two threads wait for each other's permission before they give theirs.
#include <pthread.h>
#include <semaphore.h>

static sem_t ping, pong;
static int ball;

static void *player_a(void *arg)
{
    (void)arg;
    for (int i = 0; i < 10; i++) {
        sem_wait(&ping); // DEADLOCK!
        ball++;
        sem_post(&pong); // DEADLOCK
    }
    return NULL;
}

static void *player_b(void *arg)
{
    (void)arg;
    for (int i = 0; i < 10; i++) {
        sem_wait(&pong); // DEADLOCK!
        ball--;
        sem_post(&ping); // DEADLOCK
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    sem_init(&ping, 0, 0);
    sem_init(&pong, 0, 0);
    pthread_create(&a, NULL, player_a, NULL);
    pthread_create(&b, NULL, player_b, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return ball;
}
