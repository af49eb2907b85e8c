// Formats are kept in a pool under a lock: a thread has the format for itself between borrow and give back.
import java.text.SimpleDateFormat;
import java.util.ArrayDeque;
import java.util.Date;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class Formats {
    private final ArrayDeque<SimpleDateFormat> free = new ArrayDeque<>();
    private int made;

    SimpleDateFormat borrow() {
        synchronized (free) {
            SimpleDateFormat f = free.poll();
            if (f != null)
                return f;
            made++;
        }
        return new SimpleDateFormat("yyyy-MM-dd");
    }

    void giveBack(SimpleDateFormat f) {
        synchronized (free) {
            free.push(f);
        }
    }

    int made() {
        synchronized (free) {
            return made;
        }
    }
}

public class Main {
    public static void main(String[] args) throws Exception {
        Formats formats = new Formats();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 20; i++) {
            final long day = i * 86400000L;
            pool.execute(() -> {
                SimpleDateFormat f = formats.borrow();
                try {
                    System.out.println(f.format(new Date(day)));
                } finally {
                    formats.giveBack(f);
                }
            });
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        System.out.println(formats.made());
    }
}
