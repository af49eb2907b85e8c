// sorted list with member, insert and delete under a read-write lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct list_node_s {
    int data;
    struct list_node_s *next;
};
struct list_node_s *head = NULL;
pthread_rwlock_t rwlock;
pthread_mutex_t count_mutex;
int member_total, insert_total, delete_total;
int Member(int value)
{
    struct list_node_s *temp = head;
    while (temp != NULL && temp->data < value)
        temp = temp->next;
    return temp != NULL && temp->data == value;
}
int Insert(int value)
{
    struct list_node_s *curr = head, *pred = NULL, *temp;
    while (curr != NULL && curr->data < value) {
        pred = curr;
        curr = curr->next;
    }
    if (curr == NULL || curr->data > value) {
        temp = malloc(sizeof(struct list_node_s));
        temp->data = value;
        temp->next = curr;
        if (pred == NULL)
            head = temp;
        else
            pred->next = temp;
        return 1;
    }
    return 0;
}
int Delete(int value)
{
    struct list_node_s *curr = head, *pred = NULL;
    while (curr != NULL && curr->data < value) {
        pred = curr;
        curr = curr->next;
    }
    if (curr != NULL && curr->data == value) {
        if (pred == NULL)
            head = curr->next;
        else
            pred->next = curr->next;
        free(curr);
        return 1;
    }
    return 0;
}
void *Thread_work(void *rank)
{
    unsigned seed = (long)rank + 1;
    int my_member = 0, my_insert = 0, my_delete = 0;
    for (int i = 0; i < 1000; i++) {
        int which = rand_r(&seed) % 10, val = rand_r(&seed) % 100;
        if (which < 6) {
            pthread_rwlock_rdlock(&rwlock);
            Member(val);
            pthread_rwlock_unlock(&rwlock);
            my_member++;
        } else if (which < 8) {
            pthread_rwlock_wrlock(&rwlock);
            Insert(val);
            pthread_rwlock_unlock(&rwlock);
            my_insert++;
        } else {
            pthread_rwlock_wrlock(&rwlock);
            Delete(val);
            pthread_rwlock_unlock(&rwlock);
            my_delete++;
        }
    }
    pthread_mutex_lock(&count_mutex);
    member_total += my_member;
    insert_total += my_insert;
    delete_total += my_delete;
    pthread_mutex_unlock(&count_mutex);
    return NULL;
}
int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 50; i++)
        Insert(2 * i);
    pthread_mutex_init(&count_mutex, NULL);
    pthread_rwlock_init(&rwlock, NULL);
    for (long i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, Thread_work, (void *)i);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    printf("%d %d %d\n", member_total, insert_total, delete_total);
    return 0;
}
