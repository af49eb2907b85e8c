// Driver model: probe goes on initialising after the callbacks were registered
#include <pthread.h>
#include <stdlib.h>
#include <stddef.h>
struct my_data { pthread_mutex_t lock; struct device { int shared_a, shared_b; } dev; };
pthread_t t1, t2;
#define container_of(ptr, type, member) ((type *)((char *)(ptr) - offsetof(type, member)))
void *my_callback(void *arg) {
  struct device *dev = (struct device *)arg;
  struct my_data *data = container_of(dev, struct my_data, dev);
  pthread_mutex_lock(&data->lock);
  data->dev.shared_a = 1; // RACE! a
  data->dev.shared_b = data->dev.shared_b + 1; // RACE! b
  pthread_mutex_unlock(&data->lock);
  return 0;
}
int my_drv_probe(struct my_data *data) {
  struct device *dev = &data->dev;
  pthread_mutex_init(&data->lock, NULL);
  pthread_create(&t1, NULL, my_callback, dev);
  pthread_create(&t2, NULL, my_callback, dev);
  data->dev.shared_a = 0; // RACE! a
  data->dev.shared_b = 0; // RACE! b
  return 0;
}
void my_drv_disconnect(struct my_data *data) {
  pthread_join(t1, NULL);
  pthread_join(t2, NULL);
  pthread_mutex_destroy(&data->lock);
}
int main(void) {
  struct my_data data;
  if (my_drv_probe(&data) == 0) {
    my_drv_disconnect(&data);
    if (data.dev.shared_b > 2)
      abort();
  }
  return 0;
}
