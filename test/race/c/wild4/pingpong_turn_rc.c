// two threads in turn, one hands the turn over before it has moved
#include <pthread.h>
#include <stdio.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int turn;
static char board[9];

static void wait_turn(int me)
{
    pthread_mutex_lock(&m);
    while (turn != me)
        pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
}
static void give_turn(int other)
{
    pthread_mutex_lock(&m);
    turn = other;
    pthread_cond_broadcast(&c);
    pthread_mutex_unlock(&m);
}
static void *player_x(void *p)
{
    for (int move = 0; move < 4; move++) {
        wait_turn(0);
        board[move * 2] = 'x'; // RACE!
        give_turn(1);
    }
    return p;
}
static void *player_o(void *p)
{
    for (int move = 0; move < 4; move++) {
        wait_turn(1);
        give_turn(0);
        for (int i = 0; i < 9; i++)
            if (!board[i]) { // RACE!
                board[i] = 'o'; // RACE!
                break;
            }
    }
    return p;
}

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
