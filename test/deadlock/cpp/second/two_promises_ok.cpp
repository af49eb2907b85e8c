#include <future>
#include <thread>

int main()
{
    std::promise<int> key, lock;
    auto key_f = key.get_future();
    auto lock_f = lock.get_future();
    std::thread smith([&] {
        int k = key_f.get();
        lock.set_value(k + 1);
    });
    std::thread founder([&] {
        key.set_value(3);
        int l = lock_f.get();
        (void)l;
    });
    smith.join();
    founder.join();
}
