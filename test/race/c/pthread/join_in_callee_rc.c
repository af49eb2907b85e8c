// the stop function joins the reader only, the writer may still run
#include <pthread.h>
#include <stdio.h>

struct service {
    pthread_t reader;
    pthread_t writer;
    pthread_mutex_t lock;
    int written;
    int read;
};

static void *read_side(void *arg)
{
    struct service *s = arg;

    for (int i = 0; i < 30; i++) {
        pthread_mutex_lock(&s->lock);
        s->read++; // NORACE
        pthread_mutex_unlock(&s->lock);
    }
    return NULL;
}

static void *write_side(void *arg)
{
    struct service *s = arg;

    for (int i = 0; i < 30; i++) {
        pthread_mutex_lock(&s->lock);
        s->written++; // RACE!
        pthread_mutex_unlock(&s->lock);
    }
    return NULL;
}

static void service_start(struct service *s)
{
    pthread_mutex_init(&s->lock, NULL);
    pthread_create(&s->reader, NULL, read_side, s);
    pthread_create(&s->writer, NULL, write_side, s);
}

static void service_stop(struct service *s)
{
    pthread_join(s->reader, NULL);
}

int main(void)
{
    static struct service service;

    service_start(&service);
    service_stop(&service);
    printf("read %d\n", service.read); // NORACE
    printf("written %d\n", service.written); // RACE!
    return 0;
}
