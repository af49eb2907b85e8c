// nested monitor lockout: waits in the inner monitor with the outer one held
class Main {
    private final Object monitor = new Object();
    private boolean isLocked = false;

    public void lock() throws InterruptedException {
        synchronized (this) {
            while (isLocked) {
                synchronized (this.monitor) { // DEADLOCK
                    this.monitor.wait(); // DEADLOCK!
                }
            }
            isLocked = true;
        }
    }

    public void unlock() {
        synchronized (this) { // DEADLOCK
            this.isLocked = false;
            synchronized (this.monitor) {
                this.monitor.notify(); // DEADLOCK
            }
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
