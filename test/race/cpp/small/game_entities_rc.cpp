// A simulation thread moves entities while the renderer reads them.
// tsan: some: the two coordinates share a shadow cell
#include <atomic>
#include <chrono>
#include <cmath>
#include <iostream>
#include <memory>
#include <thread>
#include <vector>

struct Vec2 {
    float x = 0, y = 0;
    Vec2 &operator+=(const Vec2 &o)
    {
        x += o.x; // RACE!
        y += o.y; // RACE!
        return *this;
    }
};

class Entity {
public:
    virtual ~Entity() = default;
    virtual void update(float dt) = 0;
    const Vec2 &position() const { return pos; }

protected:
    Vec2 pos;
};

class Ship : public Entity {
    Vec2 velocity{1, 2};

public:
    void update(float dt) override { pos += Vec2{velocity.x * dt, velocity.y * dt}; }
};

class Drone : public Entity {
    float angle = 0;

public:
    void update(float dt) override
    {
        angle += dt;
        pos.x = std::cos(angle); // RACE!
    }
};

class World {
    std::vector<std::unique_ptr<Entity>> entities;
    std::atomic<bool> running{true};

public:
    World()
    {
        entities.push_back(std::make_unique<Ship>());
        entities.push_back(std::make_unique<Drone>());
    }
    void simulate()
    {
        while (running)
            for (auto &e : entities)
                e->update(0.016f);
    }
    void render()
    {
        float sum = 0;
        for (int frame = 0; frame < 100; ++frame)
            for (const auto &e : entities)
                sum += e->position().x + e->position().y; // RACE!
        std::cout << sum << '\n';
        running = false;
    }
};

int main()
{
    World world;
    std::thread sim(&World::simulate, &world);
    world.render();
    sim.join();
}
