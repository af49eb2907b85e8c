// Two elements of an array by numbers in order, each locked by its own monitor, changed by the names they were chosen by.
public class Main {
    static class Account {
        private long balance;

        void add(long n) {
            balance += n; // NORACE
        }
    }

    static final Account[] accounts = new Account[6];

    static void transfer(int from, int to, long amount) {
        if (from == to)
            return;
        Account first = accounts[Math.min(from, to)], second = accounts[Math.max(from, to)];
        synchronized (first) {
            synchronized (second) {
                first.add(from < to ? -amount : amount);
                second.add(from < to ? amount : -amount);
            }
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < accounts.length; i++)
            accounts[i] = new Account();
        for (int t = 0; t < 3; t++) {
            int seed = t;
            new Thread(() -> {
                for (int i = 0; i < 20; i++)
                    transfer(i % 6, (i * seed + 1) % 6, 5);
            }).start();
        }
    }
}
