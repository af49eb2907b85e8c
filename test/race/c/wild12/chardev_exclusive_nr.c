// a character device that one process at a time has open, by compare and exchange
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

enum { NOT_USED, EXCLUSIVE_OPEN };
static atomic_int already_open = NOT_USED;
static char msg[81];
static int counter;

static int device_open(void)
{
    int expected = NOT_USED;
    if (!atomic_compare_exchange_strong(&already_open, &expected, EXCLUSIVE_OPEN))
        return -EBUSY;
    snprintf(msg, sizeof msg, "opened %d times\n", counter++); // NORACE
    return 0;
}
static int device_read(char *to, int n)
{
    int i = 0;
    for (; i < n && msg[i]; i++)
        to[i] = msg[i]; // NORACE
    return i;
}
static void device_release(void) { atomic_store(&already_open, NOT_USED); }

static void *process(void *arg)
{
    char buf[40];
    (void)arg;
    for (int i = 0; i < 10; i++) {
        if (device_open() < 0)
            continue;
        device_read(buf, sizeof buf);
        device_release();
    }
    return NULL;
}
int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, process, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return counter; // NORACE
}
