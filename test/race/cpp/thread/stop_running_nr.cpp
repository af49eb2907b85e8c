// Who stops joins unless a flag says that there is no thread.
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class Recorder {
public:
    ~Recorder() { stop(); }

    void start()
    {
        std::lock_guard<std::mutex> lock(m);
        if (running)
            return;
        running = true;
        thread = std::thread(&Recorder::run, this);
    }

    void stop()
    {
        {
            std::lock_guard<std::mutex> lock(m);
            if (!running)
                return;
            running = false;
        }
        cv.notify_all();
        if (thread.joinable())
            thread.join();
    }

    void add(std::string line)
    {
        std::lock_guard<std::mutex> lock(m);
        pending.push_back(std::move(line));
        cv.notify_one();
    }

    std::size_t written() const { return lines; } // NORACE

private:
    void run()
    {
        std::unique_lock<std::mutex> lock(m);
        while (running || !pending.empty()) {
            cv.wait(lock, [this] { return !running || !pending.empty(); });
            std::vector<std::string> batch;
            batch.swap(pending);
            lock.unlock();
            for (const auto &line : batch) {
                std::puts(line.c_str());
                lines++; // NORACE
            }
            lock.lock();
        }
    }

    std::mutex m;
    std::condition_variable cv;
    std::vector<std::string> pending;
    std::thread thread;
    bool running = false;
    std::size_t lines = 0;
};

int main()
{
    Recorder r;
    r.start();
    for (int i = 0; i < 5; i++)
        r.add("line " + std::to_string(i));
    r.stop();
    std::printf("%zu\n", r.written());
    return 0;
}
