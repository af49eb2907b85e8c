// One atomic asks and answers: each side waits for the value that the other one releases.
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
    for (int i = 0; i < box.len; i++) // NORACE
        if (box.text[i] >= 'a')
            box.text[i] -= 32; // NORACE
    atomic_store_explicit(&state, 2, memory_order_release);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, server, NULL);
    strcpy(box.text, "hello"); // NORACE
    box.len = 5; // NORACE
    atomic_store_explicit(&state, 1, memory_order_release);
    while (atomic_load_explicit(&state, memory_order_acquire) != 2)
        ;
    puts(box.text); // NORACE
    box.len = 0; // NORACE
    pthread_join(t, NULL);
    return 0;
}
