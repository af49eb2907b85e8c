// One static SimpleDateFormat for all requests; the cache of parsed dates is a plain map.
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class Dates {
    private static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy-MM-dd");
    private static final Map<String, Date> CACHE = new HashMap<>();

    static Date parse(String text) throws ParseException {
        Date d = CACHE.get(text); // RACE! cache
        if (d == null) {
            d = FORMAT.parse(text); // RACE! format
            CACHE.put(text, d); // RACE! cache
        }
        return d;
    }
}

public class Main {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newCachedThreadPool();
        for (int i = 1; i < 28; i++) {
            String text = "2020-01-" + i;
            pool.submit(() -> Dates.parse(text));
        }
        pool.shutdown();
    }
}
