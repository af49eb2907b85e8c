// readers count themselves under the read lock
#include <pthread.h>
#include <stdio.h>
static pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
static int value, reads;
static void *reader(void *arg)
{
    for (int i = 0; i < 100; i++) {
        pthread_rwlock_rdlock(&rw);
        if (value >= 0)
            reads++; // RACE!
        pthread_rwlock_unlock(&rw);
    }
    return NULL;
}
static void *writer(void *arg)
{
    for (int i = 0; i < 100; i++) {
        pthread_rwlock_wrlock(&rw);
        value = i;
        pthread_rwlock_unlock(&rw);
    }
    return NULL;
}
int main(void)
{
    pthread_t r1, r2, w;
    pthread_create(&r1, NULL, reader, NULL);
    pthread_create(&r2, NULL, reader, NULL);
    pthread_create(&w, NULL, writer, NULL);
    pthread_join(r1, NULL);
    pthread_join(r2, NULL);
    pthread_join(w, NULL);
    printf("%d %d\n", value, reads);
    return 0;
}
