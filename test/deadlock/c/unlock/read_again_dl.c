// whether the lock is kept is read twice, but the module is another one by then
#include <pthread.h>
#include <stddef.h>

struct module {
    int needs_lock;
    void (*eval)(int);
};

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t owner = PTHREAD_MUTEX_INITIALIZER;
static int sum, left = 10;

static void add(int n)
{
    sum += n;
}

static const struct module plain = {0, add}, careful = {1, add};
static const struct module *current;

static void run(int rounds)
{
    for (int i = 0; i < rounds; i++) {
        pthread_mutex_lock(&a); // DEADLOCK!
        left--;
        if (!current->needs_lock)
            pthread_mutex_unlock(&a);
        current->eval(i);
        current = i % 2 ? &plain : &careful;
        if (current->needs_lock)
            pthread_mutex_unlock(&a); // DEADLOCK!
    }
    current = NULL;
}

static void *worker(void *arg)
{
    pthread_mutex_lock(&owner);
    current = arg ? &plain : &careful;
    run(5);
    pthread_mutex_unlock(&owner);
    return arg;
}

int main(void)
{
    pthread_t one, two;

    pthread_create(&one, NULL, worker, NULL);
    pthread_create(&two, NULL, worker, &sum);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
