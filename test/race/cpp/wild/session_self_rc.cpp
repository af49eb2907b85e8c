// sessions kept alive by shared_from_this; statistics are read while their threads run
// flags: -std=c++17
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class Session : public std::enable_shared_from_this<Session> {
public:
    explicit Session(int id) : id_(id) {}
    std::thread start()
    {
        return std::thread([self = shared_from_this()] { self->run(); });
    }
    int id() const { return id_; }
    int handled() const { return handled_; } // RACE!
    void post(const std::string &text)
    {
        std::lock_guard<std::mutex> lk(m_);
        inbox_.push_back(text);
    }

private:
    void run()
    {
        for (int i = 0; i < 3; ++i) {
            std::vector<std::string> mine;
            {
                std::lock_guard<std::mutex> lk(m_);
                mine.swap(inbox_);
            }
            handled_ += static_cast<int>(mine.size()); // RACE!
        }
    }
    const int id_;
    std::mutex m_;
    std::vector<std::string> inbox_;
    int handled_ = 0;
};

int main()
{
    std::map<int, std::shared_ptr<Session>> sessions;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) {
        auto s = std::make_shared<Session>(i);
        sessions[s->id()] = s;
        threads.push_back(s->start());
    }
    for (auto &[id, s] : sessions)
        s->post("hello");
    int handled = 0;
    for (auto &[id, s] : sessions)
        handled += s->handled();
    std::cout << handled << '\n';
    for (auto &t : threads)
        t.join();
}
