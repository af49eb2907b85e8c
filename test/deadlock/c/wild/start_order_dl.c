// Opposite orders, but one of them is used only before the thread starts, or after it ended.
#include <pthread.h>

static pthread_mutex_t conf = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t table = PTHREAD_MUTEX_INITIALIZER;
static int entries, options;

static void load(void)
{
    pthread_mutex_lock(&conf); // DEADLOCK
    options++;
    pthread_mutex_lock(&table); // DEADLOCK!
    entries++;
    pthread_mutex_unlock(&table);
    pthread_mutex_unlock(&conf);
}

static void *reload(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&table); // DEADLOCK
    entries = 0;
    pthread_mutex_lock(&conf); // DEADLOCK!
    options = 0;
    pthread_mutex_unlock(&conf);
    pthread_mutex_unlock(&table);
    return NULL;
}

int main(void)
{
    pthread_t t;
    load();
    pthread_create(&t, NULL, reload, NULL);
    load();
    pthread_join(t, NULL);
    return entries + options;
}
