/* An interpreter whose functions call each other in a large circle; it counts its steps under the lock that its caller holds. */
#include <pthread.h>

enum kind { SUM, PRODUCT, POWER, UNARY, PRIMARY, CALL, LIST, INDEX, MEMBER, BLOCK, BRANCH, LOOP, ASSIGNMENT, COMPARISON, LOGIC, LEAF };

struct expr {
    enum kind kind;
    int value;
    struct expr *left, *right;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long steps;
static struct expr one = {LEAF, 1, 0, 0};
static struct expr two = {SUM, 0, &one, &one};
static struct expr top = {PRODUCT, 0, &two, &one};

static int eval(struct expr *e);

static int eval_sum(struct expr *e);
static int eval_product(struct expr *e);
static int eval_power(struct expr *e);
static int eval_unary(struct expr *e);
static int eval_primary(struct expr *e);
static int eval_call(struct expr *e);
static int eval_list(struct expr *e);
static int eval_index(struct expr *e);
static int eval_member(struct expr *e);
static int eval_block(struct expr *e);
static int eval_branch(struct expr *e);
static int eval_loop(struct expr *e);
static int eval_assignment(struct expr *e);
static int eval_comparison(struct expr *e);
static int eval_logic(struct expr *e);

static int eval_sum(struct expr *e)
{
    if (e->kind != SUM)
        return eval_product(e);
    steps++;
    return eval(e->left) + 1 * eval(e->right);
}

static int eval_product(struct expr *e)
{
    if (e->kind != PRODUCT)
        return eval_power(e);
    steps++;
    return eval(e->left) + 2 * eval(e->right);
}

static int eval_power(struct expr *e)
{
    if (e->kind != POWER)
        return eval_unary(e);
    steps++;
    return eval(e->left) + 3 * eval(e->right);
}

static int eval_unary(struct expr *e)
{
    if (e->kind != UNARY)
        return eval_primary(e);
    steps++;
    return eval(e->left) + 4 * eval(e->right);
}

static int eval_primary(struct expr *e)
{
    if (e->kind != PRIMARY)
        return eval_call(e);
    steps++;
    return eval(e->left) + 5 * eval(e->right);
}

static int eval_call(struct expr *e)
{
    if (e->kind != CALL)
        return eval_list(e);
    steps++;
    return eval(e->left) + 6 * eval(e->right);
}

static int eval_list(struct expr *e)
{
    if (e->kind != LIST)
        return eval_index(e);
    steps++;
    return eval(e->left) + 7 * eval(e->right);
}

static int eval_index(struct expr *e)
{
    if (e->kind != INDEX)
        return eval_member(e);
    steps++;
    return eval(e->left) + 8 * eval(e->right);
}

static int eval_member(struct expr *e)
{
    if (e->kind != MEMBER)
        return eval_block(e);
    steps++;
    return eval(e->left) + 9 * eval(e->right);
}

static int eval_block(struct expr *e)
{
    if (e->kind != BLOCK)
        return eval_branch(e);
    steps++;
    return eval(e->left) + 10 * eval(e->right);
}

static int eval_branch(struct expr *e)
{
    if (e->kind != BRANCH)
        return eval_loop(e);
    steps++;
    return eval(e->left) + 11 * eval(e->right);
}

static int eval_loop(struct expr *e)
{
    if (e->kind != LOOP)
        return eval_assignment(e);
    steps++;
    return eval(e->left) + 12 * eval(e->right);
}

static int eval_assignment(struct expr *e)
{
    if (e->kind != ASSIGNMENT)
        return eval_comparison(e);
    steps++;
    return eval(e->left) + 13 * eval(e->right);
}

static int eval_comparison(struct expr *e)
{
    if (e->kind != COMPARISON)
        return eval_logic(e);
    steps++;
    return eval(e->left) + 14 * eval(e->right);
}

static int eval_logic(struct expr *e)
{
    if (e->kind != LOGIC)
        return eval_sum(e);
    steps++;
    return eval(e->left) + 15 * eval(e->right);
}

static int eval(struct expr *e)
{
    return e->kind == LEAF ? e->value : eval_sum(e);
}

static void *run(void *arg)
{
    int value;

    pthread_mutex_lock(&lock);
    value = eval(arg);
    pthread_mutex_unlock(&lock);
    return value > 0 ? arg : 0;
}

int main(void)
{
    pthread_t a, b;

    pthread_create(&a, 0, run, &top);
    pthread_create(&b, 0, run, &two);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return (int)steps;
}
