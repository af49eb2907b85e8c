// A TimerTask updates fields that main reads, one by a volatile, one without anything.
import java.util.Timer;
import java.util.TimerTask;

public class Main {
    private volatile long lastBeat;
    private int beats;

    void start() {
        Timer timer = new Timer("heartbeat", true);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                lastBeat = System.currentTimeMillis();
                beats++; // RACE!
            }
        }, 0, 10);
    }

    boolean isAlive() {
        return System.currentTimeMillis() - lastBeat < 100;
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        m.start();
        Thread.sleep(50);
        System.out.println(m.isAlive() + " " + m.beats); // RACE!
    }
}
