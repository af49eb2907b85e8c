// What runs when a thread dies of an exception has ended when the thread is joined.
public class Main {
    static class Handler implements Thread.UncaughtExceptionHandler {
        int deaths;

        @Override
        public synchronized void uncaughtException(Thread t, Throwable e) {
            deaths++; // NORACE
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Handler handler = new Handler();
        handler.deaths = 0; // NORACE
        Thread[] ts = new Thread[2];
        for (int i = 0; i < 2; i++) {
            ts[i] = new Thread(() -> {
                throw new RuntimeException("no");
            });
            ts[i].setUncaughtExceptionHandler(handler);
            ts[i].start();
        }
        for (Thread t : ts)
            t.join();
        System.out.println(handler.deaths); // NORACE
    }
}
