// A function with a static buffer called by two threads
// tsan: some: runs of the program rarely show all
#include <pthread.h>
#include <stdio.h>
#include <string.h>
static const char *hex(unsigned v) {
  static char buf[16];
  static int calls;
  calls++; // RACE! c
  snprintf(buf, sizeof buf, "%08x", v); // RACE! b
  return buf;
}
static void *show(void *arg) {
  char copy[16];
  strcpy(copy, hex((unsigned)(size_t)arg)); // RACE! b
  puts(copy);
  return NULL;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, show, (void *)10);
  pthread_create(&b, NULL, show, (void *)20);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
