// Parent and child,
// from the top only.
#include <memory>
#include <mutex>
#include <thread>
struct Node {
    std::mutex m;
    Node *parent = nullptr;
    std::unique_ptr<Node> child;
    int size = 0;

    void add()
    {
        std::lock_guard<std::mutex> g(m);
        std::lock_guard<std::mutex> h(child->m);
        child->size++;
        size++;
    }
    void shrink()
    {
        std::lock_guard<std::mutex> h(parent->m);
        std::lock_guard<std::mutex> g(m);
        size--;
        parent->size--;
    }
};

int main()
{
    Node root;
    root.child = std::make_unique<Node>();
    root.child->parent = &root;
    std::thread a([&] { root.add(); });
    std::thread b([&] { root.child->shrink(); });
    a.join();
    b.join();
}
