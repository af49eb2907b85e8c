import java.util.concurrent.ConcurrentHashMap;

public class Main {
    static final ConcurrentHashMap<Integer, Integer> memo = new ConcurrentHashMap<>();

    static int fib(int n) {
        if (n < 2)
            return n;
        return memo.computeIfAbsent(n, k -> fib(k - 1) + fib(k - 2)); // DEADLOCK!
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++)
            new Thread(() -> System.out.println(fib(20))).start();
    }
}
