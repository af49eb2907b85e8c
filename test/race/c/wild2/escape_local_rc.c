// The address of a local variable escapes to a thread, main goes on using it
#include <pthread.h>
#include <stdio.h>
void *t_fun(void *arg) {
  int *p = (int *)arg;
  (*p)++; // RACE!
  return NULL;
}
int main(void) {
  pthread_t id;
  int i = 0;
  pthread_create(&id, NULL, t_fun, (void *)&i);
  i++; // RACE!
  pthread_join(id, NULL);
  i++;
  printf("%d\n", i);
  return 0;
}
