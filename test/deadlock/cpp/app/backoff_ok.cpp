// try_lock and step back, or wait with the first one
#include <mutex>
#include <thread>

struct Shelf {
    std::mutex m;
    int books = 0;
};

void move_book(Shelf &from, Shelf &to)
{
    while (true) {
        std::unique_lock<std::mutex> first(from.m);
        std::unique_lock<std::mutex> second(to.m, std::try_to_lock);
        if (!second.owns_lock()) {
            first.unlock();
            std::this_thread::yield();
            continue;
        }
        --from.books;
        ++to.books;
        return;
    }
}

int main()
{
    Shelf a, b;
    std::thread t1(move_book, std::ref(a), std::ref(b));
    std::thread t2(move_book, std::ref(b), std::ref(a));
    t1.join();
    t2.join();
}
