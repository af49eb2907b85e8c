// The caller changes the list that a task still fills.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
class Main {
    static class Loader implements Callable<List<String>> {
        private final List<String> lines;
        private final String prefix;
        Loader(List<String> lines, String prefix) {
            this.lines = lines;
            this.prefix = prefix;
        }
        @Override
        public List<String> call() {
            for (int i = 0; i < 10; i++)
                lines.add(prefix + i); // RACE!
            return lines;
        }
    }
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<String> lines = new ArrayList<>();
        Future<List<String>> future = pool.submit(new Loader(lines, "line"));
        lines.add("header"); // RACE!
        List<String> result = future.get();
        System.out.println(result.size());
        pool.shutdown();
    }
}
