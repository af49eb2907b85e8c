// nested monitor lockout: waits in the inner monitor with the outer one held
class Main {
    private final Object monitor = new Object();
    private boolean isLocked = false;

    public void lock() throws InterruptedException {
        synchronized (monitor) {
            while (isLocked)
                monitor.wait();
            isLocked = true;
        }
    }

    public void unlock() {
        synchronized (monitor) {
            isLocked = false;
            monitor.notify();
        }
    }

    public static void main(String[] args) throws Exception {
        final Main m = new Main();
        Runnable r = () -> {
            try {
                for (int i = 0; i < 10; i++) {
                    m.lock();
                    m.unlock();
                }
            } catch (InterruptedException e) {
                throw new RuntimeException(e);
            }
        };
        Thread a = new Thread(r), b = new Thread(r);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
