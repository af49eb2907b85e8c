// Driver model: interrupt and ioctl threads started by probe, stopped by remove
#include <pthread.h>
#include <stdlib.h>
struct my_data { pthread_mutex_t lock; struct device { int shared_a, shared_b; } dev; };
struct my_data *d;
pthread_t t1, t2;
#define container_of(ptr, type, member) ((type *)((char *)(ptr) - offsetof(type, member)))
#include <stddef.h>
void *my_callback(void *arg) {
  struct device *dev = (struct device *)arg;
  struct my_data *data = container_of(dev, struct my_data, dev);
  pthread_mutex_lock(&data->lock);
  data->dev.shared_a = 1;
  data->dev.shared_b = data->dev.shared_b + 1;
  pthread_mutex_unlock(&data->lock);
  return 0;
}
int my_drv_probe(struct my_data *data) {
  struct device *dev = &data->dev;
  pthread_mutex_init(&data->lock, NULL);
  data->dev.shared_a = 0;
  data->dev.shared_b = 0;
  pthread_create(&t1, NULL, my_callback, dev);
  pthread_create(&t2, NULL, my_callback, dev);
  return 0;
}
void my_drv_disconnect(struct my_data *data) {
  pthread_join(t1, NULL);
  pthread_join(t2, NULL);
  pthread_mutex_destroy(&data->lock);
}
int main(void) {
  struct my_data data;
  int ret = my_drv_probe(&data);
  if (ret == 0) {
    my_drv_disconnect(&data);
    if (data.dev.shared_a != 1 || data.dev.shared_b != 2)
      abort();
  }
  return 0;
}
