// A timer prints what workers count; the workers use a lock that the timer does not take.
import java.util.Timer;
import java.util.TimerTask;

class Stats {
    private long requests;
    private long errors;
    private final Object lock = new Object();

    void request() {
        synchronized (lock) {
            requests++; // RACE! requests
        }
    }

    void error() {
        synchronized (lock) {
            errors++;
        }
    }

    long requests() {
        return requests; // RACE! requests
    }

    long errors() {
        synchronized (lock) {
            return errors;
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Stats stats = new Stats();
        Timer timer = new Timer("stats", true);
        timer.schedule(new TimerTask() {
            private long previous;

            @Override
            public void run() {
                long now = stats.requests();
                System.out.println(now - previous + " " + stats.errors());
                previous = now;
            }
        }, 100, 100);
        Thread[] t = new Thread[2];
        for (int i = 0; i < 2; i++) {
            t[i] = new Thread(() -> {
                for (int k = 0; k < 1000; k++) {
                    stats.request();
                    if (k % 10 == 0)
                        stats.error();
                }
            });
            t[i].start();
        }
        for (Thread x : t)
            x.join();
        timer.cancel();
    }
}
