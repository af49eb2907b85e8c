// A local record whose pointer field leads to another local; main waits before it looks
#include <pthread.h>
#include <string.h>

struct job { int *in; int *out; int n; };

static void *scale(void *arg)
{
    struct job *j = arg;
    for (int i = 0; i < j->n; i++)
        j->out[i] = j->in[i] * 3;
    return NULL;
}

int main(void)
{
    int src[8] = { 1, 2, 3, 4, 5, 6, 7, 8 };
    int lo[8], hi[8];
    struct job a = { src, lo, 8 }, b = { src, hi, 8 };
    pthread_t ta, tb;
    pthread_create(&ta, NULL, scale, &a);
    pthread_create(&tb, NULL, scale, &b);
    pthread_join(tb, NULL);
    pthread_join(ta, NULL);
    return memcmp(lo, hi, sizeof lo) != 0;
}
