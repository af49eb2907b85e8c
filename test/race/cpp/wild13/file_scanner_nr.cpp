// Workers take file numbers from an atomic counter and put results under a lock.
#include <algorithm>
#include <atomic>
#include <iostream>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class Scanner {
public:
    explicit Scanner(std::vector<std::string> files) : files_(std::move(files)) {}
    void scan(unsigned threads)
    {
        std::vector<std::thread> pool;
        for (unsigned i = 0; i < threads; ++i)
            pool.emplace_back(&Scanner::work, this);
        for (auto &t : pool)
            t.join();
    }
    const std::map<std::string, std::size_t> &results() const { return results_; }

private:
    void work()
    {
        std::size_t i;
        while ((i = next_.fetch_add(1)) < files_.size()) {
            const std::string &name = files_[i];
            std::size_t hash = std::hash<std::string>()(name);
            std::lock_guard<std::mutex> g(m_);
            results_[name] = hash;
        }
    }
    std::vector<std::string> files_;
    std::atomic<std::size_t> next_{0};
    std::mutex m_;
    std::map<std::string, std::size_t> results_;
};

int main()
{
    std::vector<std::string> files;
    for (int i = 0; i < 50; ++i)
        files.push_back("file" + std::to_string(i));
    Scanner s(files);
    s.scan(4);
    std::cout << s.results().size() << '\n';
}
