// Counting by merge, values are immutable; a second map keeps LongAdders.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

public class Main {
    record Stat(int count, long bytes) {
        Stat plus(Stat other) {
            return new Stat(count + other.count, bytes + other.bytes);
        }
    }

    private static final Map<String, Stat> stats = new ConcurrentHashMap<>();
    private static final ConcurrentHashMap<String, LongAdder> errors = new ConcurrentHashMap<>();

    static void served(String host, long bytes) {
        stats.merge(host, new Stat(1, bytes), Stat::plus); // NORACE
        if (bytes == 0)
            errors.computeIfAbsent(host, h -> new LongAdder()).increment(); // NORACE
    }

    public static void main(String[] args) throws InterruptedException {
        Runnable job = () -> {
            for (int i = 0; i < 50; i++)
                served("host" + i % 4, i % 9);
        };
        Thread a = new Thread(job), b = new Thread(job);
        a.start();
        b.start();
        a.join();
        b.join();
        stats.forEach((host, s) -> System.out.println(host + " " + s.count() + " " + s.bytes()));
        errors.forEach((host, n) -> System.out.println(host + " " + n.sum()));
    }
}
