/* A-STARTED: what says that no thread was started is not stored while it runs. */
#include <pthread.h>

struct worker {
    pthread_t thread;
    int is_started, rounds;
};
static struct worker worker;
static int value;

static void *work(void *arg)
{
    value++; /* MISSED */
    return arg;
}

static void fill(struct worker *w)
{
    w->is_started = 0;
    w->rounds = 1;
}

static void start(struct worker *w)
{
    if (pthread_create(&w->thread, 0, work, 0) == 0)
        w->is_started = 1;
}

static void stop(struct worker *w)
{
#ifdef CONTROL
    if (w->rounds)
#else
    if (w->is_started)
#endif
        pthread_join(w->thread, 0);
}

int main(void)
{
    fill(&worker);
    start(&worker);
    fill(&worker);
    stop(&worker);
    value++;
    return 0;
}
