// Two tasks of one timer run one after the other.
import java.util.*;
public class Main {
    static class Stats { int ticks; int sum; }
    public static void main(String[] args) throws Exception {
        Timer timer = new Timer(true);
        Stats stats = new Stats();
        timer.scheduleAtFixedRate(new TimerTask() {
            public void run() { stats.ticks++; }
        }, 0, 10);
        timer.scheduleAtFixedRate(new TimerTask() {
            public void run() { stats.sum += stats.ticks; }
        }, 5, 10);
        Thread.sleep(100);
    }
}
