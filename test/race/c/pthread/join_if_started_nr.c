// joins that are left out where no thread was started
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define WORKERS 4

struct service {
    pthread_t thread;
    int running;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int handled, counted, checked, served;

static void add(int *to)
{
    pthread_mutex_lock(&lock);
    ++*to;
    pthread_mutex_unlock(&lock);
}

static void *by_handle(void *arg)
{
    add(&handled);
    return arg;
}

static void *by_flag(void *arg)
{
    add(&counted);
    return arg;
}

static void *by_error(void *arg)
{
    add(&checked);
    return arg;
}

static void *serve(void *arg)
{
    add(&served);
    return arg;
}

static void handles(int n)
{
    pthread_t *threads = calloc(n, sizeof(*threads));

    for (int i = 0; i < n; i++)
        if (pthread_create(&threads[i], NULL, by_handle, NULL) != 0)
            fprintf(stderr, "no thread %d\n", i);
    for (int i = 0; i < n; i++)
        if (threads[i])
            pthread_join(threads[i], NULL);
    free(threads);
    printf("%d\n", handled); // NORACE
}

static void flags(void)
{
    struct service s[WORKERS];

    for (int i = 0; i < WORKERS; i++) {
        s[i].running = 0;
        if (pthread_create(&s[i].thread, NULL, by_flag, NULL) == 0)
            s[i].running = 1;
    }
    for (int i = 0; i < WORKERS; i++) {
        if (!s[i].running)
            continue;
        pthread_join(s[i].thread, NULL);
    }
    printf("%d\n", counted); // NORACE
}

static void errors(void)
{
    pthread_t threads[WORKERS];
    int error[WORKERS];

    for (int i = 0; i < WORKERS; i++)
        error[i] = pthread_create(&threads[i], NULL, by_error, NULL);
    for (int i = 0; i < WORKERS; i++)
        if (error[i] == 0)
            pthread_join(threads[i], NULL);
    printf("%d\n", checked); // NORACE
}

static int start(struct service *s)
{
    int error = pthread_create(&s->thread, NULL, serve, NULL);

    if (error) {
        fprintf(stderr, "no service\n");
        return -1;
    }
    s->running = 1;
    return 0;
}

static void stop(struct service *s)
{
    if (!s->running)
        return;
    s->running = 0;
    pthread_join(s->thread, NULL);
}

int main(int argc, char **argv)
{
    static struct service service;

    handles(argc + 2);
    flags();
    errors();
    if (argc > 1)
        start(&service);
    stop(&service);
    printf("%d %s\n", served, argv[0]); // NORACE
    return 0;
}
