// Two threads set different bits of one word
#include <pthread.h>
#include <stdio.h>

struct status {
    unsigned rx_ready : 1;
    unsigned tx_ready : 1;
    unsigned errors : 6;
    int last;
};
static struct status st;

static void *rx(void *p)
{
    struct status *s = p;
    for (int i = 0; i < 100; i++) {
        s->rx_ready = i & 1; // RACE!
        s->last = i;
    }
    return NULL;
}

static void *tx(void *p)
{
    struct status *s = p;
    for (int i = 0; i < 100; i++)
        s->tx_ready = !(i & 1); // RACE!
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, rx, &st);
    pthread_create(&b, NULL, tx, &st);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%u %u %d\n", st.rx_ready, st.tx_ready, st.last);
    return 0;
}
