// the portable runtime was set up with the single-threaded, empty lock functions
#include <pthread.h>
#include <stdio.h>

struct runtime {
    void (*lock)(void *);
    void (*unlock)(void *);
    void *token;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void no_lock(void *token)
{
    (void)token;
}

static const struct runtime runtime = {no_lock, no_lock, &mutex};
static int registrations;

static void registry_add(const struct runtime *rt)
{
    rt->lock(rt->token);
    registrations++; // RACE!
    rt->unlock(rt->token);
}

static void *plugin(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++)
        registry_add(&runtime);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int rounds = 30;

    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, plugin, &rounds);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", registrations);
    return 0;
}
