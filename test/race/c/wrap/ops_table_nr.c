// the portable runtime locks through a table of function pointers
#include <pthread.h>
#include <stdio.h>

struct runtime {
    void (*lock)(void *);
    void (*unlock)(void *);
    void *token;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void real_lock(void *token)
{
    pthread_mutex_lock(token);
}

static void real_unlock(void *token)
{
    pthread_mutex_unlock(token);
}

static const struct runtime runtime = {real_lock, real_unlock, &mutex};
static int registrations;

static void registry_add(const struct runtime *rt)
{
    rt->lock(rt->token);
    registrations++; // NORACE
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
