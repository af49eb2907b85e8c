// Characters of a string that a thread fills before it moves the string to where others see it
#include <mutex>
#include <string>
#include <thread>
#include <vector>

static std::mutex mutex;
static std::vector<std::string> lines;

static std::string stars(int n)
{
    std::string text(n, '.');
    for (int i = 0; i < n; i += 2)
        text[i] = '*'; // NORACE
    return text;
}

static void work(std::vector<std::string> &names, int self)
{
    names[self] = std::to_string(self * 1000); // NORACE
    std::string line = stars(20 + self);
    line[0] = '>'; // NORACE
    std::lock_guard<std::mutex> guard(mutex);
    lines.push_back(std::move(line));
}

int main()
{
    std::vector<std::string> names(4);
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; i++)
        threads.emplace_back(work, std::ref(names), i);
    for (auto &t : threads)
        t.join();
    return lines.size() + names[0].size() == 0;
}
