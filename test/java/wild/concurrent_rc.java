// Concurrent collections protect themselves, not what is in them.
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
public class Main {
    static class Stats {
        int calls;
        long time;
        final ConcurrentLinkedQueue<String> names = new ConcurrentLinkedQueue<>();
    }
    static class Job {
        int step;
        String result;
    }
    private final ConcurrentHashMap<String, Stats> stats = new ConcurrentHashMap<>();
    private final BlockingQueue<Job> jobs = new LinkedBlockingQueue<>();
    private final BlockingQueue<Job> results = new LinkedBlockingQueue<>();
    void record(String name, long t) {
        Stats s = stats.computeIfAbsent(name, k -> new Stats());
        s.calls++; // RACE! c
        stats.compute(name, (k, v) -> {
            v.time += t;
            return v;
        });
        s.names.add(name);
    }
    void worker() {
        try {
            while (true) {
                Job j = jobs.take();
                if (j.step < 0) {
                    return;
                }
                j.result = "done " + j.step;
                record("job", j.step);
                results.put(j);
                j.step++; // RACE! j
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        Thread a = new Thread(m::worker);
        Thread b = new Thread(m::worker);
        a.start();
        b.start();
        for (int i = 0; i < 10; i++) {
            Job j = new Job();
            j.step = i;
            m.jobs.put(j);
        }
        for (int i = 0; i < 10; i++) {
            Job j = m.results.take();
            System.out.println(j.result + j.step); // RACE! j
        }
        for (int i = 0; i < 2; i++) {
            Job end = new Job();
            end.step = -1;
            m.jobs.put(end);
        }
        a.join();
        b.join();
        System.out.println(m.stats.get("job").calls + m.stats.get("job").time);
    }
}
