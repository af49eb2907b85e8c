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
        std::scoped_lock both(m_, other.m_);
        name_ = other.name_;
        age_ = other.age_;
        return *this;
    }
};

int main()
{
    Profile a("a"), b("b");
    std::thread t([&] { a = b; });
    std::thread u([&] { b = a; });
    t.join();
    u.join();
}
