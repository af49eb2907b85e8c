// A lock of the creator alone, taken and given back in one function, beside the gates.
#include <pthread.h>
#include <stdatomic.h>

enum { N = 3 };
static pthread_mutex_t gate[N];
static atomic_int pending[N];
static int rounds, active;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *arg)
{
    int me = *(int *)arg;
    for (;;) {
        if (atomic_load(&pending[me]) == 0) {
            pthread_mutex_lock(&gate[me]);
            pthread_mutex_unlock(&gate[me]);
            continue;
        }
        if (atomic_fetch_sub(&pending[me], 1) < 0)
            return NULL;
    }
}

static void let_go(void)
{
    for (int i = 0; i < N; i++)
        pthread_mutex_unlock(&gate[i]);
    active = 1;
}

static void stop(void)
{
    for (int i = 0; i < N; i++)
        pthread_mutex_lock(&gate[i]);
    pthread_mutex_lock(&lock); // REDUNDANT!
    active = 0;
    pthread_mutex_unlock(&lock);
}

int main(void)
{
    pthread_t threads[N];
    int numbers[N];
    for (int i = 0; i < N; i++) {
        numbers[i] = i;
        pthread_mutex_init(&gate[i], NULL);
        pthread_mutex_lock(&gate[i]);
        pthread_create(&threads[i], NULL, work, &numbers[i]);
    }
    for (rounds = 0; rounds < 10; rounds++) {
        let_go();
        atomic_store(&pending[rounds % N], active + rounds);
        stop();
    }
    return 0;
}
