#include <list>
#include <mutex>
#include <thread>
struct Node { std::mutex m; int v = 0; Node *next = nullptr; };
static Node head, mid, tail;
static void walk_forward()
{
    std::unique_lock<std::mutex> cur(head.m);
    for (Node *n = &head; n->next; n = n->next) {
        std::unique_lock<std::mutex> nxt(n->next->m); // DEADLOCK!
        n->next->v++;
        cur = std::move(nxt);
    }
}
static void touch_last()
{
    std::lock_guard<std::mutex> g(tail.m);
    std::lock_guard<std::mutex> h(head.m); // DEADLOCK!
    head.v = tail.v;
}
int main()
{
    head.next = &tail;
    std::thread a(walk_forward), b(touch_last);
    a.join();
    b.join();
    return mid.v;
}
