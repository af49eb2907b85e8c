// who gave the lock back says so by -1; the caller goes on without it
#include <pthread.h>
#include <stdlib.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
struct st { int size, used; char *data; } st;
int grow(int n) {
    char *p = realloc(st.data, n);
    if (!p) {
        pthread_mutex_unlock(&m);
        return -1;
    }
    st.data = p;
    st.size = n; // RACE!
    return 0;
}
int put(char c) {
    pthread_mutex_lock(&m);
    if (st.used == st.size && grow(st.size * 2 + 8) < 0) { // RACE!
        st.size = -1; // RACE!
        return -1;
    }
    st.data[st.used++] = c;
    pthread_mutex_unlock(&m);
    return 0;
}
void *t_fun(void *arg) {
    for (int i = 0; i < 100; i++) put('a');
    return NULL;
}
int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, t_fun, NULL);
    pthread_create(&b, NULL, t_fun, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
