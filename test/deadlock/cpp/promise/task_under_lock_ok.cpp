// A task is run by a thread of its own; whoever wants its result has given back the lock that it takes.
#include <future>
#include <mutex>
#include <thread>
#include <vector>

static std::mutex table_mutex;
static std::vector<int> table;

static int largest()
{
    std::lock_guard<std::mutex> guard(table_mutex);
    int most = 0;
    for (int n : table)
        most = n > most ? n : most;
    return most;
}

int main()
{
    for (int i = 0; i < 10; i++)
        table.push_back(i);
    std::packaged_task<int()> job([] { return largest(); });
    std::future<int> result = job.get_future();
    std::thread worker([](std::packaged_task<int()> task) { task(); }, std::move(job));
    {
        std::unique_lock<std::mutex> guard(table_mutex);
        table.push_back(3);
    }
    int most = result.get();
    worker.join();
    return most == 9 ? 0 : 1;
}
