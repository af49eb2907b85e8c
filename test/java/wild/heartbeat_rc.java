// Members of a cluster: heart beats are written by receivers, a scheduled check marks the dead ones.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
class Member {
    final String name;
    private long lastBeat;
    private boolean dead;
    private int missed;
    Member(String name) {
        this.name = name;
    }
    void beat(long now) {
        lastBeat = now; // RACE! l
        dead = false; // RACE! d
    }
    void check(long now) {
        if (now - lastBeat > 100) { // RACE! l
            missed++;
            dead = true; // RACE! d
        }
    }
    int missed() {
        return missed;
    }
    boolean dead() {
        return dead; // RACE! d
    }
}
class Cluster {
    private final Map<String, Member> members = new ConcurrentHashMap<>();
    private final ScheduledExecutorService checker = Executors.newScheduledThreadPool(1);
    private final AtomicInteger beats = new AtomicInteger();
    void start() {
        checker.scheduleAtFixedRate(this::checkAll, 10, 10, TimeUnit.MILLISECONDS);
    }
    private void checkAll() {
        long now = System.currentTimeMillis();
        for (Member m : members.values()) {
            m.check(now);
            if (m.missed() > 10) {
                members.remove(m.name);
            }
        }
    }
    void received(String name) {
        Member m = members.computeIfAbsent(name, Member::new);
        m.beat(System.currentTimeMillis());
        beats.incrementAndGet();
    }
    int alive() {
        int n = 0;
        for (Member m : members.values()) {
            if (!m.dead()) {
                n++;
            }
        }
        return n;
    }
    void stop() {
        checker.shutdownNow();
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Cluster cluster = new Cluster();
        cluster.start();
        for (int i = 0; i < 3; i++) {
            String name = "node" + i;
            new Thread(() -> {
                for (int k = 0; k < 100; k++) {
                    cluster.received(name);
                }
            }).start();
        }
        Thread.sleep(200);
        System.out.println(cluster.alive());
        cluster.stop();
    }
}
