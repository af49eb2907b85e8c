// The flag is looked at outside of the monitor.
class Main {
    private final Object gate = new Object();
    private volatile boolean open;

    void pass() throws InterruptedException {
        synchronized (gate) {
            while (!open)
                gate.wait();
        }
    }

    void open() {
        synchronized (gate) {
            open = true;
            gate.notifyAll();
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
