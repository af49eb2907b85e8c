// Tasks of invokeAll share an accumulator.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
class Main {
    static long sum;
    public static void main(String[] args) throws Exception {
        int[] data = new int[1000];
        for (int i = 0; i < data.length; i++)
            data[i] = i;
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Callable<Long>> tasks = new ArrayList<>();
        for (int t = 0; t < 4; t++) {
            final int from = t * 250, to = from + 250;
            tasks.add(() -> {
                long s = 0;
                for (int i = from; i < to; i++)
                    s += data[i];
                sum += s; // RACE!
                return s;
            });
        }
        long total = 0;
        for (Future<Long> f : pool.invokeAll(tasks))
            total += f.get();
        pool.shutdown();
        sum = total;
        System.out.println(sum);
    }
}
