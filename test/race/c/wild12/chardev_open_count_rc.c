// a character device with its own table of operations: the count of opens has no lock
// flags: -Wno-unused
#include <errno.h>
#include <pthread.h>
#include <string.h>

struct file { void *private_data; long pos; };
struct file_operations {
    int (*open)(struct file *);
    long (*read)(struct file *, char *, long);
    int (*release)(struct file *);
};
static int device_open_count;
static char message[80];
static int counter;
static pthread_mutex_t msg_lock = PTHREAD_MUTEX_INITIALIZER;

static int dev_open(struct file *f)
{
    if (device_open_count) // RACE! open
        return -EBUSY;
    device_open_count++; // RACE! open
    pthread_mutex_lock(&msg_lock);
    counter++;                               // NORACE
    memset(message, 'a' + counter % 26, 79); // NORACE
    pthread_mutex_unlock(&msg_lock);
    f->pos = 0; // NORACE
    return 0;
}
static long dev_read(struct file *f, char *to, long n)
{
    pthread_mutex_lock(&msg_lock);
    if (n > 79 - f->pos)
        n = 79 - f->pos;
    memcpy(to, message + f->pos, (size_t)n); // NORACE
    pthread_mutex_unlock(&msg_lock);
    f->pos += n; // NORACE
    return n;
}
static int dev_release(struct file *f)
{
    device_open_count--; // RACE! open
    return 0;
}
static const struct file_operations fops = {dev_open, dev_read, dev_release};

static void *process(void *arg)
{
    struct file f;
    char buf[16];
    for (int i = 0; i < 10; i++) {
        if (fops.open(&f) != 0)
            continue;
        while (fops.read(&f, buf, sizeof buf) > 0)
            ;
        fops.release(&f);
    }
    return NULL;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, process, NULL);
    pthread_create(&b, NULL, process, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
