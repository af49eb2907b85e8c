// Double-checked locking over a plain pointer to a resource with several members.
#include <iostream>
#include <mutex>
#include <thread>

struct Resource {
    int width, height;
    Resource(int w, int h)
    {
        width = w; // RACE! w
        height = h; // RACE! h
    }
    int area() const
    {
        return width * // RACE! w
               height; // RACE! h
    }
};

Resource *resource = nullptr;
std::mutex resource_mutex;

Resource *get_resource()
{
    if (!resource) { // RACE! p
        std::lock_guard<std::mutex> lk(resource_mutex);
        if (!resource) // NORACE
            resource = new Resource(3, 4); // RACE! p
    }
    return resource; // RACE! p
}

int main()
{
    std::thread t1([] { std::cout << get_resource()->area() << '\n'; });
    std::thread t2([] { std::cout << get_resource()->area() << '\n'; });
    t1.join();
    t2.join();
    delete resource; // NORACE
}
