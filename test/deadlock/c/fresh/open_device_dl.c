#include <errno.h>
#include <pthread.h>
#include <stdlib.h>

struct dev {
    pthread_mutex_t lock;
    int users;
    int broken;
    char *dma;
};

static struct dev devs[4];

static int power_up(struct dev *d) { return d->broken ? -EIO : 0; }

static int dev_open(struct dev *d)
{
    int err;
    pthread_mutex_lock(&d->lock);
    if (d->users++)
        goto out;
    d->dma = malloc(4096);
    if (!d->dma) {
        err = -ENOMEM;
        goto fail;
    }
    err = power_up(d);
    if (err)
        goto fail_dma;
out:
    pthread_mutex_unlock(&d->lock);
    return 0;
fail_dma:
    free(d->dma);
    d->dma = NULL;
    d->users--;
    return err; // DEADLOCK!
fail:
    d->users--;
    pthread_mutex_unlock(&d->lock);
    return err;
}

static void dev_close(struct dev *d)
{
    pthread_mutex_lock(&d->lock);
    if (--d->users == 0) {
        free(d->dma);
        d->dma = NULL;
    }
    pthread_mutex_unlock(&d->lock);
}

static void *user(void *arg)
{
    struct dev *d = arg;
    for (int i = 0; i < 10; i++)
        if (dev_open(d) == 0)
            dev_close(d);
    return NULL;
}

int main(void)
{
    pthread_t t[8];
    for (int i = 0; i < 4; i++)
        pthread_mutex_init(&devs[i].lock, NULL);
    for (int i = 0; i < 8; i++)
        pthread_create(&t[i], NULL, user, &devs[i % 4]);
    for (int i = 0; i < 8; i++)
        pthread_join(t[i], NULL);
    return 0;
}
