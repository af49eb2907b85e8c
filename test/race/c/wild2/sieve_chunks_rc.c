// Prime sieve: threads mark multiples in one bitmap of bytes, several bits each
// tsan: no: runs of the program rarely show it
#include <pthread.h>
#include <stdio.h>
#define MAX 1000
static unsigned char composite[MAX / 8 + 1];
static int next_prime = 2;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void mark(int k) { composite[k / 8] |= 1 << (k % 8); } // RACE!
static int is_marked(int k) { return composite[k / 8] >> (k % 8) & 1; } // RACE!
static void *work(void *arg) {
  for (;;) {
    pthread_mutex_lock(&m);
    while (next_prime * next_prime < MAX && is_marked(next_prime))
      next_prime++;
    int p = next_prime++;
    pthread_mutex_unlock(&m);
    if (p * p >= MAX)
      return arg;
    for (int k = p * p; k < MAX; k += p)
      mark(k);
  }
}
int main(void) {
  pthread_t t[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&t[i], NULL, work, NULL);
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], NULL);
  int n = 0;
  for (int k = 2; k < MAX; k++)
    n += !is_marked(k);
  printf("%d\n", n);
  return 0;
}
