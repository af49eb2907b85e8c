// stop() joins while it holds the monitor that run() needs
class Main implements Runnable {
    private final Thread thread = new Thread(this);
    private boolean stopped;
    private int beats;

    void start() { thread.start(); }

    synchronized void stop() throws InterruptedException { // DEADLOCK
        stopped = true; // DEADLOCK
        thread.join(); // DEADLOCK!
    }

    private synchronized boolean beat() { // DEADLOCK
        beats++; // DEADLOCK
        return !stopped;
    }

    @Override public void run() {
        while (beat()) // DEADLOCK
            Thread.yield();
    }

    public static void main(String[] args) throws Exception {
        Main m = new Main();
        m.start();
        Thread.sleep(10);
        m.stop();
    }
}
