// One SimpleDateFormat for all threads.
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class Main {
    private static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy-MM-dd");

    static String render(Date d) {
        return FORMAT.format(d); // RACE!
    }

    static Date parse(String s) throws ParseException {
        return FORMAT.parse(s); // RACE!
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.submit(() -> System.out.println(render(new Date())));
        pool.submit(() -> {
            System.out.println(parse("2020-01-01"));
            return null;
        });
        pool.shutdown();
    }
}
