// Sorted list behind a read-write lock (Pacheco)
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct list_node_s { int data; struct list_node_s *next; };
struct list_node_s *head = NULL;
pthread_rwlock_t rwlock;
int member_count, insert_count;
pthread_mutex_t count_mutex;
int Insert(int value) {
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
int Member(int value) {
  struct list_node_s *temp = head;
  while (temp != NULL && temp->data < value)
    temp = temp->next;
  return temp != NULL && temp->data == value;
}
int Delete(int value) {
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
void *Thread_work(void *rank) {
  unsigned seed = (long)rank + 1;
  int my_member = 0, my_insert = 0;
  for (int i = 0; i < 500; i++) {
    int op = rand_r(&seed) % 10, val = rand_r(&seed) % 100;
    if (op < 6) {
      pthread_rwlock_rdlock(&rwlock);
      Member(val);
      pthread_rwlock_unlock(&rwlock);
      my_member++;
    } else if (op < 8) {
      pthread_rwlock_wrlock(&rwlock);
      Insert(val);
      pthread_rwlock_unlock(&rwlock);
      my_insert++;
    } else {
      pthread_rwlock_wrlock(&rwlock);
      Delete(val);
      pthread_rwlock_unlock(&rwlock);
    }
  }
  pthread_mutex_lock(&count_mutex);
  member_count += my_member;
  insert_count += my_insert;
  pthread_mutex_unlock(&count_mutex);
  return NULL;
}
int main(void) {
  pthread_t t[3];
  pthread_rwlock_init(&rwlock, NULL);
  pthread_mutex_init(&count_mutex, NULL);
  for (int i = 0; i < 50; i++)
    Insert(i * 2);
  for (long i = 0; i < 3; i++)
    pthread_create(&t[i], NULL, Thread_work, (void *)i);
  for (int i = 0; i < 3; i++)
    pthread_join(t[i], NULL);
  printf("%d %d\n", member_count, insert_count);
  while (head) {
    struct list_node_s *n = head->next;
    free(head);
    head = n;
  }
  return 0;
}
