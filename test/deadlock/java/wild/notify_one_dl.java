// wait without a loop around it
class Main {
    private final Object lock = new Object();
    private boolean ready;

    void await() throws InterruptedException {
        synchronized (lock) {
            if (!ready)
                lock.wait(); // DEADLOCK!
        }
    }

    void open() {
        synchronized (lock) {
            ready = true;
            lock.notifyAll(); // DEADLOCK
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        Thread t = new Thread(() -> {
            try {
                m.await();
            } catch (InterruptedException e) {
                return;
            }
        });
        t.start();
        m.open();
        t.join();
    }
}
