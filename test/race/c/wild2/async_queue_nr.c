// Chunks of work handed out under a lock by moving a cursor
#include <pthread.h>
#include <stdio.h>
#define N 1000
#define CHUNK 16
static int data[N], cursor;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int grab(int *lo, int *hi) {
  pthread_mutex_lock(&m);
  *lo = cursor;
  cursor += CHUNK;
  pthread_mutex_unlock(&m);
  *hi = *lo + CHUNK < N ? *lo + CHUNK : N;
  return *lo < N;
}
static void *work(void *arg) {
  int lo, hi;
  while (grab(&lo, &hi))
    for (int i = lo; i < hi; i++)
      data[i] = data[i] * 2 + 1;
  return arg;
}
int main(void) {
  pthread_t t[3];
  for (int i = 0; i < N; i++)
    data[i] = i;
  for (int i = 0; i < 3; i++)
    pthread_create(&t[i], NULL, work, NULL);
  for (int i = 0; i < 3; i++)
    pthread_join(t[i], NULL);
  long s = 0;
  for (int i = 0; i < N; i++)
    s += data[i];
  printf("%ld\n", s);
  return 0;
}
