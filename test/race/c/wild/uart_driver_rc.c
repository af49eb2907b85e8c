// Driver in the style of a harness: probe, open, write, interrupt; one path forgets the lock
// tsan: some: runs of the program rarely show all
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#define BUF 128
struct uart_dev {
    pthread_mutex_t lock;
    int opened;
    int irq_enabled;
    unsigned char tx[BUF];
    int tx_head, tx_tail;
    unsigned overruns;
};

static struct uart_dev *dev;

static int uart_open(struct uart_dev *d)
{
    int ret = 0;
    pthread_mutex_lock(&d->lock);
    if (d->opened++)
        ret = -1;
    else
        d->irq_enabled = 1; // RACE! i
    pthread_mutex_unlock(&d->lock);
    return ret;
}

static void uart_close(struct uart_dev *d)
{
    pthread_mutex_lock(&d->lock);
    if (--d->opened == 0)
        d->irq_enabled = 0; // RACE! i
    pthread_mutex_unlock(&d->lock);
}

static int uart_write(struct uart_dev *d, const char *s)
{
    int n = 0;
    pthread_mutex_lock(&d->lock);
    while (*s) {
        int next = (d->tx_tail + 1) % BUF;
        if (next == d->tx_head) {
            d->overruns++; // RACE! o
            break;
        }
        d->tx[d->tx_tail] = *s++;
        d->tx_tail = next;
        n++;
    }
    pthread_mutex_unlock(&d->lock);
    return n;
}

static unsigned uart_stat(struct uart_dev *d)
{
    return d->overruns; // RACE! o
}

static void *irq_thread(void *p)
{
    struct uart_dev *d = p;
    for (int i = 0; i < 1000; i++) {
        if (!d->irq_enabled) // RACE! i
            continue;
        pthread_mutex_lock(&d->lock);
        if (d->tx_head != d->tx_tail)
            d->tx_head = (d->tx_head + 1) % BUF;
        pthread_mutex_unlock(&d->lock);
    }
    return NULL;
}

static void *user_thread(void *p)
{
    if (uart_open(dev) == 0)
        uart_write(dev, (const char *)p);
    if (uart_stat(dev) > 10)
        abort();
    uart_close(dev);
    return NULL;
}

static struct uart_dev *uart_probe(void)
{
    struct uart_dev *d = malloc(sizeof *d);
    memset(d, 0, sizeof *d);
    pthread_mutex_init(&d->lock, NULL);
    return d;
}

int main(void)
{
    pthread_t irq, u[2];
    dev = uart_probe();
    pthread_create(&irq, NULL, irq_thread, dev);
    pthread_create(&u[0], NULL, user_thread, "hello hello hello");
    pthread_create(&u[1], NULL, user_thread, "world");
    pthread_join(u[0], NULL);
    pthread_join(u[1], NULL);
    pthread_join(irq, NULL);
    free(dev);
    return 0;
}
