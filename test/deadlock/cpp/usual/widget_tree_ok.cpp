#include <memory>
#include <mutex>
#include <thread>
#include <vector>
struct Widget {
    std::mutex m;
    Widget *parent = nullptr;
    std::vector<std::shared_ptr<Widget>> kids;
    int dirty = 0;
    void invalidate()
    {
        { std::lock_guard<std::mutex> g(m); dirty = 1; }
        if (parent) {
            std::lock_guard<std::mutex> h(parent->m);
            parent->dirty = 1;
        }
    }
    void paint()
    {
        std::lock_guard<std::mutex> g(m);
        for (auto &k : kids) {
            std::lock_guard<std::mutex> h(k->m);
            k->dirty = 0;
        }
    }
};
int main()
{
    auto root = std::make_shared<Widget>();
    for (int i = 0; i < 3; i++) {
        auto k = std::make_shared<Widget>();
        k->parent = root.get();
        root->kids.push_back(k);
    }
    auto first = root->kids[0];
    std::thread a([&] { root->paint(); });
    std::thread b([&] { first->invalidate(); });
    a.join();
    b.join();
}
