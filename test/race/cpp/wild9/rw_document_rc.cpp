// A document with a shared_mutex; an append under a shared_lock.
// flags: -std=c++17
#include <iostream>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>
#include <vector>

class Document {
    mutable std::shared_mutex mutex_;
    std::vector<std::string> lines_;
    int revision_ = 0;

public:
    void append(std::string line)
    {
        std::shared_lock<std::shared_mutex> lock(mutex_);
        lines_.push_back(std::move(line)); // RACE! l
        ++revision_; // RACE! r
    }
    std::string last() const
    {
        std::shared_lock<std::shared_mutex> lock(mutex_);
        return lines_.empty() ? std::string() : lines_.back(); // RACE! l
    }
    int revision() const
    {
        std::shared_lock<std::shared_mutex> lock(mutex_);
        return revision_; // RACE! r
    }
};

int main()
{
    Document doc;
    std::vector<std::thread> ts;
    for (int w = 0; w < 2; ++w)
        ts.emplace_back([&doc, w] {
            for (int i = 0; i < 20; ++i)
                doc.append("writer " + std::to_string(w));
        });
    ts.emplace_back([&doc] {
        size_t n = 0;
        for (int i = 0; i < 20; ++i)
            n += doc.last().size() + doc.revision();
        std::cout << n << '\n';
    });
    for (auto &t : ts)
        t.join();
}
