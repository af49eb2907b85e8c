#include <mutex>
#include <string>
#include <thread>

class Profile {
    mutable std::mutex m_;
    std::string name_;
    int age_ = 0;

public:
    explicit Profile(std::string n) : name_(std::move(n)) {}
    Profile &operator=(const Profile &other)
    {
        if (this == &other)
            return *this;
        std::lock_guard<std::mutex> mine(m_);
        std::lock_guard<std::mutex> theirs(other.m_); // DEADLOCK!
        name_ = other.name_;
        age_ = other.age_;
        return *this;
    }
};

int main()
{
    Profile a("a"), b("b");
    std::thread t([&] { a = b; }); // DEADLOCK
    std::thread u([&] { b = a; }); // DEADLOCK
    t.join();
    u.join();
}
