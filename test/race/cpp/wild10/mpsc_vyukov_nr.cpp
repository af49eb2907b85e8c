// MPSC queue after Vyukov: producers exchange the head, the one consumer follows next pointers.
#include <atomic>
#include <cstdio>
#include <thread>
#include <vector>

struct Node {
    std::atomic<Node *> next{nullptr};
    int payload = 0;
};

class MpscQueue {
    std::atomic<Node *> head_;
    Node *tail_;
    Node stub_;

public:
    MpscQueue() : head_(&stub_), tail_(&stub_) {}
    void push(Node *n)
    {
        n->next.store(nullptr, std::memory_order_relaxed);
        Node *prev = head_.exchange(n, std::memory_order_acq_rel);
        prev->next.store(n, std::memory_order_release);
    }
    bool pop(int &value)
    {
        Node *next = tail_->next.load(std::memory_order_acquire);
        if (!next)
            return false;
        Node *old = tail_;
        tail_ = next;
        value = next->payload;
        if (old != &stub_)
            delete old;
        return true;
    }
    ~MpscQueue()
    {
        if (tail_ != &stub_)
            delete tail_;
    }
};

int main()
{
    MpscQueue q;
    std::vector<std::thread> producers;
    for (int p = 0; p < 3; ++p)
        producers.emplace_back([&q, p] {
            for (int i = 0; i < 100; ++i) {
                Node *n = new Node;
                n->payload = p * 1000 + i;
                q.push(n);
            }
        });
    long sum = 0;
    int seen = 0, v;
    while (seen < 300)
        if (q.pop(v)) {
            sum += v;
            ++seen;
        }
    for (auto &t : producers)
        t.join();
    std::printf("%ld\n", sum);
}
