// Same data, a different lock in each module
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t net_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t disk_lock = PTHREAD_MUTEX_INITIALIZER;
static struct { long bytes_in; long bytes_out; } io;

static void net_account(int n)
{
    pthread_mutex_lock(&net_lock);
    io.bytes_in += n; // RACE!
    pthread_mutex_unlock(&net_lock);
}

static void disk_account(int n)
{
    pthread_mutex_lock(&disk_lock);
    io.bytes_out += n;
    io.bytes_in -= n; // RACE!
    pthread_mutex_unlock(&disk_lock);
}

static void *net(void *a)
{
    for (int i = 0; i < 100; i++)
        net_account(i);
    return a;
}

static void *disk(void *a)
{
    for (int i = 0; i < 100; i++)
        disk_account(1);
    return a;
}

int main(void)
{
    pthread_t t1, t2, t3;
    pthread_create(&t1, NULL, net, NULL);
    pthread_create(&t2, NULL, net, NULL);
    pthread_create(&t3, NULL, disk, NULL);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    pthread_join(t3, NULL);
    printf("%ld %ld\n", io.bytes_in, io.bytes_out);
    return 0;
}
