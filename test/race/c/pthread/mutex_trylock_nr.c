// the counter is touched on the success edge of trylock only
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int cleaned;
static int skipped_total;

static void *cleaner(void *arg)
{
    int skipped = 0;

    (void)arg;
    for (int i = 0; i < 1000; i++) {
        if (pthread_mutex_trylock(&lock) == 0) {
            cleaned++; // NORACE
            pthread_mutex_unlock(&lock);
        } else {
            skipped++;
        }
    }
    pthread_mutex_lock(&lock);
    skipped_total += skipped; // NORACE
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t t[3];

    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, cleaner, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("%d cleaned, %d skipped\n", cleaned, skipped_total);
    return 0;
}
