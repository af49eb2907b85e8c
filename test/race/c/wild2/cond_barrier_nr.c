// Barrier of a mutex and a condition with a counter and a generation
#include <pthread.h>
#include <stdio.h>
#define T 3
#define STEPS 5
typedef struct { pthread_mutex_t m; pthread_cond_t c; int count, generation, n; } barrier_t;
static barrier_t bar = { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0, 0, T };
static int a[T], b[T];
static void wait_all(barrier_t *br) {
  pthread_mutex_lock(&br->m);
  int gen = br->generation;
  if (++br->count == br->n) {
    br->count = 0;
    br->generation++;
    pthread_cond_broadcast(&br->c);
  } else {
    while (gen == br->generation)
      pthread_cond_wait(&br->c, &br->m);
  }
  pthread_mutex_unlock(&br->m);
}
static void *step(void *arg) {
  int me = (int)(long)arg;
  for (int s = 0; s < STEPS; s++) {
    a[me] = me + s;
    wait_all(&bar);
    b[me] = a[(me + 1) % T];
    wait_all(&bar);
  }
  return NULL;
}
int main(void) {
  pthread_t t[T];
  for (long i = 0; i < T; i++)
    pthread_create(&t[i], NULL, step, (void *)i);
  for (int i = 0; i < T; i++)
    pthread_join(t[i], NULL);
  printf("%d %d %d\n", b[0], b[1], b[2]);
  return 0;
}
