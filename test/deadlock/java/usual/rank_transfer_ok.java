class RankTransfer {
    static class Account {
        final long number; private long balance;
        Account(long n, long b) { number = n; balance = b; }
    }
    static void transfer(Account a, Account b, long n) {
        Account first = a.number < b.number ? a : b, second = a.number < b.number ? b : a;
        synchronized (first) {
            synchronized (second) {
                a.balance -= n;
                b.balance += n;
            }
        }
    }
    public static void main(String[] args) throws Exception {
        Account[] all = new Account[10];
        for (int i = 0; i < all.length; i++) all[i] = new Account(i, 100);
        Thread[] ts = new Thread[4];
        for (int t = 0; t < 4; t++) {
            final int id = t;
            ts[t] = new Thread(() -> {
                for (int i = 0; i < 100; i++) transfer(all[(i * 3 + id) % 10], all[(i * 7) % 10], 1);
            });
            ts[t].start();
        }
        for (Thread t : ts) t.join();
    }
}
