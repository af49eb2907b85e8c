// stop() joins while it holds the monitor that run() needs
class Main implements Runnable {
    private final Thread thread = new Thread(this);
    private boolean stopped;
    private int beats;

    void start() { thread.start(); }

    void stop() throws InterruptedException {
        synchronized (this) {
            stopped = true;
        }
        thread.join();
    }

    private synchronized boolean beat() {
        beats++;
        return !stopped;
    }

    @Override public void run() {
        while (beat())
            Thread.yield();
    }

    public static void main(String[] args) throws Exception {
        Main m = new Main();
        m.start();
        Thread.sleep(10);
        m.stop();
    }
}
