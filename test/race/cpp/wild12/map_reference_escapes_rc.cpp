// get() returns a reference into the map; callers change the value without the lock.
#include <iostream>
#include <map>
#include <mutex>
#include <string>
#include <thread>

class Scores {
public:
    int &of(const std::string &player)
    {
        std::lock_guard<std::mutex> g(m_);
        return scores_[player];
    }

private:
    std::map<std::string, int> scores_;
    std::mutex m_;
};

int main()
{
    Scores s;
    auto play = [&s] {
        for (int i = 0; i < 100; ++i)
            s.of("alice") += 1; // RACE!
    };
    std::thread a(play), b(play);
    a.join();
    b.join();
    std::cout << s.of("alice") << '\n'; // NORACE
}
