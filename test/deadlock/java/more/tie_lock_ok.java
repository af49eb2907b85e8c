// Accounts are ordered by their hash code, with a lock for ties.
class Main {
    static class Account {
        private long balance = 100;

        void debit(long n) {
            balance -= n;
        }

        void credit(long n) {
            balance += n;
        }
    }

    private static final Object tieLock = new Object();

    static void transfer(Account from, Account to, long n) {
        int fromHash = System.identityHashCode(from);
        int toHash = System.identityHashCode(to);
        if (fromHash < toHash) {
            synchronized (from) {
                synchronized (to) {
                    from.debit(n);
                    to.credit(n);
                }
            }
        } else if (fromHash > toHash) {
            synchronized (to) {
                synchronized (from) {
                    from.debit(n);
                    to.credit(n);
                }
            }
        } else {
            synchronized (tieLock) {
                synchronized (from) {
                    synchronized (to) {
                        from.debit(n);
                        to.credit(n);
                    }
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account a = new Account();
        Account b = new Account();
        Thread x = new Thread(() -> transfer(a, b, 10));
        Thread y = new Thread(() -> transfer(b, a, 20));
        x.start();
        y.start();
        x.join();
        y.join();
    }
}
