// A timer refreshes a table that main reads; the swap is a plain field, the count too.
import java.util.HashMap;
import java.util.Map;
import java.util.Timer;
import java.util.TimerTask;

public class Main {
    private Map<String, String> table = new HashMap<>();
    private int refreshes;
    private final Timer timer = new Timer("refresh", true);

    void start() {
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                refresh();
            }
        }, 0, 50);
    }

    private void refresh() {
        Map<String, String> fresh = new HashMap<>();
        fresh.put("time", "" + System.nanoTime()); // RACE
        table = fresh; // RACE! t
        refreshes++; // RACE! r
    }

    String lookup(String key) {
        return table.get(key); // RACE! t c
    }

    int refreshes() {
        return refreshes; // RACE! r
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        m.start();
        for (int i = 0; i < 5; i++) {
            System.out.println(m.lookup("time") + m.refreshes());
            Thread.sleep(20);
        }
        m.timer.cancel();
    }
}
