// A second start before the first stop
#include <pthread.h>
#include <stdio.h>
int glob;
pthread_t tid[2];
void *t_fun(void *arg) {
  glob = glob + 1; // RACE!
  return NULL;
}
void start(int i) { pthread_create(&tid[i], NULL, t_fun, NULL); }
void stop(int i) { pthread_join(tid[i], NULL); }
int main(void) {
  glob = 5;
  start(0);
  start(1);
  stop(0);
  stop(1);
  printf("%d\n", glob);
  return 0;
}
