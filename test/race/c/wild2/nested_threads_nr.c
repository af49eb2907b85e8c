// A thread creates and joins its own child
#include <pthread.h>
#include <assert.h>
int x, y;
void *child(void *arg) {
  x = 42;
  return NULL;
}
void *parent(void *arg) {
  pthread_t c;
  y = 1;
  pthread_create(&c, NULL, child, NULL);
  pthread_join(c, NULL);
  assert(x == 42);
  x = y;
  return NULL;
}
int main(void) {
  pthread_t p;
  pthread_create(&p, NULL, parent, NULL);
  pthread_join(p, NULL);
  assert(x == 1);
  y = 2;
  return 0;
}
