// Bounds of a thread's part that are changed through a pointer, which may point elsewhere.
#include <pthread.h>
#include <stdlib.h>

struct job {
    int lo, hi;
};

static struct job jobs[2];
static int data[40];

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
    int other;
    int *end = argc > 5 ? &other : &jobs[0].hi;
    (void)argv;
    for (int i = 0; i < 2; i++) {
        jobs[i].lo = i * 10;
        jobs[i].hi = i * 10 + 10;
    }
    *end = 15;
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, work, &jobs[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return data[0];
}
