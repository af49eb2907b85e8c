// Initialised by whoever comes first, under the lock
#include <pthread.h>
#include <stdlib.h>
#include <stdio.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int *table;
static int *get_table(void) {
  int *t;
  pthread_mutex_lock(&m);
  if (!table) {
    table = malloc(64 * sizeof(int));
    for (int i = 0; i < 64; i++)
      table[i] = i * i;
  }
  t = table;
  pthread_mutex_unlock(&m);
  return t;
}
static void *user(void *arg) {
  int *t = get_table(), s = 0;
  for (int i = 0; i < 64; i++)
    s += t[i];
  printf("%d\n", s);
  return arg;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, user, NULL);
  pthread_create(&b, NULL, user, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  free(table);
  return 0;
}
