// What runs when a thread dies of an exception runs in that thread: two of them meet.
public class Main {
    static class Handler implements Thread.UncaughtExceptionHandler {
        int deaths;
        int last;

        @Override
        public void uncaughtException(Thread t, Throwable e) {
            deaths++; // RACE! d
            last = 1; // RACE! l
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Handler handler = new Handler();
        Thread[] ts = new Thread[2];
        for (int i = 0; i < 2; i++) {
            ts[i] = new Thread(() -> {
                throw new RuntimeException("no");
            });
            ts[i].setUncaughtExceptionHandler(handler);
            ts[i].start();
        }
        handler.last = 2; // RACE! l
        for (Thread t : ts)
            t.join();
        System.out.println(handler.deaths); // NORACE
    }
}
