// One method takes the lock of the source, the other that of the target: they do not exclude each other.
import java.util.concurrent.locks.ReentrantLock;

public class Main {
    static class Account {
        final ReentrantLock lock = new ReentrantLock();
        long balance;
        final String owner;

        Account(String owner, long balance) {
            this.owner = owner;
            this.balance = balance;
        }
    }

    static class Bank {
        private long fees;
        private final ReentrantLock audit = new ReentrantLock();

        void withdraw(Account a, long n) {
            a.lock.lock();
            try {
                a.balance -= n + 1; // NORACE
                fees++; // RACE!
            } finally {
                a.lock.unlock();
            }
        }

        void report() {
            audit.lock();
            try {
                System.out.println(fees); // RACE!
            } finally {
                audit.unlock();
            }
        }
    }

    public static void main(String[] args) {
        Bank bank = new Bank();
        Account ann = new Account("ann", 100), bob = new Account("bob", 200);
        new Thread(() -> bank.withdraw(ann, 10)).start();
        new Thread(() -> bank.withdraw(bob, 20)).start();
        new Thread(bank::report).start();
    }
}
