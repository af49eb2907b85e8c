// An object is deleted by main while a detached thread may still use it.
// tsan: some: the end of the program is near
#include <chrono>
#include <cstdio>
#include <thread>

struct Request {
    int id;
    int status = 0;
    explicit Request(int i) : id(i) {}
};

static void serve(Request *r)
{
    r->status = 200; // RACE!
    std::printf("request %d\n", r->id); // RACE!
}

int main()
{
    Request *r = new Request(17);
    std::thread(serve, r).detach();
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    std::printf("status %d\n", r->status); // RACE!
    delete r; // RACE!
    return 0;
}
