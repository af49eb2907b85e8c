// call_once and thread-specific storage
#include <threads.h>
#include <stdlib.h>
#include <stdio.h>
static once_flag flag = ONCE_FLAG_INIT;
static tss_t key;
static int *limits;
static void init(void) {
  tss_create(&key, free);
  limits = malloc(4 * sizeof *limits);
  for (int i = 0; i < 4; i++)
    limits[i] = 10 * (i + 1);
}
static int *my_counter(void) {
  call_once(&flag, init);
  int *c = tss_get(key);
  if (!c) {
    c = calloc(1, sizeof *c);
    tss_set(key, c);
  }
  return c;
}
static int work(void *arg) {
  int id = *(int *)arg;
  while (*my_counter() < limits[id])
    ++*my_counter();
  return *my_counter();
}
int main(void) {
  thrd_t t[4];
  int ids[4], r, sum = 0;
  for (int i = 0; i < 4; i++) {
    ids[i] = i;
    thrd_create(&t[i], work, &ids[i]);
  }
  for (int i = 0; i < 4; i++) {
    thrd_join(t[i], &r);
    sum += r;
  }
  printf("%d\n", sum);
  return 0;
}
