// A thread local that hands the same buffer to every thread.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class Main {
    static final StringBuilder SHARED = new StringBuilder();
    static final ThreadLocal<StringBuilder> BUFFER = ThreadLocal.withInitial(() -> SHARED);

    static String render(int id) {
        StringBuilder sb = BUFFER.get();
        sb.setLength(0); // RACE!
        sb.append("item ").append(id); // RACE!
        return sb.toString(); // RACE!
    }

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (int i = 0; i < 10; i++) {
            int id = i;
            pool.execute(() -> System.out.println(render(id)));
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
    }
}
