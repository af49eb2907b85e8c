/* A-ASM: what inline assembler does to memory is not seen. It is named under lost coverage. */
#include <pthread.h>

static long total;

static void *work(void *arg)
{
#ifdef CONTROL
    total = 1; /* MISSED */
#else
    __asm__ volatile("movq $1, %0" : "=m"(total)); /* MISSED */
#endif
    return arg;
}

int main(void)
{
    pthread_t a;
    pthread_create(&a, NULL, work, NULL);
    total++; /* MISSED */
    pthread_join(a, NULL);
    return 0;
}
