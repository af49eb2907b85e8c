// a table of command handlers served by two threads, each handler locks
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int store[10];
static int gets, sets;

static void cmd_get(int key)
{
    pthread_mutex_lock(&lock);
    gets += store[key] != 0; // NORACE
    pthread_mutex_unlock(&lock);
}

static void cmd_set(int key)
{
    pthread_mutex_lock(&lock);
    store[key] = key; // NORACE
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    sets++;
    pthread_mutex_unlock(&lock);
}

static const struct command {
    const char *name;
    void (*run)(int key);
} commands[] = {{"get", cmd_get}, {"set", cmd_set}};

static void *serve(void *arg)
{
    unsigned seed = (unsigned)(long)arg;

    for (int i = 0; i < 1000; i++) {
        seed = seed * 1103515245u + 12345u;
        commands[(seed >> 16) % 2].run((seed >> 8) % 10);
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;

    pthread_create(&a, NULL, serve, (void *)1L);
    pthread_create(&b, NULL, serve, (void *)2L);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d %d\n", gets, sets);
    return 0;
}
