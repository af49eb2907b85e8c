/* One variadic function sets several tables; which one, its first argument says. */
#include <pthread.h>
#include <stdarg.h>

struct methods {
    int version;
    void (*run)(void);
};

enum { CONFIG_MAIN = 4, CONFIG_WORKER = 7 };

static struct {
    struct methods for_main, for_worker;
} config;
static int main_count, worker_count;

static void count_main(void)
{
    main_count++;
}

static void count_worker(void)
{
    worker_count++;
}

static int configure(int op, ...)
{
    va_list ap;
    int ok = 1;
    va_start(ap, op);
    switch (op) {
    case CONFIG_MAIN:
        config.for_main = *va_arg(ap, struct methods *);
        break;
    case CONFIG_WORKER:
        config.for_worker = *va_arg(ap, struct methods *);
        break;
    default:
        ok = 0;
    }
    va_end(ap);
    return ok;
}

static void *worker(void *arg)
{
    for (int i = 0; i < 10; i++)
        config.for_worker.run();
    return arg;
}

int main(void)
{
    static struct methods one = {1, count_main}, other = {2, count_worker};
    pthread_t thread;
    configure(CONFIG_MAIN, &one);
    configure(CONFIG_WORKER, &other);
    pthread_create(&thread, NULL, worker, NULL);
    config.for_main.run();
    pthread_join(thread, NULL);
    return main_count + worker_count;
}
