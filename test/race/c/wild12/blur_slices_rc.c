// slices of a row, blurred in place: the neighbour's first element is read
#include <pthread.h>

#define N 4000
#define T 4
static int pixel[N];
struct slice { int from, to; };

static void *blur(void *arg)
{
    struct slice *s = arg;
    for (int i = s->from; i < s->to; i++) {
        int right = i + 1 < N ? pixel[i + 1] : 0; // RACE!
        pixel[i] = (pixel[i] + right) / 2;        // RACE!
    }
    return NULL;
}
int main(void)
{
    pthread_t t[T];
    struct slice s[T];
    for (int i = 0; i < N; i++)
        pixel[i] = i & 255; // NORACE
    for (int i = 0; i < T; i++) {
        s[i].from = i * (N / T);
        s[i].to = (i + 1) * (N / T);
        pthread_create(&t[i], NULL, blur, &s[i]);
    }
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    return pixel[7];
}
