// The barber gives back a permit instead of taking one: the seats are counted without it.
import java.util.concurrent.Semaphore;
public class Main {
    static final Semaphore waiting = new Semaphore(0), ready = new Semaphore(0), seats = new Semaphore(1);
    static int free = 3;
    static class Customer extends Thread {
        @Override
        public void run() {
            seats.acquireUninterruptibly();
            if (free > 0) { // RACE!
                free--; // RACE!
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
                seats.release();
                free++; // RACE!
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
