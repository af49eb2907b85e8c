// Callables return their result.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
class Main {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Integer> results = new ArrayList<>();
        List<Callable<Integer>> tasks = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            int k = i;
            tasks.add(() -> k);
        }
        for (Future<Integer> f : pool.invokeAll(tasks))
            results.add(f.get());
        pool.shutdown();
        System.out.println(results.size());
    }
}
