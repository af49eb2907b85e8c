// strtok_r keeps its position in the caller
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static void *count_words(void *arg)
{
    char text[] = "the quick brown fox jumps over the lazy dog";
    int words = 0;
    char *position;

    for (char *word = strtok_r(text, " ", &position); word; // NORACE
         word = strtok_r(NULL, " ", &position)) // NORACE
        words++;
    *(int *)arg = words;
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int words[2];

    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, count_words, &words[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d %d\n", words[0] > 0, words[1] > 0);
    return 0;
}
