// Each thread returns its result in memory of its own; main adds and frees
#include <pthread.h>
#include <stdlib.h>
struct range { int lo, hi; };
static void *sum(void *arg)
{
    struct range *r = arg;
    long *out = malloc(sizeof *out);
    *out = 0;
    for (int i = r->lo; i < r->hi; i++)
        *out += i;
    free(r);
    return out;
}
int main(void)
{
    pthread_t t[4];
    long total = 0;
    for (int i = 0; i < 4; i++) {
        struct range *r = malloc(sizeof *r);
        r->lo = i * 10;
        r->hi = r->lo + 10;
        pthread_create(&t[i], NULL, sum, r);
    }
    for (int i = 0; i < 4; i++) {
        long *part;
        pthread_join(t[i], (void **)&part);
        total += *part;
        free(part);
    }
    return total != 780;
}
