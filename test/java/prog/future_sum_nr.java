// Callables that sum parts of an array; the results come back by futures, shared totals by LongAdder.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.LongAdder;

class Stats {
    long sum, min = Long.MAX_VALUE, max = Long.MIN_VALUE;

    void add(long v) {
        sum += v;
        min = Math.min(min, v);
        max = Math.max(max, v);
    }

    void merge(Stats o) {
        sum += o.sum;
        min = Math.min(min, o.min);
        max = Math.max(max, o.max);
    }
}

class Part implements Callable<Stats> {
    private final long[] data;
    private final int lo, hi;
    private final LongAdder seen;

    Part(long[] data, int lo, int hi, LongAdder seen) {
        this.data = data;
        this.lo = lo;
        this.hi = hi;
        this.seen = seen;
    }

    @Override
    public Stats call() {
        Stats s = new Stats();
        for (int i = lo; i < hi; i++) {
            s.add(data[i]);
            seen.increment();
        }
        return s;
    }
}

public class Main {
    public static void main(String[] args) throws Exception {
        long[] data = new long[1000];
        for (int i = 0; i < data.length; i++)
            data[i] = (i * 31L) % 997;
        ExecutorService pool = Executors.newFixedThreadPool(4);
        LongAdder seen = new LongAdder();
        List<Future<Stats>> futures = new ArrayList<>();
        for (int i = 0; i < 10; i++)
            futures.add(pool.submit(new Part(data, i * 100, (i + 1) * 100, seen)));
        Stats total = new Stats();
        for (Future<Stats> f : futures)
            total.merge(f.get());
        pool.shutdown();
        System.out.println(total.sum + " " + total.min + " " + total.max + " " + seen.sum());
    }
}
