/* Two subsystems behind tables of functions call each other. */
#include <pthread.h>

struct ops { void (*begin)(void); void (*notify)(int); };
static struct ops *fs, *net;

static pthread_mutex_t fs_mu = PTHREAD_MUTEX_INITIALIZER, net_mu = PTHREAD_MUTEX_INITIALIZER;
static int files, packets;

static void fs_begin(void)
{
    pthread_mutex_lock(&fs_mu); // DEADLOCK
    files++;
    net->notify(files); // DEADLOCK
    pthread_mutex_unlock(&fs_mu);
}
static void fs_notify(int n)
{
    pthread_mutex_lock(&fs_mu); // DEADLOCK!
    files += n;
    pthread_mutex_unlock(&fs_mu);
}
static void net_begin(void)
{
    pthread_mutex_lock(&net_mu); // DEADLOCK
    int n = ++packets;
    fs->notify(n); // DEADLOCK
    pthread_mutex_unlock(&net_mu);
}
static void net_notify(int n)
{
    pthread_mutex_lock(&net_mu); // DEADLOCK!
    packets += n;
    pthread_mutex_unlock(&net_mu);
}

static struct ops fs_ops = {fs_begin, fs_notify}, net_ops = {net_begin, net_notify};

static void *drive(void *arg)
{
    struct ops *o = arg;
    for (int i = 0; i < 100; i++)
        o->begin(); // DEADLOCK
    return 0;
}

int main(void)
{
    pthread_t a, b;
    fs = &fs_ops;
    net = &net_ops;
    pthread_create(&a, 0, drive, fs);
    pthread_create(&b, 0, drive, net);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
