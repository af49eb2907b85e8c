// derived workers write a member of the base that others read
// flags: -std=c++17
#include <iostream>
#include <memory>
#include <thread>

class Shape {
public:
    virtual ~Shape() {}
    virtual void update() = 0;
    int area() const { return area_; } // RACE!

protected:
    int area_ = 0;
};

class Square : public Shape {
public:
    explicit Square(int s) : side_(s) {}
    void update() override
    {
        side_++;
        area_ = side_ * side_; // RACE!
    }

private:
    int side_;
};

int main()
{
    std::shared_ptr<Shape> shape = std::make_shared<Square>(3);
    std::thread updater([shape] { shape->update(); });
    std::cout << shape->area() << "\n";
    updater.join();
}
