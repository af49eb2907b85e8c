// the hand-made spin lock is dropped before the last update
#include <pthread.h>
#include <stdio.h>

static int lock_word;
static int queue_length;
static int peak;

static void spin_lock(int *word)
{
    while (__sync_lock_test_and_set(word, 1))
        while (__atomic_load_n(word, __ATOMIC_RELAXED))
            ;
}

static void spin_unlock(int *word)
{
    __sync_lock_release(word);
}

static void *enqueue(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++) {
        spin_lock(&lock_word);
        queue_length++; // NORACE
        spin_unlock(&lock_word);
        peak += i & 1; // RACE!
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int count = 500;

    pthread_create(&t[0], NULL, enqueue, &count);
    pthread_create(&t[1], NULL, enqueue, &count);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    printf("%d %d\n", queue_length, peak);
    return 0;
}
