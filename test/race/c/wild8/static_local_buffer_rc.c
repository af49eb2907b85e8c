// A function formats into a static buffer that it returns
#include <pthread.h>
#include <stdio.h>
static const char *ip_text(unsigned ip)
{
    static char buf[16];
    snprintf(buf, sizeof buf, "%u.%u.%u.%u", ip >> 24, ip >> 16 & 255, ip >> 8 & 255, ip & 255); // RACE!
    return buf;
}
static void *log_conn(void *arg)
{
    unsigned base = *(unsigned *)arg;
    for (unsigned i = 0; i < 100; i++)
        printf("connection from %s\n", ip_text(base + i)); // RACE!
    return NULL;
}
int main(void)
{
    pthread_t a, b;
    unsigned x = 0x0a000001, y = 0xc0a80001;
    pthread_create(&a, NULL, log_conn, &x);
    pthread_create(&b, NULL, log_conn, &y);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
