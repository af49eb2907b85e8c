/* A-INT: an integer from memory that is computed with is a number, not an address. */
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

static const uintptr_t mask = 0x5a5a5a5a5a5a5a5a;
static uintptr_t hidden;

static void *work(void *arg)
{
#ifdef CONTROL
    long *value = arg;
#else
    long *value = (long *)(hidden ^ mask);
    (void)arg;
#endif
    ++*value; /* MISSED */
    return NULL;
}

int main(void)
{
    long *value = malloc(sizeof *value);
    *value = 0;
    hidden = (uintptr_t)value ^ mask;
    pthread_t a;
    pthread_create(&a, NULL, work, value);
    ++*value; /* MISSED */
    pthread_join(a, NULL);
    return 0;
}
