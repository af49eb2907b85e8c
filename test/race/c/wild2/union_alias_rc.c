// Two names of one word in a union
#include <pthread.h>
#include <stdio.h>
static union { unsigned word; struct { unsigned char lo, hi, x, y; } byte; } reg;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *set(void *arg) {
  pthread_mutex_lock(&m);
  reg.word = 0x1234; // RACE!
  pthread_mutex_unlock(&m);
  return arg;
}
static void *get(void *arg) {
  printf("%d\n", reg.byte.hi); // RACE!
  return arg;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, set, NULL);
  pthread_create(&b, NULL, get, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
