// a lock-free stack whose nodes are never freed while in use; its length is a plain number
// flags: -std=c++17
#include <atomic>
#include <cstdio>
#include <memory>
#include <thread>
#include <vector>

template <class T> class LockFreeStack {
    struct Node {
        T value;
        Node *next;
        explicit Node(T v) : value(std::move(v)), next(nullptr) {}
    };
    std::atomic<Node *> head{nullptr};
    std::atomic<Node *> retired{nullptr};
    int length = 0;

    void retire(Node *n)
    {
        n->next = retired.load(std::memory_order_relaxed);
        while (!retired.compare_exchange_weak(n->next, n, std::memory_order_release, std::memory_order_relaxed))
            ;
    }

public:
    ~LockFreeStack()
    {
        for (Node *list : {head.load(), retired.load()})
            while (list) {
                Node *next = list->next;
                delete list;
                list = next;
            }
    }
    void push(T v)
    {
        Node *n = new Node(std::move(v));
        n->next = head.load(std::memory_order_relaxed);
        while (!head.compare_exchange_weak(n->next, n, std::memory_order_release, std::memory_order_relaxed))
            ;
        length++; // RACE!
    }
    int size() const
    {
        return length; // RACE
    }
};

static LockFreeStack<int> stack;

static void produce(int base)
{
    for (int i = 0; i < 1000; ++i)
        stack.push(base + i);
}

int main()
{
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back(produce, i * 1000);
    for (auto &t : threads)
        t.join();
    std::printf("%d\n", stack.size());
    return 0;
}
