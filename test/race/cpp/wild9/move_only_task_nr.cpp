// packaged_tasks in a deque, run by a GUI thread; main waits for the future first.
// flags: -std=c++17
#include <atomic>
#include <deque>
#include <future>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

std::mutex m;
std::deque<std::packaged_task<void()>> tasks;
std::atomic<bool> shutdown_requested{false};

void gui_thread()
{
    while (!shutdown_requested) {
        std::packaged_task<void()> task;
        {
            std::lock_guard<std::mutex> lk(m);
            if (tasks.empty())
                continue;
            task = std::move(tasks.front());
            tasks.pop_front();
        }
        task();
    }
}

template <typename Func> std::future<void> post_task(Func f)
{
    std::packaged_task<void()> task(f);
    std::future<void> res = task.get_future();
    std::lock_guard<std::mutex> lk(m);
    tasks.push_back(std::move(task));
    return res;
}

int main()
{
    std::string title = "untitled";
    std::thread gui(gui_thread);
    auto done = post_task([&title] { title += " - editor"; });
    done.wait();
    title += "!";
    shutdown_requested = true;
    gui.join();
    std::cout << title << '\n';
}
