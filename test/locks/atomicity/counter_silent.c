// One section, or a second look.
#include <pthread.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int count, limit, open_;

static int get(void)
{
    pthread_mutex_lock(&lock);
    int n = limit;
    pthread_mutex_unlock(&lock);
    return n;
}

static void set(int n)
{
    pthread_mutex_lock(&lock);
    limit = n;
    pthread_mutex_unlock(&lock);
}

static void *work(void *arg)
{
    pthread_mutex_lock(&lock);
    int n = count;
    count = n + 1;
    pthread_mutex_unlock(&lock);
    set(7);
    pthread_mutex_lock(&lock);
    int is_free = !open_;
    pthread_mutex_unlock(&lock);
    if (is_free) {
        pthread_mutex_lock(&lock);
        if (!open_)
            open_ = 1;
        pthread_mutex_unlock(&lock);
    }
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, work, NULL);
    pthread_create(&b, NULL, work, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
