// words counted in a table behind a structure, the total in a member without protection
// flags: -fopenmp
#include <stdio.h>
#include <string.h>
struct stats { int letters[26]; int total; };
static void count(struct stats *s, const char *text)
{
    int n = (int)strlen(text);
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        int c = text[i] - 'a';
        if (c >= 0 && c < 26) {
#pragma omp atomic
            s->letters[c]++;
            s->total++; // RACE!
        }
    }
}
int main(void)
{
    struct stats s = {{0}, 0};
    count(&s, "the quick brown fox jumps over the lazy dog");
    printf("%d\n", s.total);
    return 0;
}
