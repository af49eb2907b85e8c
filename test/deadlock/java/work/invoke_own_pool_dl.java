import java.util.*;
import java.util.concurrent.*;

public class Main {
    static final ExecutorService pool = Executors.newFixedThreadPool(1);

    static int size(List<String> words) throws Exception {
        if (words.size() < 2)
            return words.size();
        Future<Integer> left = pool.submit(() -> words.get(0).length()); // DEADLOCK!
        return left.get() + words.get(1).length(); // DEADLOCK!
    }

    public static void main(String[] args) throws Exception {
        Future<Integer> f = pool.submit(() -> size(Arrays.asList("a", "bc")));
        System.out.println(f.get()); // DEADLOCK
        pool.shutdown();
    }
}
