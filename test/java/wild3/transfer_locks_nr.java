// A bank with a lock in each account, taken in the order of the numbers; a report takes all of them.
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class Main {
    static class Account {
        final int number;
        final Lock lock = new ReentrantLock();
        private long balance;

        Account(int number, long balance) {
            this.number = number;
            this.balance = balance;
        }

        void deposit(long amount) {
            lock.lock();
            try {
                balance += amount; // NORACE
            } finally {
                lock.unlock();
            }
        }

        boolean withdraw(long amount) {
            lock.lock();
            try {
                if (balance < amount) // NORACE
                    return false;
                balance -= amount; // NORACE
                return true;
            } finally {
                lock.unlock();
            }
        }
    }

    static class Bank {
        private final List<Account> accounts = new ArrayList<>();

        Bank(int n) {
            for (int i = 0; i < n; i++)
                accounts.add(new Account(i, 1000));
        }

        void transfer(int from, int to, long amount) {
            if (from == to)
                return;
            Account a = accounts.get(from), b = accounts.get(to); // NORACE
            Account first = from < to ? a : b, second = from < to ? b : a;
            first.lock.lock();
            try {
                second.lock.lock();
                try {
                    if (a.withdraw(amount))
                        b.deposit(amount);
                } finally {
                    second.lock.unlock();
                }
            } finally {
                first.lock.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Bank bank = new Bank(10);
        Thread[] clerks = new Thread[4];
        for (int i = 0; i < clerks.length; i++) {
            clerks[i] = new Thread(() -> {
                Random r = new Random();
                for (int k = 0; k < 100; k++)
                    bank.transfer(r.nextInt(10), r.nextInt(10), r.nextInt(50));
            });
            clerks[i].start();
        }
        for (Thread t : clerks)
            t.join();
        long sum = 0;
        for (Account a : bank.accounts)
            sum += a.balance; // NORACE
        System.out.println(sum);
    }
}
