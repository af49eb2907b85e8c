// Configuration: an immutable snapshot by a volatile field (right), and a map that is cleared and filled again (wrong).
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.Timer;
import java.util.TimerTask;
public class Main {
    static class Snapshot {
        private final Map<String, String> values;
        private int version;
        Snapshot(Map<String, String> v, int version) {
            values = v;
            this.version = version;
        }
        String get(String k) {
            return values.get(k);
        }
        int version() {
            return version;
        }
    }
    private volatile Snapshot current = new Snapshot(new HashMap<>(), 0);
    private final Map<String, String> live = new HashMap<>();
    private final Properties props = new Properties();
    private int reloads;
    void reload() {
        Map<String, String> fresh = new HashMap<>();
        fresh.put("port", "80");
        fresh.put("host", "here");
        reloads++; // RACE! n
        current = new Snapshot(fresh, reloads);
        live.clear(); // RACE! m
        live.putAll(fresh); // RACE! m
        props.setProperty("port", "80");
    }
    String lookup(String key) {
        String s = current.get(key);
        if (s == null) {
            s = live.get(key); // RACE! m
        }
        return s + props.getProperty(key) + current.version();
    }
    int reloads() {
        return reloads; // RACE! n
    }
    public static void main(String[] args) {
        Main config = new Main();
        config.reload();
        Timer timer = new Timer(true);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                config.reload();
            }
        }, 100, 100);
        for (int i = 0; i < 1000; i++) {
            System.out.println(config.lookup("port") + config.reloads());
        }
        timer.cancel();
    }
}
