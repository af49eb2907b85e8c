// Messages to the next thread, one semaphore for each (Pacheco)
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
int thread_count = 4;
char **messages;
sem_t *semaphores;
void *send_msg(void *rank) {
  long my_rank = (long)rank;
  long dest = (my_rank + 1) % thread_count;
  char *my_msg = malloc(100);
  sprintf(my_msg, "Hello to %ld from %ld", dest, my_rank);
  messages[dest] = my_msg;
  sem_post(&semaphores[dest]);
  sem_wait(&semaphores[my_rank]);
  printf("Thread %ld > %s\n", my_rank, messages[my_rank]);
  return NULL;
}
int main(void) {
  pthread_t *t = malloc(thread_count * sizeof *t);
  messages = malloc(thread_count * sizeof(char *));
  semaphores = malloc(thread_count * sizeof(sem_t));
  for (int i = 0; i < thread_count; i++) {
    messages[i] = NULL;
    sem_init(&semaphores[i], 0, 0);
  }
  for (long i = 0; i < thread_count; i++)
    pthread_create(&t[i], NULL, send_msg, (void *)i);
  for (int i = 0; i < thread_count; i++)
    pthread_join(t[i], NULL);
  for (int i = 0; i < thread_count; i++) {
    free(messages[i]);
    sem_destroy(&semaphores[i]);
  }
  free(messages);
  free(semaphores);
  free(t);
  return 0;
}
