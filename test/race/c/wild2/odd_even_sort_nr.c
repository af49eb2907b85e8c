// Odd-even transposition sort: threads are joined after every phase
#include <pthread.h>
#include <stdio.h>
#define N 16
int a[N];
int phase;
void *compare(void *arg) {
  int i = *(int *)arg;
  if (a[i] > a[i + 1]) {
    int t = a[i];
    a[i] = a[i + 1];
    a[i + 1] = t;
  }
  return NULL;
}
int main(void) {
  pthread_t th[N];
  int idx[N];
  for (int i = 0; i < N; i++)
    a[i] = (i * 7) % N;
  for (phase = 0; phase < N; phase++) {
    int n = 0;
    for (int i = phase % 2; i + 1 < N; i += 2) {
      idx[n] = i;
      pthread_create(&th[n], NULL, compare, &idx[n]);
      n++;
    }
    for (int i = 0; i < n; i++)
      pthread_join(th[i], NULL);
  }
  for (int i = 0; i < N; i++)
    printf("%d ", a[i]);
  putchar('\n');
  return 0;
}
