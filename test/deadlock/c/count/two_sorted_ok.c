#include <pthread.h>
#include <stdlib.h>
struct res { int rank; pthread_mutex_t m; int used; };
static struct res *pool[10];
static int cmp(const void *a, const void *b) { return (*(struct res *const *)a)->rank - (*(struct res *const *)b)->rank; }
static void use(struct res *a, struct res *b) {
    struct res *v[2]; v[0] = a; v[1] = b;
    qsort(v, 2, sizeof *v, cmp);
    for (int i = 0; i < 2; i++) pthread_mutex_lock(&v[i]->m);
    a->used++;
    for (int i = 0; i < 2; i++) pthread_mutex_unlock(&v[i]->m);
}
static void use2(struct res *a, struct res *b) {
    struct res *v[2] = { a, b };
    if (v[0]->rank > v[1]->rank) { struct res *t = v[0]; v[0] = v[1]; v[1] = t; }
    for (int i = 0; i < 2; i++) pthread_mutex_lock(&v[i]->m);
    a->used++;
    for (int i = 1; i >= 0; i--) pthread_mutex_unlock(&v[i]->m);
}
static void *job(void *arg) { int n = (int)(long)arg; for (int i = 0; i < 100; i++) { use(pool[(i + n) % 10], pool[(i + 3) % 10]); use2(pool[(i + n) % 10], pool[(i + 3) % 10]); } return NULL; }
int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 10; i++) { pool[i] = malloc(sizeof **pool); pool[i]->rank = i; pthread_mutex_init(&pool[i]->m, NULL); }
    for (long i = 0; i < 2; i++) pthread_create(&t[i], NULL, job, (void *)i);
    for (int i = 0; i < 2; i++) pthread_join(t[i], NULL);
    return 0;
}
