// a byte ring between two threads whose write index is published without an order
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#define CAP 256u
typedef struct {
    uint8_t buf[CAP];
    _Atomic uint32_t rd, wr;
} fifo_t;
static fifo_t fifo;

static size_t fifo_put(fifo_t *f, const uint8_t *src, size_t n)
{
    uint32_t w = atomic_load_explicit(&f->wr, memory_order_relaxed);
    uint32_t r = atomic_load_explicit(&f->rd, memory_order_acquire);
    if (n > CAP - (w - r))
        n = CAP - (w - r);
    for (size_t i = 0; i < n; i++)
        f->buf[(w + i) & (CAP - 1)] = src[i]; // RACE!
    atomic_store_explicit(&f->wr, w + (uint32_t)n, memory_order_relaxed);
    return n;
}

static size_t fifo_get(fifo_t *f, uint8_t *dst, size_t n)
{
    uint32_t r = atomic_load_explicit(&f->rd, memory_order_relaxed);
    uint32_t w = atomic_load_explicit(&f->wr, memory_order_relaxed);
    if (n > w - r)
        n = w - r;
    for (size_t i = 0; i < n; i++)
        dst[i] = f->buf[(r + i) & (CAP - 1)]; // RACE!
    atomic_store_explicit(&f->rd, r + (uint32_t)n, memory_order_release);
    return n;
}

static void *writer(void *arg)
{
    uint8_t chunk[50];
    (void)arg;
    for (int i = 0; i < 100; i++) {
        memset(chunk, i, sizeof chunk);
        for (size_t off = 0; off < sizeof chunk;)
            off += fifo_put(&fifo, chunk + off, sizeof chunk - off);
    }
    return NULL;
}

int main(void)
{
    pthread_t t;
    uint8_t in[64];
    unsigned long sum = 0;
    pthread_create(&t, NULL, writer, NULL);
    for (size_t total = 0; total < 5000;) {
        size_t n = fifo_get(&fifo, in, sizeof in);
        for (size_t i = 0; i < n; i++)
            sum += in[i];
        total += n;
    }
    pthread_join(t, NULL);
    printf("%lu\n", sum);
    return 0;
}
