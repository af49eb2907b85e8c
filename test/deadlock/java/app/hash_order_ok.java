// transfers ordered by identity hash, with a lock for ties
class Main {
    static class Account {
        private int balance;
        Account(int balance) { this.balance = balance; }
        void debit(int n) { balance -= n; }
        void credit(int n) { balance += n; }
        int getBalance() { return balance; }
    }

    private static final Object tieLock = new Object();

    static void transferMoney(final Account from, final Account to, final int amount) {
        int fromHash = System.identityHashCode(from);
        int toHash = System.identityHashCode(to);
        if (fromHash < toHash) {
            synchronized (from) {
                synchronized (to) {
                    move(from, to, amount);
                }
            }
        } else if (fromHash > toHash) {
            synchronized (to) {
                synchronized (from) {
                    move(from, to, amount);
                }
            }
        } else {
            synchronized (tieLock) {
                synchronized (from) {
                    synchronized (to) {
                        move(from, to, amount);
                    }
                }
            }
        }
    }

    private static void move(Account from, Account to, int amount) {
        if (from.getBalance() < amount)
            throw new IllegalStateException();
        from.debit(amount);
        to.credit(amount);
    }

    public static void main(String[] args) throws Exception {
        final Account a = new Account(100), b = new Account(200);
        Thread x = new Thread(() -> transferMoney(a, b, 5));
        Thread y = new Thread(() -> transferMoney(b, a, 7));
        x.start();
        y.start();
        x.join();
        y.join();
    }
}
