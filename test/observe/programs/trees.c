/* Recursion, trees, tagged pointers, results through arguments, structures by value. */
#include <stdint.h>
#include <stdlib.h>
struct tree {
    struct tree *child[2];
    int key, *hits;
};
struct pair {
    struct tree *a, *b;
};
static int hits[2];
static struct tree *insert(struct tree *t, int key)
{
    if (!t) {
        t = malloc(sizeof *t);
        t->child[0] = t->child[1] = NULL;
        t->key = key;
        t->hits = &hits[key & 1];
        return t;
    }
    t->child[key > t->key] = insert(t->child[key > t->key], key);
    return t;
}
static struct pair split(struct tree *t)
{
    struct pair p = {t->child[0], t->child[1]};
    return p;
}
static int find(struct tree *t, int key, struct tree **out)
{
    while (t && t->key != key)
        t = t->child[key > t->key];
    *out = t;
    return t != NULL;
}
static int sum(const struct tree *t)
{
    if (!t)
        return 0;
    ++*t->hits;
    return t->key + sum(t->child[0]) + sum(t->child[1]);
}
int main(void)
{
    static const int keys[] = {5, 2, 8, 1, 9, 3, 7};
    struct tree *root = NULL, *found;
    for (unsigned i = 0; i < sizeof keys / sizeof *keys; i++)
        root = insert(root, keys[i]);
    struct pair p = split(root);
    uintptr_t tagged = (uintptr_t)p.a | 1;
    struct tree *plain = (struct tree *)(tagged & ~(uintptr_t)1);
    int n = sum(root) + plain->key + p.b->key;
    if (find(root, 9, &found))
        n += *found->hits;
    return n == 0;
}
