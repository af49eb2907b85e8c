// A worker that is told to stop by a volatile field.
class Main implements Runnable {
    private volatile boolean running = true;
    private long rounds;
    public void run() {
        while (running)
            rounds++;
    }
    void stop() {
        running = false;
    }
    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        Thread t = new Thread(m);
        t.start();
        Thread.sleep(10);
        m.stop();
        t.join();
        System.out.println(m.rounds);
    }
}
