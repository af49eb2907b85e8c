// a member function run by two threads changes a member without the mutex
// flags: -std=c++17
#include <cstdio>
#include <mutex>
#include <thread>

class Downloader
{
public:
    void fetch(int parts)
    {
        for (int i = 0; i < parts; i++) {
            done_++; // RACE!
        }
    }

    int done() const { return done_; }

private:
    std::mutex mutex_;
    int done_ = 0;
};

int main()
{
    Downloader downloader;
    std::thread a(&Downloader::fetch, &downloader, 50);
    std::thread b(&Downloader::fetch, &downloader, 60);

    a.join();
    b.join();
    std::printf("%d\n", downloader.done());
    return 0;
}
