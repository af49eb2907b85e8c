/* Two such records: each starts a worker of its own. */
#include <pthread.h>
#include <stdlib.h>

struct env {
    pthread_mutex_t lock;
    int running;
    pthread_t tid;
};
static long handled;

static void *work(void *arg)
{
    for (int i = 0; i < 1000; i++)
        handled++; // RACE!
    return arg;
}

static void ensure(struct env *env)
{
    pthread_mutex_lock(&env->lock);
    if (!env->running) {
        env->running = 1;
        pthread_create(&env->tid, NULL, work, env);
    }
    pthread_mutex_unlock(&env->lock);
}

static void *user(void *arg)
{
    ensure(arg);
    return NULL;
}

static struct env *env_new(void)
{
    struct env *env = malloc(sizeof *env);
    pthread_mutex_init(&env->lock, NULL);
    env->running = 0;
    return env;
}

int main(void)
{
    pthread_t a, b;
    struct env *env = env_new();
    pthread_create(&a, NULL, user, env);
    pthread_create(&b, NULL, user, env_new());
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
