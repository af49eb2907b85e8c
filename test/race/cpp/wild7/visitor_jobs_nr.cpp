// Jobs as a variant in a queue, handled by visit.
// flags: -std=c++17
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <queue>
#include <string>
#include <thread>
#include <variant>
#include <vector>

struct Add {
    int a, b;
};
struct Print {
    std::string text;
};
struct Quit {};
using Job = std::variant<Add, Print, Quit>;

template <class... Ts> struct overloaded : Ts... {
    using Ts::operator()...;
};
template <class... Ts> overloaded(Ts...) -> overloaded<Ts...>;

class Jobs {
    std::queue<Job> q;
    std::mutex m;
    std::condition_variable cv;

public:
    void put(Job j)
    {
        std::lock_guard<std::mutex> lk(m);
        q.push(std::move(j));
        cv.notify_one();
    }
    Job take()
    {
        std::unique_lock<std::mutex> lk(m);
        cv.wait(lk, [&] { return !q.empty(); });
        Job j = std::move(q.front());
        q.pop();
        return j;
    }
};

static long grand_total;
static std::mutex total_mutex;

static void consumer(Jobs &jobs)
{
    bool running = true;
    long local = 0;
    while (running) {
        Job j = jobs.take();
        std::visit(overloaded{[&](const Add &a) { local += a.a + a.b; },
                              [&](const Print &p) { local += (long)p.text.size(); }, [&](Quit) { running = false; }},
                   j);
    }
    std::lock_guard<std::mutex> lk(total_mutex);
    grand_total += local;
}

int main()
{
    Jobs jobs;
    std::vector<std::thread> cs;
    for (int i = 0; i < 2; ++i)
        cs.emplace_back(consumer, std::ref(jobs));
    for (int i = 0; i < 50; ++i) {
        jobs.put(Add{i, 1});
        if (i % 5 == 0)
            jobs.put(Print{"job " + std::to_string(i)});
    }
    jobs.put(Quit{});
    jobs.put(Quit{});
    for (auto &c : cs)
        c.join();
    std::cout << grand_total << '\n';
}
