// Commands of a small store, called through a table; one of them takes the locks the other way round.
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static pthread_mutex_t index_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t data_lock = PTHREAD_MUTEX_INITIALIZER;
static int entries, bytes;

static void data_grow(int n)
{
    pthread_mutex_lock(&data_lock); // DEADLOCK!
    bytes += n;
    pthread_mutex_unlock(&data_lock);
}

static void index_drop(void)
{
    pthread_mutex_lock(&index_lock); // DEADLOCK!
    entries--;
    pthread_mutex_unlock(&index_lock);
}

static int cmd_put(int n)
{
    pthread_mutex_lock(&index_lock); // DEADLOCK
    entries++;
    data_grow(n); // DEADLOCK
    pthread_mutex_unlock(&index_lock);
    return 0;
}

static int cmd_evict(int n)
{
    pthread_mutex_lock(&data_lock); // DEADLOCK
    bytes -= n;
    index_drop(); // DEADLOCK
    pthread_mutex_unlock(&data_lock);
    return 0;
}

struct command {
    const char *name;
    int (*run)(int);
};

static const struct command commands[] = {
    {"put", cmd_put},
    {"evict", cmd_evict},
};

static int dispatch(const char *name, int n)
{
    for (unsigned i = 0; i < sizeof commands / sizeof *commands; i++)
        if (!strcmp(commands[i].name, name))
            return commands[i].run(n);
    return -1;
}

static void *client(void *arg)
{
    (void)arg;
    for (int i = 0; i < 1000; i++)
        dispatch(i % 7 ? "put" : "evict", i);
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, client, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("%d %d\n", entries, bytes);
    return 0;
}
