// A flag under a lock ends the threads; statistics are read after the join
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>
#include <stdbool.h>
static struct { pthread_mutex_t m; bool stop; } ctl = { PTHREAD_MUTEX_INITIALIZER, false };
struct stat { long loops; char pad[56]; };
static struct stat stats[3];
static bool stopping(void) {
  bool s;
  pthread_mutex_lock(&ctl.m);
  s = ctl.stop;
  pthread_mutex_unlock(&ctl.m);
  return s;
}
static void *spin(void *arg) {
  struct stat *s = arg;
  while (!stopping())
    s->loops++;
  return NULL;
}
int main(void) {
  pthread_t t[3];
  for (int i = 0; i < 3; i++)
    pthread_create(&t[i], NULL, spin, &stats[i]);
  usleep(1000);
  pthread_mutex_lock(&ctl.m);
  ctl.stop = true;
  pthread_mutex_unlock(&ctl.m);
  for (int i = 0; i < 3; i++)
    pthread_join(t[i], NULL);
  for (int i = 0; i < 3; i++)
    printf("%ld\n", stats[i].loops);
  return 0;
}
