// Locks of a tree are taken downwards, by way of vectors.
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

class Node {
public:
    Node *add()
    {
        std::lock_guard<std::mutex> guard(mutex_);
        children_.push_back(std::make_unique<Node>());
        children_.back()->parent_ = this;
        return children_.back().get();
    }
    int sum()
    {
        std::lock_guard<std::mutex> guard(mutex_);
        int all = value_;
        for (auto &child : children_)
            all += child->sum();
        return all;
    }
    void touch()
    {
        std::lock_guard<std::mutex> guard(mutex_);
        value_++;
    }

private:
    std::mutex mutex_;
    int value_ = 1;
    Node *parent_ = nullptr;
    std::vector<std::unique_ptr<Node>> children_;
};

int main()
{
    Node root;
    Node *leaf = root.add()->add();
    std::thread a([&] { root.sum(); });
    std::thread b([&] { leaf->touch(); });
    a.join();
    b.join();
}
