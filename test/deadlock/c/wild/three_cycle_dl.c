// Three subsystems that call each other, each under its own lock.
#include <pthread.h>

static pthread_mutex_t net = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t disk = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t log_ = PTHREAD_MUTEX_INITIALIZER;
static int packets, blocks, lines;

static void disk_write(void)
{
    pthread_mutex_lock(&disk); // DEADLOCK!
    blocks++;
    pthread_mutex_unlock(&disk);
}

static void net_send(void)
{
    pthread_mutex_lock(&net); // DEADLOCK!
    packets++;
    pthread_mutex_unlock(&net);
}

static void log_line(void)
{
    pthread_mutex_lock(&log_); // DEADLOCK!
    lines++;
    pthread_mutex_unlock(&log_);
}

static void *receiver(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&net); // DEADLOCK
    packets++;
    disk_write(); // DEADLOCK
    pthread_mutex_unlock(&net);
    return NULL;
}

static void *flusher(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&disk); // DEADLOCK
    blocks++;
    log_line(); // DEADLOCK
    pthread_mutex_unlock(&disk);
    return NULL;
}

static void *shipper(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&log_); // DEADLOCK
    lines = 0;
    net_send(); // DEADLOCK
    pthread_mutex_unlock(&log_);
    return NULL;
}

int main(void)
{
    pthread_t a, b, c;
    pthread_create(&a, NULL, receiver, NULL);
    pthread_create(&b, NULL, flusher, NULL);
    pthread_create(&c, NULL, shipper, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_join(c, NULL);
    return 0;
}
