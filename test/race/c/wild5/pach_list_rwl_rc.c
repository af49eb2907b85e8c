// sorted list: delete takes the read lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct list_node_s {
    int data;
    struct list_node_s *next;
};
struct list_node_s *head = NULL;
pthread_rwlock_t rwlock = PTHREAD_RWLOCK_INITIALIZER;
int Member(int value)
{
    struct list_node_s *temp = head; // RACE! h
    while (temp != NULL && temp->data < value) // RACE! n
        temp = temp->next; // RACE! n
    return temp != NULL && temp->data == value; // RACE! n
}
int Delete(int value)
{
    struct list_node_s *curr = head, *pred = NULL; // RACE! h
    while (curr != NULL && curr->data < value) { // RACE! n
        pred = curr;
        curr = curr->next; // RACE! n
    }
    if (curr != NULL && curr->data == value) { // RACE! n
        if (pred == NULL)
            head = curr->next; // RACE! h n
        else
            pred->next = curr->next; // RACE! n
        free(curr); // RACE! n
        return 1;
    }
    return 0;
}
void *Thread_work(void *rank)
{
    unsigned seed = (long)rank + 1;
    for (int i = 0; i < 1000; i++) {
        int which = rand_r(&seed) % 10, val = rand_r(&seed) % 100;
        pthread_rwlock_rdlock(&rwlock);
        if (which < 6)
            Member(val);
        else
            Delete(val);
        pthread_rwlock_unlock(&rwlock);
    }
    return NULL;
}
int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 50; i++) {
        struct list_node_s *n = malloc(sizeof *n);
        n->data = 100 - i;
        n->next = head;
        head = n;
    }
    for (long i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, Thread_work, (void *)i);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
