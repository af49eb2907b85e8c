// Two locks in the order of a number: one of them twice, or a third object is changed.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class Main {
    static class Box {
        final int id;
        final Lock lock = new ReentrantLock();
        private int items;
        private int moves;

        Box(int id) {
            this.id = id;
        }

        void change(int by) {
            items += by; // RACE! i
        }

        void moved() {
            moves++; // RACE! m
        }
    }

    static void move(Box from, Box to, int n) {
        Box first = from.id < to.id ? from : to;
        Box second = from.id < to.id ? from : to;
        first.lock.lock();
        second.lock.lock();
        try {
            from.change(-n);
            to.change(n);
        } finally {
            second.lock.unlock();
            first.lock.unlock();
        }
    }

    static void count(Box from, Box to, Box other) {
        Box first = from.id < to.id ? from : to;
        Box second = from.id < to.id ? to : from;
        first.lock.lock();
        second.lock.lock();
        try {
            other.moved();
        } finally {
            second.lock.unlock();
            first.lock.unlock();
        }
    }

    public static void main(String[] args) {
        Box[] boxes = new Box[4];
        for (int i = 0; i < boxes.length; i++)
            boxes[i] = new Box(i);
        for (int t = 0; t < 3; t++) {
            int seed = t;
            new Thread(() -> {
                for (int i = 0; i < 10; i++) {
                    move(boxes[i % 4], boxes[(i + seed) % 4], 1);
                    count(boxes[i % 4], boxes[(i + seed) % 4], boxes[(i + 1) % 4]);
                }
            }).start();
        }
    }
}
