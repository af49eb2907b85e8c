// double-checked initialisation with a plain pointer
// flags: -std=c++17
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

class Table {
public:
    Table()
    {
        for (int i = 0; i < 256; ++i)
            crc_.push_back(i * 7 % 31); // RACE
    }
    int at(unsigned char c) const { return crc_[c]; } // RACE
    static Table *get()
    {
        if (!instance_) { // RACE!
            std::lock_guard<std::mutex> lock(guard_);
            if (!instance_)
                instance_ = new Table; // RACE!
        }
        return instance_; // RACE!
    }

private:
    static Table *instance_;
    static std::mutex guard_;
    std::vector<int> crc_;
};
Table *Table::instance_ = nullptr;
std::mutex Table::guard_;

int main()
{
    std::vector<std::thread> ts;
    for (int i = 0; i < 3; ++i)
        ts.emplace_back([i] { std::printf("%d\n", Table::get()->at(static_cast<unsigned char>(i))); });
    for (auto &t : ts)
        t.join();
}
