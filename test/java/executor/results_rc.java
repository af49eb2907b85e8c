// All futures give one list, which other tasks still fill.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
public class Main {
    static class Search implements Callable<List<Integer>> {
        private final int from, to;
        private final List<Integer> found;
        Search(int from, int to, List<Integer> found) {
            this.found = found;
            this.from = from;
            this.to = to;
        }
        @Override
        public List<Integer> call() {
            for (int i = from; i < to; i++)
                if (i % 7 == 3)
                    found.add(i); // RACE!
            return found;
        }
    }
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Integer> found = new ArrayList<>();
        List<Future<List<Integer>>> futures = new ArrayList<>();
        for (int i = 0; i < 8; i++)
            futures.add(pool.submit(new Search(i * 100, (i + 1) * 100, found)));
        List<Integer> all = new ArrayList<>();
        int sum = 0;
        for (Future<List<Integer>> f : futures) {
            all.addAll(f.get()); // RACE!
            for (int n : f.get()) // RACE!
                sum += n;
        }
        pool.shutdown();
        System.out.println(all.size() + sum);
    }
}
