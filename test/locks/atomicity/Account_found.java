class Account {
    static final Object lock = new Object();
    static int balance = 100;

    static int get() {
        synchronized (lock) {
            return balance;
        }
    }

    static void set(int n) {
        synchronized (lock) {
            balance = n;
        }
    }

    static void add(int n) {
        synchronized (lock) {
            balance += n;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Runnable r = () -> {
            int n = get(); // ATOMICITY
            set(n + 10); // ATOMICITY!
        };
        Thread a = new Thread(r), b = new Thread(r);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
