// Workers in a struct with their own counters, a shared total under lock, heap allocated
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct pool { int n; struct worker *w; long total; pthread_mutex_t m; };
struct worker { pthread_t id; struct pool *pool; int index; long local; };
static void *run(void *arg) {
  struct worker *w = arg;
  for (int i = 0; i < 1000; i++)
    w->local += i * w->index;
  pthread_mutex_lock(&w->pool->m);
  w->pool->total += w->local;
  pthread_mutex_unlock(&w->pool->m);
  return NULL;
}
int main(int argc, char **argv) {
  struct pool *p = calloc(1, sizeof *p);
  p->n = argc > 1 ? atoi(argv[1]) : 4;
  p->w = calloc(p->n, sizeof *p->w);
  pthread_mutex_init(&p->m, NULL);
  for (int i = 0; i < p->n; i++) {
    p->w[i].pool = p;
    p->w[i].index = i;
    pthread_create(&p->w[i].id, NULL, run, &p->w[i]);
  }
  for (int i = 0; i < p->n; i++)
    pthread_join(p->w[i].id, NULL);
  printf("%ld\n", p->total);
  for (int i = 0; i < p->n; i++)
    printf("%d: %ld\n", i, p->w[i].local);
  free(p->w);
  free(p);
  return 0;
}
