// the function returns with the lock held only on success, the caller honours that
#include <pthread.h>
#include <stdio.h>

struct slot {
    pthread_mutex_t lock;
    int busy;
    int value;
};

static struct slot slot = {PTHREAD_MUTEX_INITIALIZER, 0, 0};

/* On success the slot is returned locked. */
static int slot_acquire(struct slot *s, int key)
{
    pthread_mutex_lock(&s->lock);
    if (s->busy > key % 5) {
        s->busy--;
        pthread_mutex_unlock(&s->lock);
        return -1;
    }
    s->busy++;
    return 0;
}

static void *user(void *arg)
{
    for (int i = 0; i < 50000; i++) {
        int failed = slot_acquire(&slot, i + *(int *)arg) != 0;

        if (failed)
            continue;
        slot.value += i; // NORACE
        pthread_mutex_unlock(&slot.lock);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int offsets[2] = {0, 1};

    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, user, &offsets[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", slot.value);
    return 0;
}
