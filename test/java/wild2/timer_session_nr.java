// The same with one lock in the manager, and the sweeper's own count kept by the timer's thread.
import java.util.HashMap;
import java.util.Map;
import java.util.Timer;
import java.util.TimerTask;

public class Main {
    static class Session {
        private long lastUsed;
        final String user;

        Session(String user) {
            this.user = user;
        }
    }

    static class SessionManager {
        private final Map<String, Session> sessions = new HashMap<>();
        private final Timer timer = new Timer("sweeper", true);

        void startSweeper() {
            timer.scheduleAtFixedRate(new TimerTask() {
                private int runs;

                @Override
                public void run() {
                    runs++; // NORACE
                    sweep(System.currentTimeMillis());
                    if (runs > 100)
                        cancel();
                }
            }, 1000, 1000);
        }

        private void sweep(long now) {
            synchronized (sessions) {
                sessions.values().removeIf(s -> now - s.lastUsed > 60_000); // NORACE
            }
        }

        void touch(String id) {
            synchronized (sessions) {
                Session s = sessions.computeIfAbsent(id, Session::new);
                s.lastUsed = System.currentTimeMillis(); // NORACE
            }
        }

        synchronized void stop() {
            timer.cancel();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SessionManager manager = new SessionManager();
        manager.startSweeper();
        Thread[] users = new Thread[3];
        for (int i = 0; i < users.length; i++) {
            String id = "user" + i;
            users[i] = new Thread(() -> manager.touch(id));
            users[i].start();
        }
        for (Thread t : users)
            t.join();
        manager.stop();
    }
}
