// Each element of an array of structs is locked by its own mutex, index chosen at run time
#include <pthread.h>
#include <stdlib.h>
typedef struct { int data; pthread_mutex_t mutex; } cell;
cell cache[10];
void access(int i) {
  pthread_mutex_lock(&cache[i].mutex);
  cache[i].data++;
  pthread_mutex_unlock(&cache[i].mutex);
}
void *t_fun(void *arg) {
  access(rand() % 10);
  return NULL;
}
int main(void) {
  pthread_t id;
  for (int i = 0; i < 10; i++)
    pthread_mutex_init(&cache[i].mutex, NULL);
  pthread_create(&id, NULL, t_fun, NULL);
  access(rand() % 10);
  pthread_join(id, NULL);
  return 0;
}
