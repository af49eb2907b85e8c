// each thread builds a binary tree below its own record, by recursion
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct tree {
    struct tree *left, *right;
    int key, count;
};
struct job {
    pthread_t thread;
    unsigned seed;
    struct tree *root;
    int depth;
};
static void insert(struct tree **at, int key)
{
    if (!*at) {
        *at = calloc(1, sizeof **at); // NORACE
        (*at)->key = key;             // NORACE
        return;
    }
    if ((*at)->key == key)
        (*at)->count++; // NORACE
    else
        insert(key < (*at)->key ? &(*at)->left : &(*at)->right, key);
}
static int depth(const struct tree *t)
{
    if (!t)
        return 0;
    int l = depth(t->left), r = depth(t->right); // NORACE
    return 1 + (l > r ? l : r);
}
static void *build(void *arg)
{
    struct job *j = arg;
    for (int i = 0; i < 1000; i++)
        insert(&j->root, rand_r(&j->seed) % 500);
    j->depth = depth(j->root); // NORACE
    return NULL;
}
int main(void)
{
    enum { N = 4 };
    struct job *jobs = calloc(N, sizeof *jobs);
    for (unsigned i = 0; i < N; i++) {
        jobs[i].seed = i + 1;
        pthread_create(&jobs[i].thread, NULL, build, &jobs[i]);
    }
    for (int i = 0; i < N; i++)
        pthread_join(jobs[i].thread, NULL);
    for (int i = 0; i < N; i++)
        printf("%d %d\n", jobs[i].depth, jobs[i].root->count); // NORACE
    return 0;
}
