// A worker runs until a volatile flag says stop; its result is read after join.
public class Main {
    static class Worker implements Runnable {
        private volatile boolean running = true;
        private long rounds;

        @Override
        public void run() {
            while (running)
                rounds++; // NORACE
        }

        void stop() {
            running = false;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Worker w = new Worker();
        Thread t = new Thread(w);
        t.setDaemon(true);
        t.start();
        Thread.sleep(10);
        w.stop();
        t.join();
        System.out.println(w.rounds); // NORACE
    }
}
