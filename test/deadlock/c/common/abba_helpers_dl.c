#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

pthread_mutex_t mutex1 = PTHREAD_MUTEX_INITIALIZER;
pthread_mutex_t mutex2 = PTHREAD_MUTEX_INITIALIZER;
int shared1 = 0, shared2 = 0;

static void acquire_first(void) { pthread_mutex_lock(&mutex1); } // DEADLOCK!
static void acquire_second(void) { pthread_mutex_lock(&mutex2); } // DEADLOCK!
static void release_first(void) { pthread_mutex_unlock(&mutex1); }
static void release_second(void) { pthread_mutex_unlock(&mutex2); }

void *thread_one(void *arg)
{
    (void)arg;
    acquire_first(); // DEADLOCK
    printf("thread one has mutex1\n");
    sleep(1);
    acquire_second(); // DEADLOCK
    shared1++;
    shared2++;
    release_second();
    release_first();
    return NULL;
}

void *thread_two(void *arg)
{
    (void)arg;
    acquire_second(); // DEADLOCK
    printf("thread two has mutex2\n");
    sleep(1);
    acquire_first(); // DEADLOCK
    shared1--;
    shared2--;
    release_first();
    release_second();
    return NULL;
}

int main(void)
{
    pthread_t t1, t2;
    if (pthread_create(&t1, NULL, thread_one, NULL) != 0) {
        perror("pthread_create");
        return 1;
    }
    if (pthread_create(&t2, NULL, thread_two, NULL) != 0) {
        perror("pthread_create");
        return 1;
    }
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    printf("%d %d\n", shared1, shared2);
    return 0;
}
