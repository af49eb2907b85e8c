// A lock made of a monitor inside of another monitor.
public class Main {
    static class Gate {
        private final Object monitor = new Object();
        private boolean closed;

        void close() throws InterruptedException {
                synchronized (monitor) {
                    while (closed)
                        monitor.wait();
                    closed = true;
                }
        }

        void open() {
                synchronized (monitor) {
                    closed = false;
                    monitor.notify();
                }
        }
    }

    public static void main(String[] args) {
        Gate g = new Gate();
        Runnable r = () -> {
            try {
                for (int i = 0; i < 50; i++) {
                    g.close();
                    g.open();
                }
            } catch (InterruptedException e) {
                return;
            }
        };
        new Thread(r).start();
        new Thread(r).start();
    }
}
