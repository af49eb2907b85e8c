// a list that only grows: new nodes are pushed in front by compare-exchange, readers walk it
#include <atomic>
#include <iostream>
#include <thread>

struct Node {
    int key;
    Node *next;
};

std::atomic<Node *> head{nullptr};

void push(int key)
{
    Node *n = new Node{key, nullptr}; // NORACE
    n->next = head.load(std::memory_order_relaxed); // NORACE
    while (!head.compare_exchange_weak(n->next, n, std::memory_order_release, std::memory_order_relaxed))
        ;
}

bool contains(int key)
{
    for (Node *n = head.load(std::memory_order_acquire); n; n = n->next) // NORACE
        if (n->key == key) // NORACE
            return true;
    return false;
}

int main()
{
    std::thread a([] { for (int i = 0; i < 10; ++i) push(i); });
    std::thread b([] { for (int i = 10; i < 20; ++i) push(i); });
    std::thread c([] { std::cout << contains(15) << '\n'; });
    a.join();
    b.join();
    c.join();
}
