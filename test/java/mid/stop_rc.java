// A worker that is told to stop by a plain field.
class Main implements Runnable {
    private boolean running = true;
    private long rounds;
    public void run() {
        while (running) // RACE!
            rounds++;
    }
    void stop() {
        running = false; // RACE!
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
