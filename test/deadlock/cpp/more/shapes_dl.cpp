// A virtual method locks its own state while the scene is locked; another one goes back to the scene.
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

class Scene;

class Node {
public:
    virtual ~Node() = default;
    virtual void update(int dt) = 0;
};

class Scene {
public:
    void add(std::unique_ptr<Node> n)
    {
        std::lock_guard<std::mutex> g(lock_);
        nodes_.push_back(std::move(n));
    }
    void tick(int dt)
    {
        std::lock_guard<std::mutex> g(lock_); // DEADLOCK
        for (auto &n : nodes_)
            n->update(dt); // DEADLOCK
    }
    void invalidate()
    {
        std::lock_guard<std::mutex> g(lock_); // DEADLOCK!
        ++version_;
    }

private:
    std::mutex lock_;
    std::vector<std::unique_ptr<Node>> nodes_;
    int version_ = 0;
};

class Sprite : public Node {
public:
    explicit Sprite(Scene &s) : scene_(s) {}
    void update(int dt) override
    {
        std::lock_guard<std::mutex> g(lock_); // DEADLOCK!
        x_ += dt;
    }
    void moveTo(int x)
    {
        std::lock_guard<std::mutex> g(lock_); // DEADLOCK
        x_ = x;
        scene_.invalidate(); // DEADLOCK
    }

private:
    Scene &scene_;
    std::mutex lock_;
    int x_ = 0;
};

int main()
{
    Scene scene;
    auto owned = std::make_unique<Sprite>(scene);
    Sprite *sprite = owned.get();
    scene.add(std::move(owned));
    std::thread render([&] {
        for (int i = 0; i < 100; i++)
            scene.tick(16);
    });
    std::thread input([&] {
        for (int i = 0; i < 100; i++)
            sprite->moveTo(i);
    });
    render.join();
    input.join();
}
