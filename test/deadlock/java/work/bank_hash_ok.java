// Accounts are locked in the order of their hash codes; equal ones need a third lock.
public class Main {
    static class Account {
        private long balance;
        Account(long b) { balance = b; }
        void add(long x) { balance += x; }
    }

    private static final Object tie = new Object();

    static void transfer(Account from, Account to, long sum) {
        int f = System.identityHashCode(from), t = System.identityHashCode(to);
        if (f < t) {
            synchronized (from) {
                synchronized (to) {
                    from.add(-sum);
                    to.add(sum);
                }
            }
        } else if (f > t) {
            synchronized (to) {
                synchronized (from) {
                    from.add(-sum);
                    to.add(sum);
                }
            }
        } else {
            synchronized (tie) {
                synchronized (from) {
                    synchronized (to) {
                        from.add(-sum);
                        to.add(sum);
                    }
                }
            }
        }
    }

    public static void main(String[] args) {
        Account a = new Account(10), b = new Account(20);
        new Thread(() -> transfer(a, b, 1)).start();
        new Thread(() -> transfer(b, a, 2)).start();
    }
}
