// two threads, two fields of one record
#include <pthread.h>
#include <stdlib.h>
struct pair {
    int first, second;
};
static void *one(void *p)
{
    ((struct pair *)p)->first = 1;
    return NULL;
}
static void *two(void *p)
{
    ((struct pair *)p)->second = 2;
    return NULL;
}
int main(void)
{
    struct pair *p = calloc(1, sizeof *p);
    pthread_t a, b;
    pthread_create(&a, NULL, one, p);
    pthread_create(&b, NULL, two, p);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    int s = p->first + p->second;
    free(p);
    return s != 3;
}
