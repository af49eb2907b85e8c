public class Main {
    private Thread worker;
    private boolean stop;
    private int ticks;

    synchronized boolean stopped() { // DEADLOCK
        ticks++; // DEADLOCK
        return stop; // DEADLOCK
    }

    synchronized void start() {
        worker = new Thread(() -> {
            while (!stopped()) // DEADLOCK
                Thread.yield();
        });
        worker.start();
    }

    synchronized void shutdown() throws InterruptedException {
        stop = true;
        worker.join(); // DEADLOCK!
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        m.start();
        Thread.sleep(10);
        m.shutdown();
    }
}
