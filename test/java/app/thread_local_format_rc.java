// A shared date format is used by all requests.
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
class Main {
    private static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy-MM-dd");
    static class Request implements Runnable {
        private final long time;
        Request(long time) {
            this.time = time;
        }
        @Override
        public void run() {
            String s = FORMAT.format(new Date(time)); // RACE!
            System.out.println(s);
        }
    }
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(8);
        for (int i = 0; i < 50; i++)
            pool.execute(new Request(i * 1000L));
        pool.shutdown();
    }
}
