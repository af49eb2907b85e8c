// The child of a joined thread still runs
#include <pthread.h>
#include <assert.h>
int x;
void *child(void *arg) {
  x = 42; // RACE!
  return NULL;
}
void *parent(void *arg) {
  pthread_t c;
  pthread_create(&c, NULL, child, NULL);
  return NULL;
}
int main(void) {
  pthread_t p;
  pthread_create(&p, NULL, parent, NULL);
  pthread_join(p, NULL);
  x = 1; // RACE!
  return 0;
}
