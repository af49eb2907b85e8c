// A result that main reads under the lock of the worker, who still runs.
class Done {
    private static final Object lock = new Object();
    private static int result;

    static void work() {
        int sum = 0;
        for (int i = 0; i < 10; i++)
            sum += i;
        synchronized (lock) {
            result = sum;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(Done::work);
        a.start();
        int seen;
        synchronized (lock) {
            seen = result;
            result = 0;
        }
        a.join();
        if (seen != 45)
            throw new IllegalStateException();
    }
}
