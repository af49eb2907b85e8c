// stop() is synchronized and joins the thread that wants the same monitor
class Main implements Runnable {
    private volatile boolean running = true;
    private long ticks;
    private Thread thread;

    synchronized void start() {
        thread = new Thread(this);
        thread.start();
    }

    void stop() throws InterruptedException {
        running = false;
        Thread t;
        synchronized (this) {
            t = thread;
        }
        t.join();
    }

    private synchronized void tick() {
        ticks++;
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
