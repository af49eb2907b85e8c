// Other threads post packaged tasks to the thread that owns the window.
#include <deque>
#include <future>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

std::mutex m;
std::deque<std::packaged_task<int()>> tasks;
bool shutdown_requested = false;

struct Window {
    std::string title = "main";
    int redraws = 0;
} window;

bool gui_shutdown_message_received()
{
    std::lock_guard<std::mutex> lk(m);
    return shutdown_requested && tasks.empty();
}

void gui_thread()
{
    while (!gui_shutdown_message_received()) {
        std::packaged_task<int()> task;
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

template <typename Func> std::future<int> post_task_for_gui_thread(Func f)
{
    std::packaged_task<int()> task(f);
    std::future<int> res = task.get_future();
    std::lock_guard<std::mutex> lk(m);
    tasks.push_back(std::move(task));
    return res;
}

int main()
{
    std::thread gui(gui_thread);
    auto first = post_task_for_gui_thread([] {
        window.title = "busy";
        return ++window.redraws;
    });
    auto second = post_task_for_gui_thread([] {
        window.title += "!";
        return ++window.redraws;
    });
    std::cout << first.get() << ' ' << second.get() << '\n';
    {
        std::lock_guard<std::mutex> lk(m);
        shutdown_requested = true;
    }
    gui.join();
    std::cout << window.title << '\n';
}
