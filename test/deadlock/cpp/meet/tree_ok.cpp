// up a tree as well, but the parent first
#include <mutex>
#include <thread>

struct Node {
    std::mutex m;
    Node *parent = nullptr, *child = nullptr;
    int value = 0;
};

static Node root, leaf;

static void descend(Node *n)
{
    std::lock_guard<std::mutex> x(n->m);
    if (n->child) {
        std::lock_guard<std::mutex> y(n->child->m);
        n->child->value++;
    }
}

static void climb(Node *n)
{
    std::lock_guard<std::mutex> x(n->parent->m);
    std::lock_guard<std::mutex> y(n->m);
    n->parent->value++;
}

int main()
{
    root.child = &leaf;
    leaf.parent = &root;
    std::thread one(descend, &root), two(climb, &leaf);
    one.join();
    two.join();
}
