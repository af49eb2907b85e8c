// Work is handed out by an atomic counter; results go to the item's own place
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#define ITEMS 1000
static atomic_int next_item;
static double in[ITEMS], out[ITEMS];
static void *work(void *arg) {
  int i;
  while ((i = atomic_fetch_add(&next_item, 1)) < ITEMS)
    out[i] = in[i] * in[i];
  return arg;
}
int main(void) {
  pthread_t t[4];
  double s = 0;
  for (int i = 0; i < ITEMS; i++)
    in[i] = i;
  for (int i = 0; i < 4; i++)
    pthread_create(&t[i], NULL, work, NULL);
  work(NULL);
  for (int i = 0; i < 4; i++)
    pthread_join(t[i], NULL);
  for (int i = 0; i < ITEMS; i++)
    s += out[i];
  printf("%f\n", s);
  return 0;
}
