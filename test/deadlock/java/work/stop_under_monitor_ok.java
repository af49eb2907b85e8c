public class Main {
    private Thread worker;
    private boolean stop;
    private int ticks;

    synchronized boolean stopped() {
        ticks++;
        return stop;
    }

    synchronized void start() {
        worker = new Thread(() -> {
            while (!stopped())
                Thread.yield();
        });
        worker.start();
    }

    void shutdown() throws InterruptedException {
        Thread w;
        synchronized (this) {
            stop = true;
            w = worker;
        }
        w.join();
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        m.start();
        Thread.sleep(10);
        m.shutdown();
    }
}
