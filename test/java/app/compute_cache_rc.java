// A cache checks and fills a HashMap in parallel tasks.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
class Main {
    static class Memoizer<K, V> {
        private final Map<K, V> cache = new HashMap<>();
        private final Function<K, V> compute;
        Memoizer(Function<K, V> compute) {
            this.compute = compute;
        }
        V get(K key) {
            V v = cache.get(key); // RACE!
            if (v == null) {
                v = compute.apply(key);
                cache.put(key, v); // RACE!
            }
            return v;
        }
    }
    static long factorial(int n) {
        long r = 1;
        for (int i = 2; i <= n; i++)
            r *= i;
        return r;
    }
    public static void main(String[] args) throws InterruptedException {
        Memoizer<Integer, Long> memo = new Memoizer<>(Main::factorial);
        ExecutorService pool = Executors.newCachedThreadPool();
        for (int t = 0; t < 8; t++)
            pool.execute(() -> {
                for (int i = 0; i < 20; i++)
                    System.out.println(memo.get(i));
            });
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        System.out.println(memo.get(5));
    }
}
