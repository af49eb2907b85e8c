// a wait with a second monitor held that the other side needs
class Main {
    private final Object lock = new Object();
    private final Object ready = new Object();
    private boolean isReady;
    void consume() throws InterruptedException {
        synchronized (lock) {
            synchronized (ready) {
                while (!isReady)
                    ready.wait(); // DEADLOCK!
                isReady = false;
            }
        }
    }
    void produce() {
        synchronized (lock) { // DEADLOCK!
            synchronized (ready) {
                isReady = true;
                ready.notifyAll(); // DEADLOCK
            }
        }
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> {
            try {
                m.consume();
            } catch (InterruptedException e) {
                return;
            }
        }).start();
        new Thread(m::produce).start();
    }
}
