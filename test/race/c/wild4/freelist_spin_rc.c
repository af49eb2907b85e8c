// a pool of packets under a spin lock; the length is logged after the packet was given back
#include <pthread.h>
#include <stdio.h>
#include <string.h>
struct packet {
    struct packet *next;
    int len;
    char data[60];
};
static struct packet store[16], *free_list;
static pthread_spinlock_t pool_lock;

static struct packet *pkt_alloc(void)
{
    pthread_spin_lock(&pool_lock);
    struct packet *p = free_list;
    if (p)
        free_list = p->next;
    pthread_spin_unlock(&pool_lock);
    return p;
}
static void pkt_free(struct packet *p)
{
    pthread_spin_lock(&pool_lock);
    p->next = free_list;
    free_list = p;
    pthread_spin_unlock(&pool_lock);
}
static void *traffic(void *arg)
{
    long sent = 0;
    for (int i = 0; i < 1000; i++) {
        struct packet *p = pkt_alloc();
        if (!p)
            continue;
        p->len = i % 60; // RACE!
        memset(p->data, (int)(long)arg, 10);
        pkt_free(p);
        sent += p->len; // RACE!
    }
    return (void *)sent;
}

int main(void)
{
    pthread_t t[3];
    pthread_spin_init(&pool_lock, 0);
    for (int i = 0; i < 16; i++) {
        store[i].next = free_list;
        free_list = &store[i];
    }
    for (long i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, traffic, (void *)i);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
