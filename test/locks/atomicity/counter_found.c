// What was read in one section is written in the next.
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
    int n = count; // ATOMICITY
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    count = n + 1; // ATOMICITY!
    pthread_mutex_unlock(&lock);
    int k = get(); // ATOMICITY
    set(k + 1); // ATOMICITY!
    pthread_mutex_lock(&lock);
    int is_free = !open_; // ATOMICITY
    pthread_mutex_unlock(&lock);
    if (is_free) {
        pthread_mutex_lock(&lock);
        open_ = 1; // ATOMICITY!
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
