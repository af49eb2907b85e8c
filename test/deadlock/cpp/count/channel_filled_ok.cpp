#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>
#include <queue>
#include <algorithm>
struct Ch { std::deque<int> q; std::mutex m; std::condition_variable cv;
  Ch() = default; Ch(int n) : q(n, 1) {}
  void send(int v) { std::lock_guard<std::mutex> l(m); q.push_back(v); cv.notify_one(); }
  int recv() { std::unique_lock<std::mutex> l(m); cv.wait(l, [&] { return !q.empty(); }); int v = q.front(); q.pop_front(); return v; } };
static void fill(std::deque<int> &d) { int x[3] = {1,2,3}; std::copy(x, x + 3, std::back_inserter(d)); }
int main() {
  Ch a(1), b;  // a has one token
  std::thread t([&] { for (int i = 0; i < 3; i++) b.send(a.recv()); });
  std::thread u([&] { for (int i = 0; i < 3; i++) a.send(b.recv()); });
  t.join(); u.join();
  Ch c, d; fill(c.q);
  std::thread t2([&] { for (int i = 0; i < 3; i++) d.send(c.recv()); });
  std::thread u2([&] { for (int i = 0; i < 3; i++) c.send(d.recv()); });
  t2.join(); u2.join();
  Ch e, f; std::deque<int> init{4, 5}; e.q.swap(init);
  std::thread t3([&] { for (int i = 0; i < 3; i++) f.send(e.recv()); });
  std::thread u3([&] { for (int i = 0; i < 3; i++) e.send(f.recv()); });
  t3.join(); u3.join();
}
