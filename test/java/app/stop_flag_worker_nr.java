// A worker polls a volatile flag, and its statistics are read after join.
class Main {
    static class Poller implements Runnable {
        private volatile boolean running = true;
        private int polls;
        @Override
        public void run() {
            while (running) {
                polls++;
                Thread.yield();
            }
        }
        void stop() {
            running = false;
        }
        int polls() {
            return polls;
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Poller poller = new Poller();
        Thread thread = new Thread(poller, "poller");
        thread.setDaemon(true);
        thread.start();
        Thread.sleep(100);
        poller.stop();
        thread.join();
        System.out.println(poller.polls());
    }
}
