#include <memory>
#include <mutex>
#include <thread>
#include <vector>
struct Account { std::mutex m; long money = 100; int id; explicit Account(int i) : id(i) {} };
using Ref = std::shared_ptr<Account>;
static void transfer(const Ref &a, const Ref &b, long n)
{
    std::unique_lock<std::mutex> x(a->m);
    std::unique_lock<std::mutex> y(b->m); // DEADLOCK!
    a->money -= n;
    b->money += n;
}
int main()
{
    std::vector<Ref> all;
    for (int i = 0; i < 4; i++) all.push_back(std::make_shared<Account>(i));
    std::vector<std::thread> ts;
    for (int t = 0; t < 4; t++)
        ts.emplace_back([&all, t] {
            for (int i = 0; i < 50; i++)
                if (t != i % 4) transfer(all[t], all[i % 4], 1);
        });
    for (auto &t : ts) t.join();
}
