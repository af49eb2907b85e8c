// Boxes with locks of their own; the one with the lower number is locked first.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class Box {
    private final int number;
    private final Lock lock = new ReentrantLock();
    private int coins;

    Box(int number, int coins) {
        this.number = number;
        this.coins = coins;
    }

    int number() {
        return number;
    }

    Lock lock() {
        return lock;
    }

    static void pour(Box from, Box to) {
        Box first = from.number() < to.number() ? from : to;
        Box second = from.number() < to.number() ? to : from;
        first.lock().lock();
        try {
            second.lock().lock();
            try {
                to.coins += from.coins;
                from.coins = 0;
            } finally {
                second.lock().unlock();
            }
        } finally {
            first.lock().unlock();
        }
    }
}

class Main {
    public static void main(String[] args) {
        Box a = new Box(1, 5), b = new Box(2, 7);
        new Thread(() -> Box.pour(a, b)).start();
        new Thread(() -> Box.pour(b, a)).start();
    }
}
