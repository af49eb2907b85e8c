// Log lines are parsed by a pool; all tasks use one date format and put what they find into one plain map.
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class Main {
    private static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy-MM-dd");
    private static final Map<Date, String> found = new TreeMap<>();

    static class Line implements Runnable {
        private final String text;

        Line(String text) {
            this.text = text;
        }

        @Override
        public void run() {
            String[] parts = text.split(" ", 2);
            try {
                Date day = FORMAT.parse(parts[0]); // RACE! f
                found.put(day, parts[1]); // RACE! m
            } catch (ParseException e) {
                System.err.println("bad line: " + text);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<String> lines = Arrays.asList("2020-01-01 start", "2020-01-02 stop", "2020-01-03 start");
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (String line : lines)
            pool.execute(new Line(line));
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        System.out.println(found);
    }
}
