// Heartbeats of members: a concurrent map, but the records in it are plain.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class Main {
    static class Member {
        final String name;
        long lastSeen;
        boolean suspected;

        Member(String name) {
            this.name = name;
        }
    }

    private final Map<String, Member> members = new ConcurrentHashMap<>();
    private final ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(2);

    void heartbeat(String name) {
        Member m = members.computeIfAbsent(name, Member::new);
        m.lastSeen = System.currentTimeMillis(); // RACE! seen
        m.suspected = false; // RACE! sus
    }

    void check() {
        long now = System.currentTimeMillis();
        for (Member m : members.values())
            if (now - m.lastSeen > 500) // RACE! seen
                m.suspected = true; // RACE! sus
    }

    void start() {
        scheduler.scheduleWithFixedDelay(this::check, 100, 100, TimeUnit.MILLISECONDS);
        scheduler.scheduleAtFixedRate(() -> heartbeat("self"), 0, 50, TimeUnit.MILLISECONDS);
    }

    public static void main(String[] args) {
        Main m = new Main();
        m.start();
    }
}
