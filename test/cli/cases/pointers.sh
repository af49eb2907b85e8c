# shellcheck shell=bash disable=SC2154
# heddle callgraph and heddle points-to, and the contexts they can be asked in.

pointers() {
    cat >p.c <<'C'
#include <pthread.h>
#include <stdlib.h>
struct node { struct node *next; };
static struct node *head;
static void (*hook)(void);
static void one(void) { head->next = 0; }
static void two(void) { }
static struct node *make(struct node *next)
{
    struct node *n = malloc(sizeof *n);
    n->next = next;
    return n;
}
static void *work(void *arg)
{
    hook();
    return arg;
}
int main(int argc, char **argv)
{
    pthread_t t;
    head = make(0);
    hook = argc > 1 ? one : two;
    pthread_create(&t, 0, work, head);
    one(), pthread_join(t, 0);
    return 0;
}
C
}

case_callgraph() {
    pointers
    run callgraph p.c
    expect_code 0
    expect_out 'p.c:22: calls make$'
    expect_out 'p.c:24: starts work as thread'
    expect_out 'p.c:16: calls one, through a pointer'
    expect_out 'p.c:10: calls malloc, a library function'
    run callgraph -f dot p.c
    expect_out '"main" -> "work" .style=bold, label="thread".'
    run callgraph --format json p.c
    expect_out '"kind": "thread"'
    run callgraph --format sarif p.c
    expect_code 2
    expect_err 'text.json.dot'
}

case_points_to() {
    pointers
    run points-to hook@p.c:5 p.c
    expect_code 0
    expect_out '-> function `one`, p.c:6'
    expect_out '-> function `two`, p.c:7'
    run points-to head@p.c:22 p.c
    expect_out '-> heap .*, p.c:10'
    run points-to '*@p.c:16' p.c
    expect_out 'function called'
    run points-to -f json hook@p.c:5 p.c
    expect_out '"kind": "function"'
    run points-to -f dot hook@p.c:5 p.c
    expect_out 'digraph points_to'
    run points-to nothing@p.c:1 p.c
    expect_code 2
    expect_err "no variable 'nothing'"
    run points-to hook p.c
    expect_code 2
    expect_err 'expected VAR@FILE:LINE'
}

case_contexts() {
    pointers
    for context in insensitive callsite:2 object:1 object:2 origin:1 origin:2 thread adaptive; do
        run callgraph --context "$context" p.c
        expect_code 0
        expect_out 'starts work as thread'
        run check --context "$context" p.c
        expect_code 1
        run deadlocks --context "$context" p.c
        expect_code 0
    done
    run check --context sideways p.c
    expect_code 2
}
