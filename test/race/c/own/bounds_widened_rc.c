// Bounds of a thread's part that a helper may change, after they were set.
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
        data[i] = i; // RACE!
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t t[2];
    (void)argv;
    for (int i = 0; i < 2; i++) {
        jobs[i].lo = i * 10;
        jobs[i].hi = i * 10 + 10;
        widen(&jobs[i], argc);
        pthread_create(&t[i], NULL, work, &jobs[i]);
    }
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return data[0];
}
