#include <pthread.h>
#include <errno.h>
static pthread_mutex_t dev_lock = PTHREAD_MUTEX_INITIALIZER;
static int dev_state, dev_users;
int dev_open(int nonblock) {
    if (nonblock) {
        if (pthread_mutex_trylock(&dev_lock) != 0)
            goto fail;
    } else {
        pthread_mutex_lock(&dev_lock);
    }
    if (dev_state == 2)
        goto fail;
    dev_users++;
    pthread_mutex_unlock(&dev_lock);
    return 0;
fail:
    pthread_mutex_unlock(&dev_lock); // DEADLOCK!
    return -EBUSY;
}
static void *user(void *a) { for (int i = 0; i < 100; i++) dev_open((int)(long)a); return 0; }
int main(void) {
    pthread_t t[2];
    for (long i = 0; i < 2; i++) pthread_create(&t[i], 0, user, (void *)i);
    for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
    return dev_users == 0;
}
