/* A child that is made while a thread works on the cache looks into the cache. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

static pthread_mutex_t cache_lock = PTHREAD_MUTEX_INITIALIZER;
static int cache[64];
static int stop;

static int lookup(int key)
{
    pthread_mutex_lock(&cache_lock); // DEADLOCK!
    int found = cache[key % 64];
    pthread_mutex_unlock(&cache_lock);
    return found;
}

static void *refresh(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&cache_lock); // DEADLOCK
        if (stop) {
            pthread_mutex_unlock(&cache_lock);
            return arg;
        }
        for (int i = 0; i < 64; i++)
            cache[i]++;
        pthread_mutex_unlock(&cache_lock);
        usleep(100);
    }
}


int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, refresh, NULL);
    for (int i = 0; i < 20; i++) {
        pid_t child = fork(); // DEADLOCK
        if (child == 0) {
            printf("%d\n", lookup(i)); // DEADLOCK
            _exit(0);
        }
        waitpid(child, NULL, 0);
    }
    pthread_mutex_lock(&cache_lock);
    stop = 1;
    pthread_mutex_unlock(&cache_lock);
    pthread_join(t, NULL);
    return 0;
}
