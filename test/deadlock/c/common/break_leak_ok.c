#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t mtx = PTHREAD_MUTEX_INITIALIZER;
static int table[64];

static int search(int key)
{
    int found = -1;
    for (int i = 0; i < 64; i++) {
        pthread_mutex_lock(&mtx);
        if (table[i] == key) {
            found = i;
            pthread_mutex_unlock(&mtx);
            break;
        }
        pthread_mutex_unlock(&mtx);
    }
    return found;
}

static void *reader(void *arg)
{
    printf("%d\n", search((int)(long)arg));
    return NULL;
}

static void *writer(void *arg)
{
    for (int i = 0; i < 64; i++) {
        pthread_mutex_lock(&mtx);
        table[i] = i * 3;
        pthread_mutex_unlock(&mtx);
    }
    return arg;
}

int main(void)
{
    pthread_t r1, r2, w;
    pthread_create(&w, NULL, writer, NULL);
    pthread_create(&r1, NULL, reader, (void *)9L);
    pthread_create(&r2, NULL, reader, (void *)12L);
    pthread_join(w, NULL);
    pthread_join(r1, NULL);
    pthread_join(r2, NULL);
    return 0;
}
