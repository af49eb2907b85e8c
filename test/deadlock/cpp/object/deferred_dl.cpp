// guards that are made first and lock in the order of the parameters whatever the test says
#include <mutex>
#include <thread>

struct Page {
    std::mutex lock;
    int words = 1;
};

static void merge(Page &from, Page &to)
{
    std::unique_lock<std::mutex> source(from.lock, std::defer_lock);
    std::unique_lock<std::mutex> target(to.lock, std::defer_lock);
    if (&from < &to) {
        source.lock();
        target.lock(); // DEADLOCK!
    } else {
        source.lock();
        target.lock(); // DEADLOCK!
    }
    to.words += from.words;
    from.words = 0;
}

int main()
{
    Page left, right;
    std::thread one([&] { merge(left, right); });
    std::thread two([&] { merge(right, left); });
    one.join();
    two.join();
}
