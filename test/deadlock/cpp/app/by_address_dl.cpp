// nodes of a graph, locked by address
#include <functional>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>
#include <memory>

struct Node {
    std::mutex mutex;
    std::vector<Node *> edges;
};

void connect(Node *a, Node *b)
{
    if (a == b)
        return;
    std::lock_guard<std::mutex> la(a->mutex); // DEADLOCK
    std::lock_guard<std::mutex> lb(b->mutex); // DEADLOCK!
    a->edges.push_back(b);
    b->edges.push_back(a);
}

int main()
{
    std::vector<std::unique_ptr<Node>> nodes;
    for (int i = 0; i < 10; ++i)
        nodes.push_back(std::make_unique<Node>());
    auto work = [&nodes](unsigned seed) {
        for (int i = 0; i < 100; ++i) {
            seed = seed * 1103515245u + 12345u;
            connect(nodes[seed % 10].get(), nodes[(seed >> 8) % 10].get());
        }
    };
    std::thread t1(work, 1), t2(work, 2);
    t1.join();
    t2.join();
}
