// a wait with only its own monitor held
class Main {
    private final Object lock = new Object();
    private final Object ready = new Object();
    private boolean isReady;
    void consume() throws InterruptedException {
            synchronized (ready) {
                while (!isReady)
                    ready.wait();
                isReady = false;
            }
    }
    void produce() {
        synchronized (lock) {
            synchronized (ready) {
                isReady = true;
                ready.notifyAll();
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
