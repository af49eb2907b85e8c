/* order by a rank kept in the object, three at a time */
#include <pthread.h>
#include <stdlib.h>
struct res { int rank; pthread_mutex_t m; int used; };
static struct res *pool[10];
static void sort3(struct res **v) {
    for (int i = 0; i < 3; i++)
        for (int j = i + 1; j < 3; j++)
            if (v[j]->rank < v[i]->rank) { struct res *t = v[i]; v[i] = v[j]; v[j] = t; }
}
static void use3(int a, int b, int c) {
    struct res *v[3] = { pool[a], pool[b], pool[c] };
    sort3(v);
    for (int i = 0; i < 3; i++) pthread_mutex_lock(&v[i]->m);
    for (int i = 0; i < 3; i++) v[i]->used++;
    for (int i = 2; i >= 0; i--) pthread_mutex_unlock(&v[i]->m);
}
static void *job(void *arg) {
    int n = (int)(long)arg;
    for (int i = 0; i < 100; i++) use3((i + n) % 10, (i + n + 3) % 10, (i + n + 6) % 10);
    return NULL;
}
int main(void) {
    pthread_t t[3];
    for (int i = 0; i < 10; i++) {
        pool[i] = malloc(sizeof **pool);
        pool[i]->rank = i; pool[i]->used = 0;
        pthread_mutex_init(&pool[i]->m, NULL);
    }
    for (long i = 0; i < 3; i++) pthread_create(&t[i], NULL, job, (void *)i);
    for (int i = 0; i < 3; i++) pthread_join(t[i], NULL);
    struct res *x[3] = { pool[0], pool[1], pool[2] };
    sort3(x);
    return 0;
}
