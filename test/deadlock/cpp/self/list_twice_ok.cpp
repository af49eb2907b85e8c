// a list whose first node may be locked again on the way down
#include <cstdio>
#include <memory>
#include <mutex>
#include <thread>

class Node {
public:
    explicit Node(std::unique_ptr<Node> n = nullptr) : next(std::move(n)) {}

    int length()
    {
        std::lock_guard<std::recursive_mutex> guard(lock);
        return 1 + (next ? next->length() : 0);
    }

    double mean()
    {
        std::lock_guard<std::recursive_mutex> guard(lock);
        return total / static_cast<double>(length());
    }

private:
    std::recursive_mutex lock;
    std::unique_ptr<Node> next;
    int total = 7;
};

int main()
{
    Node list(std::make_unique<Node>());
    std::thread one([&] { std::printf("%f\n", list.mean()); });
    std::thread two([&] { std::printf("%d\n", list.length()); });
    one.join();
    two.join();
}
