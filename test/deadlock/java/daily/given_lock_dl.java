// Boxes in numbered order, but the locks are given to them: box 3 has that of box 1.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class Box {
    private final int number;
    private final Lock lock;
    private int coins;

    Box(int number, int coins, Lock lock) {
        this.number = number;
        this.lock = lock;
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
            second.lock().lock(); // DEADLOCK!
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
        Lock odd = new ReentrantLock(), even = new ReentrantLock();
        Box a = new Box(1, 5, odd), b = new Box(2, 7, even), c = new Box(3, 2, odd);
        new Thread(() -> Box.pour(a, b)).start();
        new Thread(() -> Box.pour(b, c)).start();
    }
}
