// A pool with wait_all(); a task is counted off before it runs.
// flags: -std=c++17
#include <condition_variable>
#include <exception>
#include <functional>
#include <iostream>
#include <list>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class Executor {
    std::mutex m;
    std::condition_variable has_work, all_done;
    std::list<std::function<void()>> work;
    std::size_t pending = 0;
    bool quit = false;
    std::vector<std::thread> threads;

    void serve()
    {
        std::unique_lock<std::mutex> lk(m);
        while (true) {
            while (work.empty() && !quit)
                has_work.wait(lk);
            if (work.empty())
                break;
            auto job = std::move(work.front());
            work.pop_front();
            if (--pending == 0)
                all_done.notify_all();
            lk.unlock();
            try {
                job();
            } catch (const std::exception &e) {
                std::cerr << e.what() << '\n';
            }
            lk.lock();
        }
    }

public:
    explicit Executor(int n)
    {
        while (n-- > 0)
            threads.emplace_back(&Executor::serve, this);
    }
    void execute(std::function<void()> f)
    {
        std::lock_guard<std::mutex> lk(m);
        work.push_back(std::move(f));
        pending++;
        has_work.notify_one();
    }
    void wait_all()
    {
        std::unique_lock<std::mutex> lk(m);
        while (pending != 0)
            all_done.wait(lk);
    }
    ~Executor()
    {
        {
            std::lock_guard<std::mutex> lk(m);
            quit = true;
        }
        has_work.notify_all();
        for (auto &t : threads)
            t.join();
    }
};

int main()
{
    Executor ex(3);
    std::vector<int> lengths(8);
    std::vector<std::string> names = {"a", "bb", "ccc", "dddd", "e", "ff", "ggg", "hhhh"};
    for (std::size_t i = 0; i < names.size(); ++i)
        ex.execute([&lengths, &names, i] { lengths[i] = (int)names.at(i).size(); }); // RACE!
    ex.wait_all();
    int total = 0;
    for (int l : lengths) // RACE!
        total += l;
    std::cout << total << '\n';
}
