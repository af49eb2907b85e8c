// Busy waiting on a plain flag (Pacheco): the flag itself is a race
// tsan: some: runs of the program rarely show all
#include <pthread.h>
#include <stdio.h>
#define THREADS 2
double sum;
int flag;
void *thread_sum(void *rank) {
  long my_rank = (long)rank;
  double my_sum = 0;
  for (int i = 0; i < 1000; i++)
    my_sum += (my_rank ? -1.0 : 1.0) / (2 * i + 1);
  while (flag != my_rank) // RACE! f
    ;
  sum += my_sum; // RACE! s
  flag = (flag + 1) % THREADS; // RACE! f
  return NULL;
}
int main(void) {
  pthread_t t[THREADS];
  for (long i = 0; i < THREADS; i++)
    pthread_create(&t[i], NULL, thread_sum, (void *)i);
  for (int i = 0; i < THREADS; i++)
    pthread_join(t[i], NULL);
  printf("%f\n", sum);
  return 0;
}
