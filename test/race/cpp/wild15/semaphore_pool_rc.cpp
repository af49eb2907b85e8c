// a semaphore with two permits is taken for a mutex
// flags: -std=c++20
#include <cstdio>
#include <semaphore>
#include <string>
#include <thread>
#include <vector>

class Log {
public:
    void write(const std::string &line)
    {
        gate_.acquire();
        lines_.push_back(line); // RACE!
        bytes_ += line.size(); // RACE!
        gate_.release();
    }
    size_t bytes() const { return bytes_; }

private:
    std::counting_semaphore<4> gate_{2};
    std::vector<std::string> lines_;
    size_t bytes_ = 0;
};

int main()
{
    Log log;
    std::vector<std::thread> ts;
    for (int i = 0; i < 4; ++i)
        ts.emplace_back([&log, i] {
            for (int k = 0; k < 10; ++k)
                log.write("worker " + std::to_string(i));
        });
    for (auto &t : ts)
        t.join();
    std::printf("%zu\n", log.bytes());
}
