// A utility class with a static formatter and a static calendar, used by tasks.
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.Date;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class Main {
    static final class Dates {
        private static final SimpleDateFormat ISO = new SimpleDateFormat("yyyy-MM-dd");
        private static final Calendar CALENDAR = Calendar.getInstance();

        static Date parse(String s) throws ParseException {
            return ISO.parse(s); // RACE! f
        }

        static Date plusDays(Date d, int days) {
            CALENDAR.setTime(d); // RACE! c
            CALENDAR.add(Calendar.DAY_OF_MONTH, days); // RACE! c
            return CALENDAR.getTime(); // RACE! c
        }
    }

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<Date>> futures = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            int days = i;
            Callable<Date> task = () -> Dates.plusDays(Dates.parse("2020-01-0" + days), days);
            futures.add(pool.submit(task));
        }
        for (Future<Date> f : futures)
            System.out.println(f.get()); // NORACE
        pool.shutdown();
    }
}
