// Tree reduction: a thread waits for its partner by a flag under the partner's lock
#include <pthread.h>
#include <stdio.h>
#define P 8
static struct { pthread_mutex_t m; pthread_cond_t c; int done; long value; } node[P];
static void *reduce(void *arg)
{
    int me = (int)(long)arg;
    long mine = (me + 1) * 10;
    for (int step = 1; step < P; step *= 2) {
        if (me % (2 * step) != 0)
            break;
        int partner = me + step;
        pthread_mutex_lock(&node[partner].m);
        while (!node[partner].done)
            pthread_cond_wait(&node[partner].c, &node[partner].m);
        mine += node[partner].value;
        pthread_mutex_unlock(&node[partner].m);
    }
    pthread_mutex_lock(&node[me].m);
    node[me].value = mine;
    node[me].done = 1;
    pthread_cond_signal(&node[me].c);
    pthread_mutex_unlock(&node[me].m);
    return NULL;
}
int main(void)
{
    pthread_t t[P];
    for (int i = 0; i < P; i++) {
        pthread_mutex_init(&node[i].m, NULL);
        pthread_cond_init(&node[i].c, NULL);
    }
    for (long i = 0; i < P; i++)
        pthread_create(&t[i], NULL, reduce, (void *)i);
    for (int i = 0; i < P; i++)
        pthread_join(t[i], NULL);
    printf("%ld\n", node[0].value);
    return 0;
}
