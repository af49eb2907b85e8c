// A reader of the one table writes to the other one, and the other way round, but one lock at a time.
#include <map>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>

struct Table {
    std::shared_mutex mutex;
    std::map<int, std::string> rows;
};

static Table users, orders;

static void order_all()
{
    std::shared_lock read(users.mutex);
    for (auto &[id, name] : users.rows) {
        std::unique_lock write(orders.mutex);
        orders.rows[id] = name + " orders";
    }
}

static void remove_idle()
{
    bool is_idle;
    {
        std::shared_lock read(orders.mutex);
        is_idle = orders.rows.empty();
    }
    if (is_idle) {
        std::unique_lock write(users.mutex);
        users.rows.clear();
    }
}

int main()
{
    users.rows[1] = "ann";
    std::thread a(order_all), b(remove_idle);
    a.join();
    b.join();
}
