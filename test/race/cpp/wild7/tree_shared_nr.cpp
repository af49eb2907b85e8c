// A binary tree with a lock per operation.
// flags: -std=c++14
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>

class Tree {
    struct Node {
        int key;
        std::unique_ptr<Node> left, right;
        explicit Node(int k) : key(k) {}
    };

public:
    bool insert(int key)
    {
        std::lock_guard<std::mutex> lock(mutex_);
        std::unique_ptr<Node> *p = &root_;
        while (*p) {
            if (key == (*p)->key)
                return false;
            p = key < (*p)->key ? &(*p)->left : &(*p)->right;
        }
        p->reset(new Node(key));
        ++size_;
        return true;
    }
    bool contains(int key) const
    {
        std::lock_guard<std::mutex> lock(mutex_);
        const Node *n = root_.get();
        while (n && n->key != key)
            n = key < n->key ? n->left.get() : n->right.get();
        return n != nullptr;
    }
    bool empty() const
    {
        std::lock_guard<std::mutex> lock(mutex_);
        return size_ == 0;
    }

private:
    std::unique_ptr<Node> root_;
    std::size_t size_ = 0;
    mutable std::mutex mutex_;
};

int main()
{
    Tree t;
    std::thread a([&t] {
        for (int i = 0; i < 100; ++i)
            t.insert(i * 37 % 101);
    });
    std::thread b([&t] {
        int found = 0;
        while (t.empty())
            std::this_thread::yield();
        for (int i = 0; i < 100; ++i)
            found += t.contains(i);
        std::cout << found << '\n';
    });
    a.join();
    b.join();
}
