// joins that are left out though the thread runs
// tsan: some: what is joined depends on the arguments
#include <pthread.h>
#include <stdio.h>

#define WORKERS 4

struct service {
    pthread_t thread;
    int running;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int handled, counted, checked, served;

static void *by_handle(void *arg)
{
    pthread_mutex_lock(&lock);
    handled++; // RACE! handle
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *by_flag(void *arg)
{
    pthread_mutex_lock(&lock);
    counted++; // RACE! flag
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *by_error(void *arg)
{
    pthread_mutex_lock(&lock);
    checked++; // RACE! error
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *serve(void *arg)
{
    pthread_mutex_lock(&lock);
    served++; // RACE! serve
    pthread_mutex_unlock(&lock);
    return arg;
}

static void handles(void)
{
    static pthread_t threads[WORKERS];

    for (int i = 0; i < WORKERS; i++)
        pthread_create(&threads[i], NULL, by_handle, NULL);
    for (int i = 0; i < WORKERS; i += 2) {
        pthread_detach(threads[i]);
        threads[i] = 0;
    }
    for (int i = 0; i < WORKERS; i++)
        if (threads[i])
            pthread_join(threads[i], NULL);
    printf("%d\n", handled); // RACE! handle
}

static void flags(int some)
{
    static struct service s[WORKERS];

    for (int i = 0; i < WORKERS; i++)
        if (pthread_create(&s[i].thread, NULL, by_flag, NULL) == 0 && i < some)
            s[i].running = 1;
    for (int i = 0; i < WORKERS; i++)
        if (s[i].running)
            pthread_join(s[i].thread, NULL);
    printf("%d\n", counted); // RACE! flag
}

static void errors(void)
{
    pthread_t threads[WORKERS];
    int error[WORKERS];

    for (int i = 0; i < WORKERS; i++)
        error[i] = pthread_create(&threads[i], NULL, by_error, NULL);
    for (int i = 0; i < WORKERS; i++)
        if (error[i] != 0)
            pthread_join(threads[i], NULL);
    printf("%d\n", checked); // RACE! error
}

static void stop(struct service *s)
{
    s->running = 0;
}

int main(int argc, char **argv)
{
    static struct service service;

    handles();
    flags(argc);
    errors();
    if (pthread_create(&service.thread, NULL, serve, NULL) == 0)
        service.running = 1;
    stop(&service);
    if (service.running)
        pthread_join(service.thread, NULL);
    printf("%d %s\n", served, argv[0]); // RACE! serve
    return 0;
}
