// The handler of a signal writes to a log whose mutex the interrupted code may hold.
#include <csignal>
#include <mutex>
#include <string>
#include <unistd.h>
#include <vector>

class Log {
public:
    void add(const char *line)
    {
        std::lock_guard<std::mutex> guard(mutex_); // DEADLOCK!
        lines_.emplace_back(line);
    }

    size_t size()
    {
        std::lock_guard<std::mutex> guard(mutex_); // DEADLOCK
        return lines_.size();
    }

private:
    std::mutex mutex_;
    std::vector<std::string> lines_;
};

static Log events;
static volatile std::sig_atomic_t hung_up;

extern "C" void on_hangup(int)
{
    hung_up = 1;
    events.add("hangup"); // DEADLOCK
}

int main()
{
    std::signal(SIGHUP, on_hangup);
    for (int i = 0; i < 100 && !hung_up; i++) {
        events.add("tick"); // DEADLOCK
        usleep(1000);
    }
    return events.size() == 0; // DEADLOCK
}
