// stop() is synchronized and joins the thread that wants the same monitor
class Main implements Runnable {
    private volatile boolean running = true;
    private long ticks;
    private Thread thread;

    synchronized void start() {
        thread = new Thread(this);
        thread.start();
    }

    synchronized void stop() throws InterruptedException {
        running = false;
        thread.join(); // DEADLOCK!
    }

    private synchronized void tick() { // DEADLOCK
        ticks++; // DEADLOCK
    }

    @Override
    public void run() {
        while (running)
            tick();
    }

    public static void main(String[] args) throws Exception {
        Main m = new Main();
        m.start();
        Thread.sleep(100);
        m.stop();
    }
}
