// Lazy initialisation by call_once and by a function-local static.
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

class Database {
public:
    static Database &get()
    {
        std::call_once(flag_, [] { instance_.reset(new Database("main.db")); });
        return *instance_;
    }
    const std::string &path() const { return path_; }

private:
    explicit Database(const char *p) : path_(p) {}
    std::string path_;
    static std::once_flag flag_;
    static std::unique_ptr<Database> instance_;
};
std::once_flag Database::flag_;
std::unique_ptr<Database> Database::instance_;

static const std::vector<int> &primes()
{
    static const std::vector<int> table = [] {
        std::vector<int> v;
        for (int i = 2; i < 100; ++i) {
            bool prime = true;
            for (int p : v)
                prime = prime && i % p != 0;
            if (prime)
                v.push_back(i);
        }
        return v;
    }();
    return table;
}

int main()
{
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; ++i)
        threads.emplace_back([i] {
            size_t n = Database::get().path().size() + primes()[i];
            if (n == 0)
                std::abort();
        });
    for (auto &t : threads)
        t.join();
    std::cout << primes().size() << '\n';
}
