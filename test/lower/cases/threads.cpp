#include <atomic>
#include <thread>
#include <vector>
struct Work { std::atomic<int> done{0}; int plain = 0; void go(int n) { plain += n; done.fetch_add(1); } };
Work work;
int main()
{
    std::vector<std::thread> all;
    for (int i = 0; i < 4; i++)
        all.emplace_back(&Work::go, &work, i);
    std::thread other([&] { work.plain = 1; });
    for (auto &t : all)
        t.join();
    other.join();
    return work.done.load();
}
// FUNC: _ZN4Work2goEi
// CHECK: load 4 %_
// CHECK: store 4 %_, %_
// FUNC: main
// CHECK: call @_ZNSt6thread4joinEv(%_)
// FUNC:
// CHECK: "std::thread::join"
