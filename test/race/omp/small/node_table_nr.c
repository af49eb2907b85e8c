// List nodes are gathered in a table of pointers, then worked on by index.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

struct node {
    int key;
    double value;
    struct node *next;
};

int main(void)
{
    struct node *head = NULL;
    int count = 0;
    for (int i = 0; i < 200; i++) {
        struct node *n = malloc(sizeof *n);
        n->key = i;
        n->value = 0;
        n->next = head;
        head = n;
        count++;
    }
    struct node **table = malloc(count * sizeof *table);
    int k = 0;
    for (struct node *n = head; n; n = n->next)
        table[k++] = n;
#pragma omp parallel for schedule(guided)
    for (int i = 0; i < count; i++)
        table[i]->value = table[i]->key * 0.5;
    double sum = 0;
    for (struct node *n = head; n; n = n->next)
        sum += n->value;
    printf("%f\n", sum);
    while (head) {
        struct node *n = head;
        head = n->next;
        free(n);
    }
    free(table);
    return 0;
}
