// two threads in turn by a variable under a lock; the board is used without it
#include <pthread.h>
#include <stdio.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int turn;
static char board[9];

static void play(int me, char mark)
{
    for (int move = 0; move < 4; move++) {
        pthread_mutex_lock(&m);
        while (turn != me)
            pthread_cond_wait(&c, &m);
        pthread_mutex_unlock(&m);
        for (int i = 0; i < 9; i++)
            if (!board[i]) {
                board[i] = mark;
                break;
            }
        pthread_mutex_lock(&m);
        turn = 1 - me;
        pthread_cond_broadcast(&c);
        pthread_mutex_unlock(&m);
    }
}
static void *player_x(void *p) { play(0, 'x'); return p; }
static void *player_o(void *p) { play(1, 'o'); return p; }

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, player_x, NULL);
    pthread_create(&b, NULL, player_o, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%.9s\n", board);
    return 0;
}
