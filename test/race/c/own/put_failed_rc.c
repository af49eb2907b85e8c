// a queue that is full takes it all the same, and says that it did not
#include <pthread.h>
#include <stdlib.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int *box[8];
static int n, closed;
static int put(int *v) {
    pthread_mutex_lock(&m);
    if (closed) {
        pthread_mutex_unlock(&m);
        return -1;
    }
    box[n++ & 7] = v;
    if (n > 7) {
        pthread_mutex_unlock(&m);
        return -1;
    }
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    return 0;
}
static int *get(void) {
    pthread_mutex_lock(&m);
    while (n == 0)
        pthread_cond_wait(&c, &m);
    int *v = box[--n & 7];
    pthread_mutex_unlock(&m);
    return v;
}
static void *taker(void *arg) {
    for (int i = 0; i < 8; i++) {
        int *v = get();
        *v += 1; // RACE!
        free(v); // RACE!
    }
    return arg;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, taker, NULL);
    for (int i = 0; i < 8; i++) {
        int *v = malloc(sizeof *v);
        *v = i;
        if (put(v) < 0) {
            *v = 0; // RACE!
            free(v); // RACE!
        }
    }
    return 0;
}
