// a readers-writer lock of atomic blocks and assumptions: the reader reads again after it has left
extern void abort(void);
void assume_abort_if_not(int cond)
{
    if (!cond)
        abort();
}
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
void reach_error(void) { abort(); }
#include <pthread.h>
#define assert(e) \
    if (!(e))     \
    reach_error()

int w = 0, r = 0, x, y;

void __VERIFIER_atomic_take_write_lock(void)
{
    assume_abort_if_not(w == 0 && r == 0);
    w = 1;
}

void __VERIFIER_atomic_take_read_lock(void)
{
    assume_abort_if_not(w == 0);
    r = r + 1;
}

void __VERIFIER_atomic_release_read_lock(void)
{
    r = r - 1;
}

void *writer(void *arg)
{
    __VERIFIER_atomic_take_write_lock();
    x = 3; // RACE! x
    y = 4;
    __VERIFIER_atomic_begin();
    w = 0;
    __VERIFIER_atomic_end();
    return 0;
}

void *reader(void *arg)
{
    int l;

    __VERIFIER_atomic_take_read_lock();
    l = x;
    assert(y >= 0);
    __VERIFIER_atomic_release_read_lock();
    assert(l == x); // RACE! x
    return 0;
}

int main(void)
{
    pthread_t t1, t2, t3, t4;

    pthread_create(&t1, 0, writer, 0);
    pthread_create(&t2, 0, reader, 0);
    pthread_create(&t3, 0, writer, 0);
    pthread_create(&t4, 0, reader, 0);
    pthread_join(t1, 0);
    pthread_join(t2, 0);
    pthread_join(t3, 0);
    pthread_join(t4, 0);
    return 0;
}
