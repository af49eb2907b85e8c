/* A-UNIQUE-OWNER: what a std::unique_ptr owns is reached by its owner only. Here a raw pointer stays behind. */
#include <memory>
#include <thread>

struct Box {
    long value = 0;
    ~Box() { value = -1; /* MISSED */ }
};

int main()
{
    auto owner = std::make_unique<Box>();
    Box *raw = owner.get();
    std::thread user([raw] { raw->value++; /* MISSED */ });
#ifdef CONTROL
    raw->value = -1; /* MISSED */
#endif
    owner.reset();
    user.join();
    return 0;
}
