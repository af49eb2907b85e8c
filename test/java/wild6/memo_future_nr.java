// A memoizer of FutureTasks: the result is computed by one, published through get.
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;

public class Main {
    static class Report {
        int pages;
        String title;
    }

    static class Memoizer {
        private final ConcurrentMap<Integer, Future<Report>> cache = new ConcurrentHashMap<>();

        Report compute(int id) throws InterruptedException {
            Future<Report> f = cache.get(id);
            if (f == null) {
                Callable<Report> eval = () -> {
                    Report r = new Report();
                    r.pages = id * 3; // NORACE
                    r.title = "report " + id; // NORACE
                    return r;
                };
                FutureTask<Report> ft = new FutureTask<>(eval);
                f = cache.putIfAbsent(id, ft);
                if (f == null) {
                    f = ft;
                    ft.run();
                }
            }
            try {
                return f.get();
            } catch (ExecutionException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) {
        Memoizer memo = new Memoizer();
        for (int t = 0; t < 3; t++)
            new Thread(() -> {
                try {
                    for (int i = 0; i < 10; i++) {
                        Report r = memo.compute(i);
                        System.out.println(r.title + " " + r.pages); // NORACE
                    }
                } catch (InterruptedException e) {
                    return;
                }
            }).start();
    }
}
