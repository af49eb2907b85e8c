// One SimpleDateFormat for all workers of a pool.
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class Main {
    private static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy-MM-dd");

    static Date parse(String text) {
        try {
            return FORMAT.parse(text); // RACE!
        } catch (ParseException e) {
            return null;
        }
    }

    static String print(Date d) {
        return FORMAT.format(d); // RACE!
    }

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (int i = 1; i < 9; i++) {
            String day = "2020-01-0" + i;
            pool.execute(() -> {
                Date d = parse(day);
                if (d != null)
                    System.out.println(print(d));
            });
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
    }
}
