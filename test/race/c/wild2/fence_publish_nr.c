// Publication by fences around relaxed accesses
// tsan: no: it does not follow fences
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
static int data[8];
static atomic_int ready;
static void *producer(void *u) {
  for (int i = 0; i < 8; i++)
    data[i] = i;
  atomic_thread_fence(memory_order_release);
  atomic_store_explicit(&ready, 1, memory_order_relaxed);
  return u;
}
static void *consumer(void *u) {
  while (!atomic_load_explicit(&ready, memory_order_relaxed))
    ;
  atomic_thread_fence(memory_order_acquire);
  for (int i = 0; i < 8; i++)
    assert(data[i] == i);
  return u;
}
int main(void) {
  pthread_t p, c;
  pthread_create(&c, 0, consumer, 0);
  pthread_create(&p, 0, producer, 0);
  pthread_join(p, 0);
  pthread_join(c, 0);
  return 0;
}
