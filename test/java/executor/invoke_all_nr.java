// Tasks with results of their own, all run by one call.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
public class Main {
    static class Sum implements Callable<Long> {
        private final int first, step;
        private long sum;
        Sum(int first, int step) {
            this.first = first;
            this.step = step;
        }
        public Long call() {
            for (int i = first; i < 10000; i += step)
                sum += i; // NORACE
            return sum;
        }
    }
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Sum> tasks = new ArrayList<>();
        for (int i = 0; i < 4; i++)
            tasks.add(new Sum(i, 4));
        long total = 0;
        for (Future<Long> f : pool.invokeAll(tasks))
            total += f.get();
        for (Sum s : tasks)
            total -= s.sum;
        pool.shutdown();
        System.out.println(total);
    }
}
