import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class InvokeallNested {
    static final ExecutorService outer = Executors.newFixedThreadPool(2);
    static final ExecutorService inner = Executors.newFixedThreadPool(2);

    static int part(int n) throws Exception {
        List<Future<Integer>> parts = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            final int k = i;
            parts.add(inner.submit(() -> k * k));
        }
        int sum = 0;
        for (Future<Integer> f : parts)
            sum += f.get();
        return sum;
    }

    public static void main(String[] args) throws Exception {
        List<Future<Integer>> jobs = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            final int n = i + 2;
            jobs.add(outer.submit(() -> part(n)));
        }
        for (Future<Integer> j : jobs)
            System.out.println(j.get());
        outer.shutdown();
        inner.shutdown();
    }
}
