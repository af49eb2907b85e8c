// bounds and base are copied from variables that nobody changes
#include <pthread.h>
#include <stdlib.h>
typedef struct {
    int *cells;
    int left, right;
} range;
static int list[1000];
static range low = { list, 0, 499 }, high = { list, 500, 999 };

static void *fill(void *p)
{
    range *r = p;
    for (int i = r->left; i <= r->right; i++)
        r->cells[i] = i;
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t t1, t2;
    range a, b;
    (void)argc;
    (void)argv;
    a = low;
    b = high;
    pthread_create(&t1, NULL, fill, &a);
    pthread_create(&t2, NULL, fill, &b);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    return 0;
}
