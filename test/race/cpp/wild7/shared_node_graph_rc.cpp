// A graph of shared_ptr nodes walked by several threads, which mark what they have seen.
// flags: -std=c++17
#include <iostream>
#include <memory>
#include <set>
#include <thread>
#include <vector>

struct Node {
    int id;
    int weight;
    bool marked = false;
    std::vector<std::shared_ptr<Node>> next;
    std::weak_ptr<Node> parent;
    Node(int i, int w) : id(i), weight(w) {}
};

static long walk(const std::shared_ptr<Node> &n)
{
    if (n->marked) // RACE!
        return 0;
    n->marked = true; // RACE!
    long s = n->weight;
    if (auto p = n->parent.lock())
        s += p->id;
    for (auto &c : n->next)
        s += walk(c);
    return s;
}

int main()
{
    auto root = std::make_shared<Node>(0, 1);
    for (int i = 1; i < 8; ++i) {
        auto n = std::make_shared<Node>(i, i * 2);
        n->parent = root;
        root->next.push_back(n);
        n->next.push_back(std::make_shared<Node>(100 + i, 3));
    }
    long sums[2] = {0, 0};
    std::thread t0([&] {
        sums[0] = walk(root);
    });
    std::thread t1([&] {
        sums[1] = walk(root);
    });
    t0.join();
    t1.join();
    std::cout << sums[0] << ' ' << sums[1] << '\n';
}
