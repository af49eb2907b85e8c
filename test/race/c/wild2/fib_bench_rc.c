// Two counters that follow each other without any lock
// tsan: some: runs of the program rarely show all
#include <pthread.h>
#include <assert.h>
int i = 3, j = 6;
#define NUM 5
void *t1(void *arg) {
  for (int k = 0; k < NUM; k++)
    i = j + 1; // RACE!
  return 0;
}
void *t2(void *arg) {
  for (int k = 0; k < NUM; k++)
    j = i + 1; // RACE!
  return 0;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, t1, 0);
  pthread_create(&b, 0, t2, 0);
  int c = i >= 16 || j >= 16; // RACE!
  assert(!c);
  return 0;
}
