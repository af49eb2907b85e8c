// Each thread has its own date format.
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
class Main {
    private static final ThreadLocal<SimpleDateFormat> FORMAT = new ThreadLocal<SimpleDateFormat>() {
        @Override
        protected SimpleDateFormat initialValue() {
            return new SimpleDateFormat("yyyy-MM-dd");
        }
    };
    static class Request implements Runnable {
        private final long time;
        Request(long time) {
            this.time = time;
        }
        @Override
        public void run() {
            String s = FORMAT.get().format(new Date(time));
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
