// Drivers behind tables of functions; one of them forgets the lock of its device
// tsan: no: the two rarely run at the same time
#include <pthread.h>
#include <stdio.h>
#include <string.h>

struct device;
struct device_ops {
    int (*open)(struct device *);
    int (*write)(struct device *, const char *, size_t);
    void (*close)(struct device *);
};
struct device {
    const char *name;
    const struct device_ops *ops;
    pthread_mutex_t lock;
    int users;
    size_t written;
};

static int generic_open(struct device *d)
{
    pthread_mutex_lock(&d->lock);
    d->users++; // NORACE
    pthread_mutex_unlock(&d->lock);
    return 0;
}
static void generic_close(struct device *d)
{
    pthread_mutex_lock(&d->lock);
    d->users--; // NORACE
    pthread_mutex_unlock(&d->lock);
}
static int null_write(struct device *d, const char *p, size_t n)
{
    (void)p;
    d->written += n; // RACE!
    return (int)n;
}
static int tty_write(struct device *d, const char *p, size_t n)
{
    pthread_mutex_lock(&d->lock);
    d->written += n; // NORACE
    pthread_mutex_unlock(&d->lock);
    return (int)fwrite(p, 1, n, stdout);
}

static const struct device_ops null_ops = {generic_open, null_write, generic_close};
static const struct device_ops tty_ops = {generic_open, tty_write, generic_close};
static struct device devices[] = {
    {.name = "null", .ops = &null_ops, .lock = PTHREAD_MUTEX_INITIALIZER},
    {.name = "tty", .ops = &tty_ops, .lock = PTHREAD_MUTEX_INITIALIZER},
};

static struct device *find(const char *name)
{
    for (size_t i = 0; i < sizeof devices / sizeof *devices; i++)
        if (strcmp(devices[i].name, name) == 0)
            return &devices[i];
    return NULL;
}

static void *user(void *arg)
{
    struct device *d = find(arg);
    if (!d || d->ops->open(d) != 0)
        return NULL;
    for (int i = 0; i < 100; i++)
        d->ops->write(d, "x\n", 2);
    d->ops->close(d);
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, user, i % 2 ? "null" : "tty");
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
