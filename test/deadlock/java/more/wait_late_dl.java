// The flag is looked at outside of the monitor.
class Main {
    private final Object gate = new Object();
    private volatile boolean open;

    void pass() throws InterruptedException {
        while (!open) { // DEADLOCK
            synchronized (gate) { // DEADLOCK
                gate.wait(); // DEADLOCK!
            }
        }
    }

    void open() {
        synchronized (gate) {
            open = true;
            gate.notifyAll(); // DEADLOCK
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        Thread t = new Thread(() -> {
            try {
                m.pass();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        t.start();
        m.open();
        t.join();
    }
}
