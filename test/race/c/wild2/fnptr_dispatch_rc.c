// A table of handlers; one of them does not lock
// tsan: no: runs of the program rarely show it
#include <pthread.h>
#include <stdlib.h>
typedef void (*handler)(int);
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int total, last;
void on_add(int v) { pthread_mutex_lock(&m); total += v; pthread_mutex_unlock(&m); } // RACE!
void on_reset(int v) { total = v; } // RACE!
void on_log(int v) { pthread_mutex_lock(&m); last = v; pthread_mutex_unlock(&m); }
handler handlers[] = { on_add, on_reset, on_log };
void *t_fun(void *arg) {
  for (int i = 0; i < 100; i++)
    handlers[rand() % 3](i);
  return NULL;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, t_fun, NULL);
  pthread_create(&b, NULL, t_fun, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return total + last > 0;
}
