// The constructor starts a thread on itself before all fields are set.
import java.util.ArrayList;
import java.util.List;

public class Main {
    static class Poller implements Runnable {
        private final List<String> log;
        private int interval;
        private volatile boolean stop;

        Poller() {
            Thread t = new Thread(this);
            t.setDaemon(true);
            t.start();
            interval = 50; // RACE! i
            log = new ArrayList<>(); // RACE! l
        }

        @Override
        public void run() {
            while (!stop) {
                if (log != null) // RACE! l
                    log.add("poll"); // RACE l
                try {
                    Thread.sleep(interval); // RACE! i
                } catch (InterruptedException e) {
                    return;
                }
            }
        }
    }

    public static void main(String[] args) {
        Poller p = new Poller();
        p.stop = true;
    }
}
