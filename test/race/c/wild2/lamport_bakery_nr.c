// Lamport's bakery for two threads with sequentially consistent atomics
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
atomic_int n1, n2, e1, e2;
int x;
void *thr1(void *arg) {
  e1 = 1;
  n1 = n2 + 1;
  e1 = 0;
  while (e2) ;
  while (n2 != 0 && n2 < n1) ;
  x = 0;
  assert(x <= 0);
  n1 = 0;
  return 0;
}
void *thr2(void *arg) {
  e2 = 1;
  n2 = n1 + 1;
  e2 = 0;
  while (e1) ;
  while (n1 != 0 && n1 <= n2) ;
  x = 1;
  assert(x >= 1);
  n2 = 0;
  return 0;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, thr1, 0);
  pthread_create(&b, 0, thr2, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
