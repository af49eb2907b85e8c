// An error path returns after the unlock and writes the error count
// tsan: no: runs of the program rarely show it
#include <pthread.h>
#include <errno.h>
#include <stdio.h>
static pthread_mutex_t mtx = PTHREAD_MUTEX_INITIALIZER;
static int table[10], used, errors;
static int add(int v) {
  pthread_mutex_lock(&mtx);
  if (used == 10) {
    pthread_mutex_unlock(&mtx);
    errors++; // RACE!
    return -ENOSPC;
  }
  if (v < 0) {
    errors++; // RACE!
    pthread_mutex_unlock(&mtx);
    return -EINVAL;
  }
  table[used++] = v;
  pthread_mutex_unlock(&mtx);
  return 0;
}
static void *t(void *arg) {
  for (int i = -2; i < 10; i++)
    add(i);
  return arg;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, t, NULL);
  pthread_create(&b, NULL, t, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  printf("%d used, %d errors\n", used, errors);
  return 0;
}
