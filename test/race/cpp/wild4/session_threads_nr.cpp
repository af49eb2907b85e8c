// Sessions keep themselves alive by shared_from_this while their own thread runs; a registry counts them.
// flags: -std=c++17
#include <atomic>
#include <iostream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

class Session : public std::enable_shared_from_this<Session> {
public:
    explicit Session(int id) : id_(id) {}
    void start()
    {
        auto self = shared_from_this();
        thread_ = std::thread([self] { self->run(); });
    }
    void wait()
    {
        if (thread_.joinable())
            thread_.join();
    }
    const std::string &log() const { return log_; }

private:
    void run()
    {
        for (int i = 0; i < 3; ++i)
            log_ += std::to_string(id_) + ":" + std::to_string(i) + " ";
        ++finished;
    }
    int id_;
    std::string log_;
    std::thread thread_;

public:
    static std::atomic<int> finished;
};
std::atomic<int> Session::finished{0};

int main()
{
    std::vector<std::shared_ptr<Session>> sessions;
    for (int i = 0; i < 4; ++i) {
        sessions.push_back(std::make_shared<Session>(i));
        sessions.back()->start();
    }
    for (auto &s : sessions)
        s->wait();
    for (auto &s : sessions)
        std::cout << s->log() << '\n';
    std::cout << Session::finished << '\n';
}
