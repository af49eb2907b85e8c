// Threads created and joined in functions; the global is used before and after only
#include <pthread.h>
#include <stdio.h>
int glob;
pthread_t tid;
void *t_fun(void *arg) {
  glob = glob + 1;
  return NULL;
}
void start(void) { pthread_create(&tid, NULL, t_fun, NULL); }
void stop(void) { pthread_join(tid, NULL); }
int main(void) {
  glob = 5;
  start();
  printf("running\n");
  stop();
  glob++;
  start();
  stop();
  printf("%d\n", glob);
  return 0;
}
