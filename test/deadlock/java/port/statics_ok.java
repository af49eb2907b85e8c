// Parent and child class; the constant of the child stands in a class of its own.
import java.util.concurrent.TimeUnit;

class Shape {
    double area() {
        return 0;
    }
}

class Shapes {
    static final Shape UNIT = new Square(1);
}

class Square extends Shape {
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
        Thread a = new Thread(() -> System.out.println(Shapes.UNIT.area()));
        Thread b = new Thread(() -> System.out.println(new Square(2).area()));
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
