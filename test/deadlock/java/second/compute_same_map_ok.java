import java.util.concurrent.ConcurrentHashMap;

public class Main {
    static final ConcurrentHashMap<Integer, Integer> memo = new ConcurrentHashMap<>();

    static int fib(int n) {
        if (n < 2)
            return n;
        Integer known = memo.get(n);
        if (known != null)
            return known;
        int v = fib(n - 1) + fib(n - 2);
        memo.put(n, v);
        return v;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++)
            new Thread(() -> System.out.println(fib(20))).start();
    }
}
