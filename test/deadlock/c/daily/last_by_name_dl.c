// The last one takes the first fork by its name, but after its own.
#include <pthread.h>
#define N 6

static pthread_mutex_t fork_[N];
static int eaten[N];

static void *guest(void *arg)
{
    int me = *(int *)arg;
    if (me == N - 1) {
        pthread_mutex_lock(&fork_[me]);
        pthread_mutex_lock(&fork_[0]); // DEADLOCK!
    } else {
        pthread_mutex_lock(&fork_[me]);
        pthread_mutex_lock(&fork_[me + 1]); // DEADLOCK!
    }
    eaten[me]++;
    if (me == N - 1) {
        pthread_mutex_unlock(&fork_[me]);
        pthread_mutex_unlock(&fork_[0]);
    } else {
        pthread_mutex_unlock(&fork_[me + 1]);
        pthread_mutex_unlock(&fork_[me]);
    }
    return NULL;
}

int main(void)
{
    pthread_t threads[N];
    int numbers[N];
    for (int i = 0; i < N; i++)
        pthread_mutex_init(&fork_[i], NULL);
    for (int i = 0; i < N; i++) {
        numbers[i] = i;
        pthread_create(&threads[i], NULL, guest, &numbers[i]);
    }
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    return eaten[0];
}
