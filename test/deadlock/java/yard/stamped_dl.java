// A method under the write stamp calls one that takes the read stamp.
import java.util.concurrent.locks.StampedLock;

class Shape {
    private final StampedLock lock = new StampedLock();
    private double width = 1, height = 1;

    double area() {
        long stamp = lock.readLock(); // DEADLOCK!
        try {
            return product();
        } finally {
            lock.unlockRead(stamp);
        }
    }

    private double product() {
        return width * height;
    }

    double grow(double factor) {
        long stamp = lock.writeLock(); // DEADLOCK
        try {
            width *= factor;
            height *= factor;
            return area(); // DEADLOCK
        } finally {
            lock.unlockWrite(stamp);
        }
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Shape shape = new Shape();
        Thread t = new Thread(() -> shape.grow(2));
        t.start();
        System.out.println(shape.area());
        t.join();
    }
}
