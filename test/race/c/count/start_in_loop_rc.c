// the loop starts as many threads as the argument says
#include <pthread.h>
#include <stdio.h>

static unsigned hash = 5381;

static void *hash_text(void *arg)
{
    for (const char *s = arg; *s; s++)
        hash = hash * 33 + (unsigned char)*s; // RACE!
    return NULL;
}

int main(int argc, char **argv)
{
    static char *fallback[] = {"one", "two", "three"};
    char **texts = argc > 1 ? argv + 1 : fallback;
    int count = argc > 1 ? argc - 1 : 3;
    pthread_t threads[16];

    if (count > 16)
        count = 16;
    for (int i = 0; i < count; i++) {
        pthread_create(&threads[i], NULL, hash_text, texts[i]);
    }
    for (int i = 0; i < count; i++)
        pthread_join(threads[i], NULL);
    printf("%u\n", hash); // NORACE
    return 0;
}
