// Error paths with goto that all unlock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static pthread_mutex_t mtx = PTHREAD_MUTEX_INITIALIZER;
static char *names[8];
static int n_names, failed;
static int add_name(const char *s) {
  int ret = -1;
  pthread_mutex_lock(&mtx);
  if (n_names >= 8)
    goto out;
  if (!*s) {
    failed++;
    goto out;
  }
  names[n_names] = strdup(s);
  if (!names[n_names])
    goto out;
  n_names++;
  ret = 0;
out:
  pthread_mutex_unlock(&mtx);
  return ret;
}
static void *t(void *arg) {
  char buf[16];
  for (int i = 0; i < 6; i++) {
    snprintf(buf, sizeof buf, "%s%d", (char *)arg, i);
    if (add_name(buf))
      add_name("");
  }
  return NULL;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, t, "x");
  pthread_create(&b, NULL, t, "y");
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  for (int i = 0; i < n_names; i++) {
    puts(names[i]);
    free(names[i]);
  }
  return failed;
}
