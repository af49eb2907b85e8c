// A timer sweeps sessions out of a map that requests fill.
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Timer;
import java.util.TimerTask;

public class Main {
    static class Session {
        long lastUsed = System.currentTimeMillis(); // RACE
        final String user;

        Session(String user) {
            this.user = user;
        }
    }

    static class SessionManager {
        private final Map<String, Session> sessions = new HashMap<>();
        private int expired;

        void startSweeper() {
            new Timer("sweeper", true).schedule(new TimerTask() {
                @Override
                public void run() {
                    sweep();
                }
            }, 1000, 1000);
        }

        private void sweep() {
            long now = System.currentTimeMillis();
            Iterator<Session> it = sessions.values().iterator(); // RACE! m
            while (it.hasNext()) { // RACE m
                Session s = it.next(); // RACE! m
                if (now - s.lastUsed > 60_000) { // RACE! u
                    it.remove(); // RACE! m
                    expired++; // RACE! e
                }
            }
        }

        void touch(String id) {
            Session s = sessions.get(id); // RACE! m
            if (s == null) {
                s = new Session(id);
                sessions.put(id, s); // RACE! m
            }
            s.lastUsed = System.currentTimeMillis(); // RACE! u
        }

        int expired() {
            return expired; // RACE! e
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SessionManager manager = new SessionManager();
        manager.startSweeper();
        for (int i = 0; i < 100; i++) {
            manager.touch("s" + i % 7);
            Thread.sleep(50);
        }
        System.out.println(manager.expired());
    }
}
