// One shared_ptr object, copied by one thread and reset by another one; the pointee too.
#include <iostream>
#include <memory>
#include <thread>

struct Node {
    int value = 1;
};

int main()
{
    std::shared_ptr<Node> head = std::make_shared<Node>();
    std::shared_ptr<Node> mine = head;
    std::thread reader([&head] {
        for (int i = 0; i < 10; ++i) {
            std::shared_ptr<Node> copy = head; // RACE! h
            if (copy)
                copy->value++; // RACE! v
        }
    });
    std::thread writer([&head] {
        head = std::make_shared<Node>(); // RACE! h v
    });
    mine->value++; // RACE! v
    reader.join();
    writer.join();
    std::cout << mine->value << '\n';
}
