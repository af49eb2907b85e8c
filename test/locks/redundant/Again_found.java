// What is asked before the lock is taken and again while it is held, for nothing.
class Again {
    private static final Object lock = new Object();
    private static int[] limits = { 4, 5 };

    static int limit(int i) {
        return limits[i];
    }

    static void work() {
        int own = 0;
        if (limit(0) > 2)
            own++;
        synchronized (lock) { // REDUNDANT!
            for (int i = 0; i < 2; i++)
                if (limit(i) > own)
                    own++;
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
