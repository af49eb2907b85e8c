/* three ways out, one with the lock */
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct device {
    pthread_mutex_t lock;
    int open;
    char *buffer;
    FILE *file;
};
static struct device dev = {.lock = PTHREAD_MUTEX_INITIALIZER};

int device_open(const char *path)
{
    int error = 0;

    pthread_mutex_lock(&dev.lock); // DEADLOCK
    if (dev.open) {
        error = EBUSY;
        goto out;
    }
    dev.file = fopen(path, "r");
    if (!dev.file) {
        error = ENOENT;
        goto out;
    }
    dev.buffer = malloc(4096);
    if (dev.buffer == NULL) {
        fclose(dev.file);
        return ENOMEM; // DEADLOCK!
    }
    dev.open = 1;
out:
    pthread_mutex_unlock(&dev.lock);
    return error;
}

void device_close(void)
{
    pthread_mutex_lock(&dev.lock); // DEADLOCK
    if (dev.open) {
        free(dev.buffer);
        fclose(dev.file);
        dev.open = 0;
    }
    pthread_mutex_unlock(&dev.lock);
}

static void *user(void *path)
{
    if (device_open(path) == 0)
        device_close();
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t t;
    pthread_create(&t, NULL, user, argv[argc - 1]);
    user(argv[0]);
    pthread_join(t, NULL);
    return 0;
}
