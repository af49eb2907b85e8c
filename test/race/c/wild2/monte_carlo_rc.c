// Each thread adds its hits to a global without lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
long number_in_circle = 0;
int thread_count;
long long tosses = 100000;
void *throw_darts(void *rank) {
  long my_rank = (long)rank;
  unsigned seed = my_rank;
  long long my = tosses / thread_count;
  for (long long i = 0; i < my; i++) {
    double x = (double)rand_r(&seed) / RAND_MAX, y = (double)rand_r(&seed) / RAND_MAX;
    if (x * x + y * y <= 1)
      number_in_circle++; // RACE!
  }
  return NULL;
}
int main(int argc, char *argv[]) {
  long thread;
  pthread_t *handles;
  thread_count = argc > 1 ? strtol(argv[1], NULL, 10) : 4;
  handles = malloc(thread_count * sizeof(pthread_t));
  for (thread = 0; thread < thread_count; thread++)
    pthread_create(&handles[thread], NULL, throw_darts, (void *)thread);
  for (thread = 0; thread < thread_count; thread++)
    pthread_join(handles[thread], NULL);
  printf("pi = %f\n", 4.0 * number_in_circle / tosses);
  free(handles);
  return 0;
}
