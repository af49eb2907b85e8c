// The barber takes the permit for the seats before it counts them.
import java.util.concurrent.Semaphore;
public class Main {
    static final Semaphore waiting = new Semaphore(0), ready = new Semaphore(0), seats = new Semaphore(1);
    static int free = 3;
    static class Customer extends Thread {
        @Override
        public void run() {
            seats.acquireUninterruptibly();
            if (free > 0) { // NORACE
                free--; // NORACE
                waiting.release();
                seats.release();
                ready.acquireUninterruptibly();
            } else {
                seats.release();
            }
        }
    }
    static class Barber extends Thread {
        @Override
        public void run() {
            for (;;) {
                waiting.acquireUninterruptibly();
                seats.acquireUninterruptibly();
                free++; // NORACE
                ready.release();
                seats.release();
            }
        }
    }
    public static void main(String[] args) {
        new Barber().start();
        for (int i = 0; i < 10; i++)
            new Customer().start();
    }
}
