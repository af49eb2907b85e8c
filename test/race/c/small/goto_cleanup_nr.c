// One exit label that drops the lock if it was taken
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int state, errors;

static int step(int mode)
{
    int rc = 0, held = 0;
    if (mode < 0) {
        rc = -1;
        goto out;
    }
    pthread_mutex_lock(&m);
    held = 1;
    switch (mode) {
    case 0:
        state = 0;
        break;
    case 1:
        state++;
        break;
    default:
        errors++;
        rc = -2;
        goto out;
    }
    if (state > 100)
        state = 0;
out:
    if (held)
        pthread_mutex_unlock(&m);
    return rc;
}

static void *driver(void *arg)
{
    (void)arg;
    for (int i = -1; i < 5; i++)
        step(i);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, driver, NULL);
    pthread_create(&b, NULL, driver, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return errors != 6;
}
