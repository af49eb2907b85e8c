// A recursive mutex and nested functions that both lock
#include <pthread.h>
#include <stdio.h>
static pthread_mutex_t rm;
static int depth, log_len;
static char log_buf[128];
static void log_char(char c) {
  pthread_mutex_lock(&rm);
  if (log_len < 127)
    log_buf[log_len++] = c;
  pthread_mutex_unlock(&rm);
}
static void work(int n) {
  pthread_mutex_lock(&rm);
  depth++;
  log_char('a' + n % 26);
  if (n > 0)
    work(n - 1);
  depth--;
  pthread_mutex_unlock(&rm);
}
static void *run(void *arg) {
  work(5);
  return arg;
}
int main(void) {
  pthread_mutexattr_t attr;
  pthread_t a, b;
  pthread_mutexattr_init(&attr);
  pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&rm, &attr);
  pthread_create(&a, NULL, run, NULL);
  pthread_create(&b, NULL, run, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  log_buf[log_len] = 0;
  puts(log_buf);
  return 0;
}
