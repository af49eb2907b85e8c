// Main fills an array, the first thread reads it, the second one, after the first, changes it
#include <pthread.h>
#include <stdlib.h>
int *A, *B;
int len, sum;
extern int nondet(void);
int nondet(void) { return rand() % 7; }
void *reader(void *a) {
  int s = 0;
  for (int i = 0; i < len; i++)
    s += A[i];
  sum = s;
  return 0;
}
void *copier(void *a) {
  for (int i = 0; i < len; i++)
    B[i] = A[i];
  return 0;
}
int main(void) {
  pthread_t t1, t2;
  len = 100;
  A = malloc(len * sizeof(int));
  B = malloc(len * sizeof(int));
  for (int i = 0; i < len; i++)
    A[i] = nondet();
  pthread_create(&t1, 0, reader, 0);
  pthread_create(&t2, 0, copier, 0);
  pthread_join(t1, 0);
  sum++;
  pthread_join(t2, 0);
  int s = 0;
  for (int i = 0; i < len; i++)
    s += B[i];
  return s != sum - 1;
}
