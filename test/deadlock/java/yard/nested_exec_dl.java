// A report is made by the one thread of an executor, which waits for its parts on the same executor.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class Reports {
    private final ExecutorService pool = Executors.newSingleThreadExecutor();

    Future<String> report(String name) {
        return pool.submit(() -> build(name));
    }

    private String build(String name) throws ExecutionException, InterruptedException {
        List<Future<String>> found = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int page = i;
            found.add(pool.submit(() -> name + " page " + page)); // DEADLOCK
        }
        StringBuilder text = new StringBuilder();
        for (Future<String> f : found)
            text.append(f.get()).append('\n'); // DEADLOCK!
        return text.toString();
    }

    void close() {
        pool.shutdown();
    }
}

class Main {
    public static void main(String[] args) throws Exception {
        Reports reports = new Reports();
        System.out.println(reports.report("sales").get()); // DEADLOCK
        reports.close();
    }
}
