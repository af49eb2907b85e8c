// A worker polls a plain flag, and its statistics are read without join.
class Main {
    static class Poller implements Runnable {
        private boolean running = true;
        private int polls;
        @Override
        public void run() {
            while (running) { // RACE! run
                polls++; // RACE! polls
                Thread.yield();
            }
        }
        void stop() {
            running = false; // RACE! run
        }
        int polls() {
            return polls; // RACE! polls
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Poller poller = new Poller();
        Thread thread = new Thread(poller, "poller");
        thread.setDaemon(true);
        thread.start();
        Thread.sleep(100);
        poller.stop();
        System.out.println(poller.polls());
    }
}
