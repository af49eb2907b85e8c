// The same under one lock.
public class Main {
    static int total;
    static int seen;
    static final Object LOCK = new Object();

    static class Pump {
        static int strokes = 1;

        static {
            new Thread(() -> {
                synchronized (LOCK) {
                    total += 2; // NORACE
                    seen++; // NORACE
                }
            }).start();
        }
    }

    static class Worker extends Thread {
        @Override
        public void run() {
            synchronized (LOCK) {
                total += Pump.strokes; // NORACE
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        seen = 1; // NORACE
        Worker w = new Worker();
        w.start();
        w.join();
        synchronized (LOCK) {
            seen = 2; // NORACE
        }
    }
}
