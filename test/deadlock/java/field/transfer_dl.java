// money between accounts
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class Account {
    private final int id;
    private long balance;
    Account(int id, long balance) { this.id = id; this.balance = balance; }
    int id() { return id; }
    synchronized void deposit(long n) { balance += n; } // DEADLOCK
    synchronized boolean withdraw(long n) { // DEADLOCK
        if (balance < n)
            return false;
        balance -= n;
        return true;
    }
}

class Main {
    static void transfer(Account from, Account to, long n) {
        synchronized (from) {
            synchronized (to) { // DEADLOCK!
                if (from.withdraw(n))
                    to.deposit(n);
            }
        }
    }

    public static void main(String[] args) {
        final Account a = new Account(1, 100), b = new Account(2, 100);
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(() -> { for (int i = 0; i < 100; i++) transfer(a, b, 1); });
        pool.execute(() -> { for (int i = 0; i < 100; i++) transfer(b, a, 1); });
        pool.shutdown();
    }
}
