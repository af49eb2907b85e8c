// A lock made of a monitor inside of another monitor.
public class Main {
    static class Gate {
        private final Object monitor = new Object();
        private boolean closed;

        void close() throws InterruptedException {
            synchronized (this) {
                synchronized (monitor) { // DEADLOCK
                    while (closed)
                        monitor.wait(); // DEADLOCK!
                    closed = true;
                }
            }
        }

        void open() {
            synchronized (this) { // DEADLOCK!
                synchronized (monitor) { // DEADLOCK
                    closed = false;
                    monitor.notify(); // DEADLOCK
                }
            }
        }
    }

    public static void main(String[] args) {
        Gate g = new Gate();
        Runnable r = () -> {
            try {
                for (int i = 0; i < 50; i++) {
                    g.close(); // DEADLOCK
                    g.open(); // DEADLOCK
                }
            } catch (InterruptedException e) {
                return;
            }
        };
        new Thread(r).start();
        new Thread(r).start();
    }
}
