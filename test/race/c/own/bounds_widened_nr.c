// Bounds of a thread's part that a helper has set before they are set for good.
#include <pthread.h>
#include <stdlib.h>

struct job {
    int lo, hi;
};

static struct job jobs[2];
static int data[40];

static void widen(struct job *j, int overlap)
{
    if (overlap > 0)
        j->hi += overlap;
}

static void *work(void *p)
{
    struct job *j = p;
    for (int i = j->lo; i < j->hi; i++)
        data[i] = i;
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t t[2];
    (void)argv;
    for (int i = 0; i < 2; i++) {
        widen(&jobs[i], argc);
        jobs[i].lo = i * 10;
        jobs[i].hi = i * 10 + 10;
        pthread_create(&t[i], NULL, work, &jobs[i]);
    }
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return data[0];
}
