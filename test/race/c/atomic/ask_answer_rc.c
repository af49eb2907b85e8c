// The same, but that the asker goes on when it finds its own question, and the answer is not there yet.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

struct message {
    char text[64];
    int len;
};

static struct message box;
static atomic_int state; /* 0 empty, 1 asked, 2 answered */

static void *server(void *arg)
{
    while (atomic_load_explicit(&state, memory_order_acquire) != 1)
        ;
    for (int i = 0; i < box.len; i++) // RACE! l
        if (box.text[i] >= 'a')
            box.text[i] -= 32; // RACE! t
    atomic_store_explicit(&state, 2, memory_order_release);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, server, NULL);
    strcpy(box.text, "hello");
    box.len = 5;
    atomic_store_explicit(&state, 1, memory_order_release);
    while (atomic_load_explicit(&state, memory_order_acquire) < 1)
        ;
    puts(box.text); // RACE! t
    box.len = 0; // RACE! l
    pthread_join(t, NULL);
    return 0;
}
