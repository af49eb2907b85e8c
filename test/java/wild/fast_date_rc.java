// Formats of dates kept in a table of a utility class; one is used by all threads, one copied for each use.
import java.text.DateFormat;
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.Date;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
final class Dates {
    private static final DateFormat ISO = new SimpleDateFormat("yyyy-MM-dd");
    private static final DateFormat LONG = new SimpleDateFormat("yyyy-MM-dd HH:mm:ss");
    private static final Calendar CALENDAR = Calendar.getInstance();
    private Dates() {
    }
    static Date parse(String text) throws ParseException {
        return ISO.parse(text); // RACE! i
    }
    static String print(Date d) {
        return ISO.format(d); // RACE! i
    }
    static String printLong(Date d) {
        DateFormat own = (DateFormat) LONG.clone();
        return own.format(d);
    }
    static int year(Date d) {
        CALENDAR.setTime(d); // RACE! c
        return CALENDAR.get(Calendar.YEAR); // RACE! c
    }
    static synchronized String stamp() {
        return new Date().toString();
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<String>> futures = new ArrayList<>();
        for (int i = 1; i < 10; i++) {
            int day = i;
            futures.add(pool.submit(() -> {
                Date d = Dates.parse("2020-01-0" + day);
                return Dates.print(d) + Dates.printLong(d) + Dates.year(d) + Dates.stamp();
            }));
        }
        for (Future<String> f : futures) {
            System.out.println(f.get());
        }
        pool.shutdown();
    }
}
