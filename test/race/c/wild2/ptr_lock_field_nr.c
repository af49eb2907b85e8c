// Mutex pointer stored in the struct, both objects share one mutex
#include <pthread.h>
#include <stdlib.h>
struct obj { int val; pthread_mutex_t *lock; };
pthread_mutex_t shared = PTHREAD_MUTEX_INITIALIZER;
struct obj *mk(int v) {
  struct obj *o = malloc(sizeof *o);
  o->val = v;
  o->lock = &shared;
  return o;
}
struct obj *a, *b;
void inc(struct obj *o) {
  pthread_mutex_lock(o->lock);
  o->val++;
  pthread_mutex_unlock(o->lock);
}
void *t_fun(void *arg) {
  inc(a);
  inc(b);
  return NULL;
}
int main(void) {
  pthread_t id;
  a = mk(1);
  b = mk(2);
  pthread_create(&id, NULL, t_fun, NULL);
  inc(b);
  pthread_mutex_lock(&shared);
  a->val = b->val;
  pthread_mutex_unlock(&shared);
  pthread_join(id, NULL);
  return 0;
}
