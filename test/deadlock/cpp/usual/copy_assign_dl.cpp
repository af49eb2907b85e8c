#include <mutex>
#include <string>
#include <thread>
class Profile {
    mutable std::mutex m;
    std::string name;
    int age = 0;
public:
    Profile(std::string n) : name(std::move(n)) {}
    Profile &operator=(const Profile &o)
    {
        if (this == &o) return *this;
        std::lock_guard<std::mutex> a(m);
        std::lock_guard<std::mutex> b(o.m); // DEADLOCK!
        name = o.name;
        age = o.age;
        return *this;
    }
};
int main()
{
    Profile x("x"), y("y");
    std::thread a([&] { x = y; });
    std::thread b([&] { y = x; });
    a.join();
    b.join();
}
