// The lock of element i, the data of element j
// tsan: no: runs of the program rarely show it
#include <pthread.h>
#include <stdlib.h>
typedef struct { int data; pthread_mutex_t mutex; } cell;
cell cache[10];
void access(int i, int j) {
  pthread_mutex_lock(&cache[i].mutex);
  cache[j].data++; // RACE!
  pthread_mutex_unlock(&cache[i].mutex);
}
void *t_fun(void *arg) {
  access(rand() % 10, rand() % 10);
  return NULL;
}
int main(void) {
  pthread_t id;
  for (int i = 0; i < 10; i++)
    pthread_mutex_init(&cache[i].mutex, NULL);
  pthread_create(&id, NULL, t_fun, NULL);
  access(rand() % 10, rand() % 10);
  pthread_join(id, NULL);
  return 0;
}
