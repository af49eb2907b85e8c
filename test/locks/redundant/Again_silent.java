// What is asked before the lock is taken and again while it is held, in a getter.
class Again {
    private static final Object lock = new Object();
    private static int[] limits = { 4, 5 };
    private static int total;

    static int limit(int i) {
        return limits[i];
    }

    static void work() {
        int own = 0;
        if (limit(0) > 2)
            own++;
        synchronized (lock) {
            for (int i = 0; i < 2; i++)
                if (limit(i) > own)
                    total++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(Again::work), b = new Thread(Again::work);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
