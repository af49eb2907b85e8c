// push_back from two threads; a lock guards one of them only.
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class Journal {
public:
    void add(const std::string &s)
    {
        std::lock_guard<std::mutex> lock(m_);
        entries_.push_back(s); // RACE!
    }
    void addUrgent(const std::string &s)
    {
        entries_.push_back("!" + s); // RACE!
    }
    std::size_t size() const { return entries_.size(); }

private:
    std::mutex m_;
    std::vector<std::string> entries_;
};

int main()
{
    Journal journal;
    std::thread a([&] {
        for (int i = 0; i < 100; ++i)
            journal.add("entry " + std::to_string(i));
    });
    std::thread b([&] {
        for (int i = 0; i < 10; ++i)
            journal.addUrgent("entry " + std::to_string(i));
    });
    a.join();
    b.join();
    std::cout << journal.size() << '\n';
}
