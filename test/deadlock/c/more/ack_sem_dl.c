// A request is answered through a semaphore; who asks holds the lock that the server needs.
#include <pthread.h>
#include <semaphore.h>

static pthread_mutex_t state = PTHREAD_MUTEX_INITIALIZER;
static sem_t request, answer;
static int input, output;

static void *server(void *arg)
{
    for (int i = 0; i < 10; i++) {
        sem_wait(&request); // DEADLOCK
        pthread_mutex_lock(&state); // DEADLOCK!
        output = input * 2;
        pthread_mutex_unlock(&state);
        sem_post(&answer);
    }
    return arg;
}

static int ask(int n)
{
    int result;
    pthread_mutex_lock(&state); // DEADLOCK
    input = n;
    sem_post(&request);
    sem_wait(&answer); // DEADLOCK!
    result = output;
    pthread_mutex_unlock(&state);
    return result;
}

int main(void)
{
    pthread_t t;
    int sum = 0;
    sem_init(&request, 0, 0);
    sem_init(&answer, 0, 0);
    pthread_create(&t, NULL, server, NULL);
    for (int i = 0; i < 10; i++)
        sum += ask(i);
    pthread_join(t, NULL);
    return sum == 0;
}
