// Parent and child class whose initialisers need each other, used first by two threads.
import java.util.concurrent.TimeUnit;

class Shape {
    static final Shape UNIT = new Square(1); // DEADLOCK!

    double area() {
        return 0;
    }
}

class Square extends Shape { // DEADLOCK
    static int made = count();

    private final double side;

    Square(double side) {
        this.side = side;
    }

    static int count() {
        return 1;
    }

    @Override
    double area() {
        return side * side;
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> System.out.println(Shape.UNIT.area())); // DEADLOCK
        Thread b = new Thread(() -> System.out.println(new Square(2).area())); // DEADLOCK
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
