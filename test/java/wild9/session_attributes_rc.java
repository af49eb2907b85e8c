// A servlet with instance fields, and a counter in a session-like holder that requests share.
import java.util.HashMap;
import java.util.Map;
import java.util.Timer;
import java.util.TimerTask;

class Session {
    final Map<String, Object> attributes = new HashMap<>();
    long touched;
}

class Sessions {
    private final Map<String, Session> sessions = new HashMap<>();

    synchronized Session open(String id) {
        Session s = sessions.get(id);
        if (s == null) {
            s = new Session();
            sessions.put(id, s);
        }
        return s;
    }

    synchronized void expire() {
        long now = System.currentTimeMillis();
        sessions.values().removeIf(s -> now - s.touched > 1000); // RACE! t
    }
}

public class Main {
    private static final Sessions sessions = new Sessions();

    static void request(String id, int n) {
        Session s = sessions.open(id);
        s.touched = System.currentTimeMillis(); // RACE! t
        Object seen = s.attributes.get("seen"); // RACE! a
        s.attributes.put("seen", seen == null ? n : n + 1); // RACE! a
    }

    public static void main(String[] args) {
        Timer timer = new Timer(true);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                sessions.expire();
            }
        }, 10, 10);
        for (int i = 0; i < 4; i++) {
            int n = i;
            new Thread(() -> {
                for (int k = 0; k < 5; k++)
                    request("user" + (n + k) % 2, k);
            }).start();
        }
    }
}
