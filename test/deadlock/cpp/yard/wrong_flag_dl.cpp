// The reader waits until the page is loaded; the loader says that it is done, but sets another flag.
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>

struct Page {
    std::mutex m;
    std::condition_variable changed;
    bool loaded = false;
    bool requested = false;
    std::string text;
};

static void load(Page &p)
{
    std::unique_lock<std::mutex> lock(p.m);
    p.changed.wait(lock, [&] { return p.requested; });
    p.text = "hello";
    p.requested = false;
    p.changed.notify_all();
}

static std::string read(Page &p)
{
    std::unique_lock<std::mutex> lock(p.m);
    p.requested = true;
    p.changed.notify_all();
    while (!p.loaded)
        p.changed.wait(lock); // DEADLOCK!
    return p.text;
}

int main()
{
    Page page;
    std::thread loader(load, std::ref(page));
    std::cout << read(page) << '\n';
    loader.join();
}
