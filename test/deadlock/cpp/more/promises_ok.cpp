// Two threads that each wait for what the other one promises.
#include <future>
#include <thread>
#include <utility>

static void server(std::promise<int> port, std::future<bool> ready, int *result)
{
    port.set_value(8080);
    bool ok = ready.get();
    *result = ok;
}

static void client(std::future<int> port, std::promise<bool> ready, int *result)
{
    int p = port.get();
    ready.set_value(true);
    *result = p;
}

int main()
{
    std::promise<int> port;
    std::promise<bool> ready;
    auto port_future = port.get_future();
    auto ready_future = ready.get_future();
    int a = 0, b = 0;
    std::thread s(server, std::move(port), std::move(ready_future), &a);
    std::thread c(client, std::move(port_future), std::move(ready), &b);
    s.join();
    c.join();
    return a + b == 0;
}
