// Peterson with an array of flags and the thread's number
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
atomic_int flag[2];
atomic_int turn;
int count;
void lock(int self) {
  flag[self] = 1;
  turn = 1 - self;
  while (flag[1 - self] == 1 && turn == 1 - self)
    ;
}
void unlock(int self) { flag[self] = 0; }
void *func(void *s) {
  int self = *(int *)s;
  lock(self);
  for (int i = 0; i < 1000; i++)
    count++;
  unlock(self);
  return NULL;
}
int main(void) {
  pthread_t p1, p2;
  int a = 0, b = 1;
  pthread_create(&p1, NULL, func, &a);
  pthread_create(&p2, NULL, func, &b);
  pthread_join(p1, NULL);
  pthread_join(p2, NULL);
  printf("%d\n", count);
  return 0;
}
