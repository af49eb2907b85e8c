// Histogram of letters.
// flags: -fopenmp
#include <stdio.h>
#include <string.h>

static const char text[] = "the quick brown fox jumps over the lazy dog";

int main(void)
{
    int count[26];
    size_t len = strlen(text);
    memset(count, 0, sizeof(count));
#pragma omp parallel for shared(count)
    for (size_t i = 0; i < len; i++) {
        char c = text[i];
        if (c >= 'a' && c <= 'z')
            ++count[c - 'a']; // RACE!
    }
    for (int i = 0; i < 26; i++)
        printf("%c %d\n", 'a' + i, count[i]);
    return 0;
}
