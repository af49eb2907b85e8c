// Spin lock and counter of the old __sync builtins
#include <pthread.h>
#include <stdio.h>
static volatile int lk;
static int balance;
static long ops;
static void spin_lock(volatile int *l) {
  while (__sync_lock_test_and_set(l, 1))
    ;
}
static void spin_unlock(volatile int *l) { __sync_lock_release(l); }
static void *t(void *arg) {
  for (int i = 0; i < 1000; i++) {
    spin_lock(&lk);
    balance += i & 1 ? 1 : -1;
    spin_unlock(&lk);
    __sync_fetch_and_add(&ops, 1);
  }
  return arg;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, t, NULL);
  pthread_create(&b, NULL, t, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  printf("%d %ld\n", balance, ops);
  return 0;
}
