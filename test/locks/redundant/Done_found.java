// A result that main reads under the lock of the worker, who has ended.
class Done {
    private static final Object lock = new Object();
    private static int result;

    static void work() {
        int sum = 0;
        for (int i = 0; i < 10; i++)
            sum += i;
        result = sum;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(Done::work);
        a.start();
        a.join();
        int seen;
        synchronized (lock) { // REDUNDANT!
            seen = result;
            result = 0;
        }
        if (seen != 45)
            throw new IllegalStateException();
    }
}
