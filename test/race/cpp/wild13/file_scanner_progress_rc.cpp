// The same with a progress bar that reads the map's size without the lock.
#include <atomic>
#include <chrono>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

std::vector<std::string> files;
std::atomic<std::size_t> next_file{0};
std::mutex results_mutex;
std::unordered_map<std::string, int> results;

void worker()
{
    for (std::size_t i = next_file++; i < files.size(); i = next_file++) {
        int length = static_cast<int>(files[i].length());
        std::lock_guard<std::mutex> g(results_mutex);
        results.emplace(files[i], length); // RACE!
    }
}

void progress()
{
    while (next_file < files.size()) {
        std::cout << results.size() << " done\n"; // RACE!
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

int main()
{
    for (int i = 0; i < 50; ++i)
        files.push_back("f" + std::to_string(i));
    std::thread a(worker), b(worker), p(progress);
    a.join();
    b.join();
    p.join();
    std::cout << results.size() << '\n'; // NORACE
}
