import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class ComputeRecursive {
    static final Map<Integer, Long> memo = new ConcurrentHashMap<>();

    static long fib(int n) {
        if (n < 2) return n;
        return memo.computeIfAbsent(n, k -> fib(k - 1) + fib(k - 2)); // DEADLOCK!
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> System.out.println(fib(20)));
        Thread b = new Thread(() -> System.out.println(fib(25)));
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
