// a flag behind a pointer says that nothing is left, but the lock is still held
#include <pthread.h>
#include <stdbool.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER;
static int shared, left = 10;

/* Takes the lock; not if nothing is left. */
static int enter(bool *is_over)
{
    pthread_mutex_lock(&a);
    if (left == 0) {
        *is_over = true;
        return 0;
    }
    *is_over = false;
    return left--;
}

static void *worker(void *arg)
{
    for (;;) {
        bool is_over;
        int n = enter(&is_over);
        if (is_over)
            break;
        shared += n;
        pthread_mutex_unlock(&a);
    }
    return arg; // DEADLOCK!
}

int main(void)
{
    pthread_t one, two;

    pthread_create(&one, NULL, worker, NULL);
    pthread_create(&two, NULL, worker, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
