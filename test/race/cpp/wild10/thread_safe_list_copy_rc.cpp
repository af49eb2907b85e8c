// A guarded list that hands out a reference to its content.
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class Names {
public:
    void add(std::string n)
    {
        std::lock_guard<std::mutex> g(m_);
        names_.push_back(std::move(n)); // RACE!
    }
    const std::vector<std::string> &all() const
    {
        std::lock_guard<std::mutex> g(m_);
        return names_;
    }

private:
    mutable std::mutex m_;
    std::vector<std::string> names_;
};

static void printer(const Names &names)
{
    for (int i = 0; i < 10; ++i) {
        std::size_t len = 0;
        for (const auto &n : names.all()) // RACE!
            len += n.size(); // RACE!
        std::cout << len << '\n';
    }
}

int main()
{
    Names names;
    std::thread t(printer, std::cref(names));
    for (int i = 0; i < 50; ++i)
        names.add("user" + std::to_string(i));
    t.join();
}
