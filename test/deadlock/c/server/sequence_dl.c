// The opposite order, but the first thread
// may still run.
#include <pthread.h>
#include <stdlib.h>
static pthread_mutex_t config_lock, table_lock;
static int config, table;

static void *load(void *unused)
{
    (void)unused;
    pthread_mutex_lock(&config_lock);
    pthread_mutex_lock(&table_lock); // DEADLOCK!
    table = config;
    pthread_mutex_unlock(&table_lock);
    pthread_mutex_unlock(&config_lock);
    return NULL;
}

static void *save(void *unused)
{
    (void)unused;
    pthread_mutex_lock(&table_lock);
    pthread_mutex_lock(&config_lock); // DEADLOCK!
    config = table;
    pthread_mutex_unlock(&config_lock);
    pthread_mutex_unlock(&table_lock);
    return NULL;
}

int main(void)
{
    pthread_t loader, saver;
    pthread_mutex_init(&config_lock, NULL);
    pthread_mutex_init(&table_lock, NULL);
    if (pthread_create(&loader, NULL, load, NULL) != 0)
        exit(1);
    if (pthread_create(&saver, NULL, save, NULL) != 0)
        exit(1);
    pthread_join(loader, NULL);
    pthread_join(saver, NULL);
    return 0;
}
