// A timer refreshes a table that main reads; the swap is volatile, the count only the timer's.
import java.util.HashMap;
import java.util.Map;
import java.util.Timer;
import java.util.TimerTask;

public class Main {
    private volatile Map<String, String> table = new HashMap<>();
    private int refreshes;
    private final Timer timer = new Timer("refresh", true);

    void start() {
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                refresh();
            }
        }, 0, 50);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                System.out.println(refreshes); // NORACE
            }
        }, 100, 100);
    }

    private void refresh() {
        Map<String, String> fresh = new HashMap<>();
        fresh.put("time", "" + System.nanoTime()); // NORACE
        refreshes++; // NORACE
        table = fresh;
    }

    String lookup(String key) {
        return table.get(key); // NORACE
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        m.start();
        for (int i = 0; i < 5; i++) {
            System.out.println(m.lookup("time"));
            Thread.sleep(20);
        }
        m.timer.cancel();
    }
}
