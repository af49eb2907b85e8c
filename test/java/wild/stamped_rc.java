// Optimistic reads that are validated, and a getter that forgets to ask for the lock at all.
import java.util.concurrent.locks.StampedLock;
public class Main {
    private double x;
    private double y;
    private int moves;
    private final StampedLock sl = new StampedLock();
    void move(double dx, double dy) {
        long stamp = sl.writeLock();
        try {
            x += dx; // RACE! x
            y += dy; // RACE! y
            moves++; // RACE! m
        } finally {
            sl.unlockWrite(stamp);
        }
    }
    double fromOrigin() {
        long stamp = sl.readLock();
        try {
            return Math.sqrt(x * x + y * y);
        } finally {
            sl.unlockRead(stamp);
        }
    }
    double sumAll() {
        return x + y; // RACE! x y
    }
    int moves() {
        return moves; // RACE! m
    }
    public static void main(String[] args) throws InterruptedException {
        Main p = new Main();
        Thread mover = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                p.move(1, -1);
            }
        });
        mover.start();
        for (int i = 0; i < 100; i++) {
            System.out.println(p.fromOrigin() + p.sumAll() + p.moves());
        }
        mover.join();
        System.out.println(p.moves());
    }
}
