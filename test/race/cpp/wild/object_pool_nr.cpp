// an object pool whose handles give their object back in a custom deleter
// flags: -std=c++17
#include <functional>
#include <iostream>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

template <typename T> class ObjectPool {
    std::mutex m_;
    std::vector<std::unique_ptr<T>> free_;

public:
    using Handle = std::unique_ptr<T, std::function<void(T *)>>;
    Handle acquire()
    {
        std::unique_ptr<T> object;
        {
            std::lock_guard<std::mutex> lk(m_);
            if (!free_.empty()) {
                object = std::move(free_.back());
                free_.pop_back();
            }
        }
        if (!object)
            object = std::make_unique<T>();
        return Handle(object.release(), [this](T *p) {
            std::lock_guard<std::mutex> lk(m_);
            free_.emplace_back(p);
        });
    }
    std::size_t size()
    {
        std::lock_guard<std::mutex> lk(m_);
        return free_.size();
    }
};

struct Buffer {
    std::string text;
    int uses = 0;
};

int main()
{
    ObjectPool<Buffer> pool;
    std::vector<std::thread> threads;
    for (int t = 0; t < 3; ++t)
        threads.emplace_back([&pool, t] {
            for (int i = 0; i < 50; ++i) {
                auto b = pool.acquire();
                b->text.assign("thread ");
                b->text += std::to_string(t);
                ++b->uses;
            }
        });
    for (auto &t : threads)
        t.join();
    std::cout << pool.size() << '\n';
}
