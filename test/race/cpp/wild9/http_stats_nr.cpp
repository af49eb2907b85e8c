// A small server: connection threads update statistics under a lock.
// flags: -std=c++17
#include <chrono>
#include <iostream>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

struct Request {
    std::string path;
    int client;
};

class Metrics {
public:
    void record(const Request &r, int status)
    {
        {
            std::lock_guard<std::mutex> lk(mu_);
            by_path_[r.path]++;
        }
        std::lock_guard<std::mutex> lk(mu_);
        if (status >= 400)
            ++errors_;
    }
    void dump(std::ostream &os) const
    {
        std::lock_guard<std::mutex> lk(mu_);
        for (auto &[p, n] : by_path_)
            os << p << ' ' << n << '\n';
        os << errors_ << '\n';
    }

private:
    mutable std::mutex mu_;
    std::unordered_map<std::string, int> by_path_;
    int errors_ = 0;
};

class Connection {
    int id_;
    Metrics &metrics_;

public:
    Connection(int id, Metrics &m) : id_(id), metrics_(m) {}
    void handle()
    {
        static const char *paths[] = {"/", "/index", "/missing"};
        for (int i = 0; i < 30; ++i) {
            Request r{paths[i % 3], id_};
            metrics_.record(r, i % 3 == 2 ? 404 : 200);
        }
    }
};

int main()
{
    Metrics metrics;
    std::vector<std::unique_ptr<Connection>> conns;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) {
        conns.push_back(std::make_unique<Connection>(i, metrics));
        threads.emplace_back(&Connection::handle, conns.back().get());
    }
    for (auto &t : threads)
        t.join();
    metrics.dump(std::cout);
}
