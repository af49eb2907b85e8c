// The flag is constructed again in its place: two jobs.
// flags: -std=c++17
#include <mutex>
#include <optional>
#include <thread>

struct Gate {
    bool started = false;
};

static std::optional<Gate> gate{std::in_place};
static std::mutex m;
static int counter;

static void job()
{
    counter++; // RACE!
}

static void ask()
{
    std::lock_guard<std::mutex> guard(m);
    if (!gate->started) {
        gate->started = true;
        std::thread(job).detach();
    }
}

static void other()
{
    std::lock_guard<std::mutex> guard(m);
    gate.emplace();
}

int main()
{
    std::thread a(ask), b(other), c(ask);
    a.join();
    b.join();
    c.join();
}
