// trylock: the branch without the lock writes too
// tsan: no: runs of the program rarely show it
#include <pthread.h>
#include <stdio.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int hits, misses, shared_val;
void *t_fun(void *arg) {
  for (int i = 0; i < 100; i++) {
    if (pthread_mutex_trylock(&m) == 0) {
      hits++;
      shared_val = i; // RACE! v
      pthread_mutex_unlock(&m);
    } else {
      misses++; // RACE! m
      if (shared_val > 50) // RACE! v
        break;
    }
  }
  return NULL;
}
int main(void) {
  pthread_t a, b, c;
  pthread_create(&a, NULL, t_fun, NULL);
  pthread_create(&b, NULL, t_fun, NULL);
  pthread_create(&c, NULL, t_fun, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  pthread_join(c, NULL);
  printf("%d %d\n", hits, misses);
  return 0;
}
