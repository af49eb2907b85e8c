// Futures and threads that a function starts and hands on: nothing is waited for when it returns.
// flags: -std=c++20
#include <cstdio>
#include <future>
#include <thread>
#include <vector>

static int ticks, sums, beats;

static void addTask(std::vector<std::future<void>> &all)
{
    auto f = std::async(std::launch::async, [] { ++ticks; }); // RACE! t
    all.push_back(std::move(f));
}

static void addThread(std::vector<std::thread> &all)
{
    std::thread t([] { ++sums; }); // RACE! s
    all.push_back(std::move(t));
}

static void restart(std::jthread &beat)
{
    beat = std::jthread([] { ++beats; }); // RACE! b
}

int main()
{
    std::vector<std::future<void>> tasks;
    std::vector<std::thread> threads;
    std::jthread beat;
    addTask(tasks);
    addThread(threads);
    restart(beat);
    std::printf("%d\n", ticks); // RACE! t
    std::printf("%d\n", sums); // RACE! s
    std::printf("%d\n", beats); // RACE! b
    tasks[0].get();
    threads[0].join();
    beat.join();
}
