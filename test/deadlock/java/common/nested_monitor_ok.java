public class NestedMonitor {
    static class Lock {
        private final Object monitor = new Object();
        private boolean locked = false;

        public void lock() throws InterruptedException {
            synchronized (monitor) {
                while (locked) {
                    monitor.wait();
                }
                locked = true;
            }
        }
        public void unlock() {
            synchronized (monitor) {
                locked = false;
                monitor.notify();
            }
        }
    }

    static int counter;

    public static void main(String[] args) throws Exception {
        final Lock lock = new Lock();
        Runnable r = () -> {
            try {
                for (int i = 0; i < 1000; i++) {
                    lock.lock();
                    try {
                        counter++;
                    } finally {
                        lock.unlock();
                    }
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        };
        Thread a = new Thread(r), b = new Thread(r);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(counter);
    }
}
