// Blocks that the verifier takes as atomic
#include <pthread.h>
#include <assert.h>
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static pthread_mutex_t big = PTHREAD_MUTEX_INITIALIZER;
void __VERIFIER_atomic_begin(void) { pthread_mutex_lock(&big); }
void __VERIFIER_atomic_end(void) { pthread_mutex_unlock(&big); }
int lock, cnt;
void acquire(void) {
  int got = 0;
  while (!got) {
    __VERIFIER_atomic_begin();
    if (lock == 0) { lock = 1; got = 1; }
    __VERIFIER_atomic_end();
  }
}
void release(void) {
  __VERIFIER_atomic_begin();
  lock = 0;
  __VERIFIER_atomic_end();
}
void *thr(void *arg) {
  acquire();
  cnt++;
  assert(cnt >= 1);
  release();
  return 0;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, thr, 0);
  pthread_create(&b, 0, thr, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(cnt == 2);
  return 0;
}
