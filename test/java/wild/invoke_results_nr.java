// Callables in a list, run by invokeAll, which comes back when all are done; partial sums from the futures.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
class Part {
    int count;
    double sum;
}
class SumTask implements Callable<Part> {
    private final double[] data;
    private final int from;
    private final int to;
    SumTask(double[] data, int from, int to) {
        this.data = data;
        this.from = from;
        this.to = to;
    }
    @Override
    public Part call() {
        Part part = new Part();
        for (int i = from; i < to; i++) {
            part.sum += data[i]; // NORACE
            part.count++; // NORACE
        }
        return part;
    }
}
public class Main {
    public static void main(String[] args) throws Exception {
        double[] data = new double[1000];
        for (int i = 0; i < data.length; i++) {
            data[i] = i;
        }
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<SumTask> tasks = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            tasks.add(new SumTask(data, i * 100, (i + 1) * 100));
        }
        double sum = 0;
        int count = 0;
        for (Future<Part> f : pool.invokeAll(tasks)) {
            sum += f.get().sum; // NORACE
            count += f.get().count; // NORACE
        }
        data[0] = sum / count; // NORACE
        pool.shutdown();
        System.out.println(data[0]);
    }
}
