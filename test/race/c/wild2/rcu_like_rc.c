// Two buffers and an index that readers take without order
// tsan: some: runs of the program rarely show all
#include <pthread.h>
#include <assert.h>
struct item { int a, b; };
struct item items[2];
int cur;
void *reader(void *arg) {
  struct item *p = &items[cur]; // RACE! c
  assert(p->a == p->b); // RACE! i
  return 0;
}
void *writer(void *arg) {
  for (int n = 1; n < 4; n++) {
    struct item *p = &items[1 - cur];
    p->a = n; // RACE! i
    p->b = n; // RACE! i
    cur = 1 - cur; // RACE! c
  }
  return 0;
}
int main(void) {
  pthread_t r, w;
  pthread_create(&w, 0, writer, 0);
  pthread_create(&r, 0, reader, 0);
  pthread_join(w, 0);
  pthread_join(r, 0);
  return 0;
}
