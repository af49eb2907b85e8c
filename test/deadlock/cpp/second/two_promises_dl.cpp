#include <future>
#include <thread>

int main()
{
    std::promise<int> key, lock;
    auto key_f = key.get_future();
    auto lock_f = lock.get_future();
    std::thread smith([&] {
        int k = key_f.get(); // DEADLOCK!
        lock.set_value(k + 1);
    });
    std::thread founder([&] {
        int l = lock_f.get(); // DEADLOCK!
        key.set_value(l - 1);
        (void)l;
    });
    smith.join();
    founder.join();
}
