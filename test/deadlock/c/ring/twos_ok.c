/* Eight locks as in the racy twin, taken in one order. */
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t P0 = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t P1 = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t P2 = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t P3 = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t P4 = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t P5 = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t P6 = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t P7 = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t R0 = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t R1 = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t R2 = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t R3 = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t R4 = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t R5 = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t R6 = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t R7 = PTHREAD_MUTEX_INITIALIZER;

#define BOTH(name, first, second) \
    static void *name(void *arg) \
    { \
        pthread_mutex_lock(&first); \
        pthread_mutex_lock(&second); \
        pthread_mutex_unlock(&second); \
        pthread_mutex_unlock(&first); \
        return arg; \
    }

/* Names the locks in the order in which they are looked at. */
static void use_each(void)
{
    pthread_mutex_lock(&P0), pthread_mutex_unlock(&P0);
    pthread_mutex_lock(&P1), pthread_mutex_unlock(&P1);
    pthread_mutex_lock(&P2), pthread_mutex_unlock(&P2);
    pthread_mutex_lock(&P3), pthread_mutex_unlock(&P3);
    pthread_mutex_lock(&P4), pthread_mutex_unlock(&P4);
    pthread_mutex_lock(&P5), pthread_mutex_unlock(&P5);
    pthread_mutex_lock(&P6), pthread_mutex_unlock(&P6);
    pthread_mutex_lock(&P7), pthread_mutex_unlock(&P7);
    pthread_mutex_lock(&R0), pthread_mutex_unlock(&R0);
    pthread_mutex_lock(&R1), pthread_mutex_unlock(&R1);
    pthread_mutex_lock(&R2), pthread_mutex_unlock(&R2);
    pthread_mutex_lock(&R3), pthread_mutex_unlock(&R3);
    pthread_mutex_lock(&R4), pthread_mutex_unlock(&R4);
    pthread_mutex_lock(&R5), pthread_mutex_unlock(&R5);
    pthread_mutex_lock(&R6), pthread_mutex_unlock(&R6);
    pthread_mutex_lock(&R7), pthread_mutex_unlock(&R7);
}

BOTH(there0, R0, P0)
BOTH(back0, R0, P0)
BOTH(there1, R1, P1)
BOTH(back1, R1, P1)
BOTH(there2, R2, P2)
BOTH(back2, R2, P2)
BOTH(there3, R3, P3)
BOTH(back3, R3, P3)
BOTH(there4, R4, P4)
BOTH(back4, R4, P4)
BOTH(there5, R5, P5)
BOTH(back5, R5, P5)
BOTH(there6, R6, P6)
BOTH(back6, R6, P6)
BOTH(there7, R7, P7)
BOTH(back7, R7, P7)
BOTH(next0, R0, R1)
BOTH(next1, R1, R2)
BOTH(next2, R2, R3)
BOTH(next3, R3, R4)
BOTH(next4, R4, R5)
BOTH(next5, R5, R6)
BOTH(next6, R6, R7)
BOTH(next7, R0, R7)

int main(void)
{
    pthread_t t[24];
    use_each();
    pthread_create(&t[0], NULL, there0, NULL);
    pthread_create(&t[1], NULL, back0, NULL);
    pthread_create(&t[2], NULL, there1, NULL);
    pthread_create(&t[3], NULL, back1, NULL);
    pthread_create(&t[4], NULL, there2, NULL);
    pthread_create(&t[5], NULL, back2, NULL);
    pthread_create(&t[6], NULL, there3, NULL);
    pthread_create(&t[7], NULL, back3, NULL);
    pthread_create(&t[8], NULL, there4, NULL);
    pthread_create(&t[9], NULL, back4, NULL);
    pthread_create(&t[10], NULL, there5, NULL);
    pthread_create(&t[11], NULL, back5, NULL);
    pthread_create(&t[12], NULL, there6, NULL);
    pthread_create(&t[13], NULL, back6, NULL);
    pthread_create(&t[14], NULL, there7, NULL);
    pthread_create(&t[15], NULL, back7, NULL);
    pthread_create(&t[16], NULL, next0, NULL);
    pthread_create(&t[17], NULL, next1, NULL);
    pthread_create(&t[18], NULL, next2, NULL);
    pthread_create(&t[19], NULL, next3, NULL);
    pthread_create(&t[20], NULL, next4, NULL);
    pthread_create(&t[21], NULL, next5, NULL);
    pthread_create(&t[22], NULL, next6, NULL);
    pthread_create(&t[23], NULL, next7, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    pthread_join(t[2], NULL);
    pthread_join(t[3], NULL);
    pthread_join(t[4], NULL);
    pthread_join(t[5], NULL);
    pthread_join(t[6], NULL);
    pthread_join(t[7], NULL);
    pthread_join(t[8], NULL);
    pthread_join(t[9], NULL);
    pthread_join(t[10], NULL);
    pthread_join(t[11], NULL);
    pthread_join(t[12], NULL);
    pthread_join(t[13], NULL);
    pthread_join(t[14], NULL);
    pthread_join(t[15], NULL);
    pthread_join(t[16], NULL);
    pthread_join(t[17], NULL);
    pthread_join(t[18], NULL);
    pthread_join(t[19], NULL);
    pthread_join(t[20], NULL);
    pthread_join(t[21], NULL);
    pthread_join(t[22], NULL);
    pthread_join(t[23], NULL);
    return 0;
}
