// a local flag remembers whether the lock is held and guards the access
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int dirty;

static void sync_pages(int pages)
{
    int locked = 0;

    for (int i = 0; i < pages; i++) {
        if (!locked && i % 4 == 0) {
            pthread_mutex_lock(&lock);
            locked = 1;
        }
        if (locked)
            dirty += i; // NORACE
        if (locked && i % 4 == 1) {
            pthread_mutex_unlock(&lock);
            locked = 0;
        }
    }
    if (locked)
        pthread_mutex_unlock(&lock);
}

static void *syncer(void *arg)
{
    sync_pages(*(int *)arg);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int pages = 200;

    pthread_create(&t[0], NULL, syncer, &pages);
    pthread_create(&t[1], NULL, syncer, &pages);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    printf("%d\n", dirty);
    return 0;
}
