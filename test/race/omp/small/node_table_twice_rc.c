// The list is gathered twice into one table: each node is there twice.
// flags: -fopenmp
// tsan: some: the two must meet
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
    struct node **table = malloc(2 * count * sizeof *table);
    int k = 0;
    for (struct node *n = head; n; n = n->next)
        table[k++] = n;
    for (struct node *n = head; n; n = n->next)
        table[k++] = n;
#pragma omp parallel for schedule(static)
    for (int i = 0; i < 2 * count; i++)
        table[i]->value = table[i]->key * 0.5; // RACE!
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
