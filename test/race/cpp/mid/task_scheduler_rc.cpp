// a scheduler of dependent tasks; states are read unguarded and a counter is not atomic
// flags: -std=c++17
// tsan: some: the watcher meets only some of the changes
#include <atomic>
#include <condition_variable>
#include <cstdio>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

enum class State { waiting, ready, running, done };

class Task
{
public:
    Task(std::string name, std::function<long()> body)
        : name_(std::move(name)), body_(std::move(body))
    {
    }
    const std::string &name() const { return name_; }
    long run() { return body_(); }

    State state = State::waiting; // RACE
    int missing = 0;
    long result = 0;
    std::vector<Task *> followers;

private:
    std::string name_;
    std::function<long()> body_;
};

class Scheduler
{
public:
    explicit Scheduler(int threads)
    {
        for (int i = 0; i < threads; i++)
            workers_.emplace_back([this] { work(); });
    }
    Scheduler(const Scheduler &) = delete;
    Scheduler &operator=(const Scheduler &) = delete;
    ~Scheduler()
    {
        {
            std::lock_guard<std::mutex> guard(mutex_);
            closing_ = true; // NORACE
        }
        changed_.notify_all();
        for (auto &worker : workers_)
            worker.join();
    }

    Task *add(const std::string &name, std::function<long()> body,
              const std::vector<Task *> &after = {})
    {
        std::lock_guard<std::mutex> guard(mutex_);
        auto task = std::make_unique<Task>(name, std::move(body));
        Task *raw = task.get();

        for (Task *earlier : after) {
            if (earlier->state != State::done) { // NORACE
                earlier->followers.push_back(raw); // NORACE
                raw->missing++; // NORACE
            }
        }
        pending_++; // NORACE
        if (raw->missing == 0) // NORACE
            make_ready(raw);
        tasks_.emplace(name, std::move(task)); // RACE! m
        return raw;
    }

    bool is_done(const std::string &name)
    {
        auto found = tasks_.find(name); // RACE! m

        return found != tasks_.end() && found->second->state == State::done; // RACE! m s
    }

    long wait_all()
    {
        std::unique_lock<std::mutex> lock(mutex_);
        long sum = 0;

        idle_.wait(lock, [this] { return pending_ == 0; }); // NORACE
        for (const auto &[name, task] : tasks_) // NORACE
            sum += task->result; // NORACE
        return sum;
    }

    long executed() const { return executed_; } // NORACE

private:
    /* The mutex is held. */
    void make_ready(Task *task)
    {
        task->state = State::ready; // RACE! s
        ready_.push_back(task); // NORACE
        changed_.notify_one();
    }

    Task *next()
    {
        std::unique_lock<std::mutex> lock(mutex_);

        changed_.wait(lock, [this] { return closing_ || !ready_.empty(); }); // NORACE
        if (ready_.empty()) // NORACE
            return nullptr;
        Task *task = ready_.front(); // NORACE
        ready_.pop_front(); // NORACE
        task->state = State::running; // RACE! s
        return task;
    }

    void finish(Task *task, long result)
    {
        std::lock_guard<std::mutex> guard(mutex_);

        task->result = result; // NORACE
        task->state = State::done; // RACE! s
        for (Task *follower : task->followers) // NORACE
            if (--follower->missing == 0) // NORACE
                make_ready(follower);
        if (--pending_ == 0) // NORACE
            idle_.notify_all();
    }

    void work()
    {
        while (Task *task = next()) {
            long result = task->run();

            executed_++; // RACE! e
            finish(task, result);
        }
    }

    std::mutex mutex_;
    std::condition_variable changed_;
    std::condition_variable idle_;
    std::map<std::string, std::unique_ptr<Task>> tasks_;
    std::deque<Task *> ready_;
    std::vector<std::thread> workers_;
    int pending_ = 0;
    bool closing_ = false;
    long executed_ = 0;
};

static long busy_sum(int n)
{
    long sum = 0;

    for (int i = 0; i < 20000; i++)
        sum += (i ^ n) & 3;
    return sum;
}

int main()
{
    Scheduler scheduler(3);
    std::vector<Task *> row;
    std::thread watcher([&scheduler] {
        int seen = 0;

        for (int i = 0; i < 30; i++)
            seen += scheduler.is_done("task5");
        std::printf("%d\n", seen >= 0);
    });

    for (int i = 0; i < 12; i++)
        row.push_back(scheduler.add("task" + std::to_string(i), [i] { return busy_sum(i); }));
    Task *last = scheduler.add("last", [] { return 1L; }, row);
    long sum = scheduler.wait_all();

    watcher.join();
    std::printf("%s: %ld\n", last->name().c_str(), sum); // NORACE
    return scheduler.executed() > 13;
}
