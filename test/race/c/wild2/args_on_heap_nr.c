// Each thread frees the arguments that main allocated for it
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct args { int from, to; double *out; };
static void *integrate(void *p) {
  struct args *a = p;
  double s = 0;
  for (int i = a->from; i < a->to; i++)
    s += 1.0 / (1 + i);
  *a->out = s;
  free(a);
  return NULL;
}
int main(void) {
  enum { T = 4, N = 1000 };
  pthread_t t[T];
  double part[T], sum = 0;
  for (int i = 0; i < T; i++) {
    struct args *a = malloc(sizeof *a);
    a->from = i * N / T;
    a->to = (i + 1) * N / T;
    a->out = &part[i];
    pthread_create(&t[i], NULL, integrate, a);
  }
  for (int i = 0; i < T; i++) {
    pthread_join(t[i], NULL);
    sum += part[i];
  }
  printf("%f\n", sum);
  return 0;
}
