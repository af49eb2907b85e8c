// A lock-free stack that deletes what it popped while another thread may still look at it.
// tsan: some: a small window
#include <atomic>
#include <iostream>
#include <thread>

struct Node {
    int value;
    Node *next;
};

std::atomic<Node *> top{nullptr};

void push(int v)
{
    Node *n = new Node;
    n->value = v;
    n->next = top.load();
    while (!top.compare_exchange_weak(n->next, n))
        ;
}

bool pop(int &v)
{
    Node *n = top.load();
    while (n && !top.compare_exchange_weak(n, n->next)) // RACE!
        ;
    if (!n)
        return false;
    v = n->value;
    delete n; // RACE!
    return true;
}

int main()
{
    for (int i = 0; i < 100; ++i)
        push(i);
    auto consumer = [] {
        int v;
        while (pop(v))
            ;
    };
    std::thread a(consumer), b(consumer);
    a.join();
    b.join();
    std::cout << (top.load() == nullptr) << '\n';
}
