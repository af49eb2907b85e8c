// Transfers take both locks in the order of the account numbers; the auditor takes all of them one after the other.
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class Account {
    final int number;
    final Lock lock = new ReentrantLock();
    private long balance;

    Account(int number, long balance) {
        this.number = number;
        this.balance = balance;
    }

    void add(long n) {
        balance += n; // NORACE
    }

    long balance() {
        return balance; // NORACE
    }
}

class Bank {
    private final List<Account> accounts = new ArrayList<>();

    Bank(int n) {
        for (int i = 0; i < n; i++)
            accounts.add(new Account(i, 100));
    }

    void transfer(int from, int to, long amount) {
        if (from == to)
            return;
        Account first = accounts.get(Math.min(from, to)), second = accounts.get(Math.max(from, to)); // NORACE
        first.lock.lock();
        try {
            second.lock.lock();
            try {
                long a = from < to ? -amount : amount;
                first.add(a);
                second.add(-a);
            } finally {
                second.lock.unlock();
            }
        } finally {
            first.lock.unlock();
        }
    }

    long total() {
        long sum = 0;
        for (Account a : accounts) {
            a.lock.lock();
            try {
                sum += a.balance();
            } finally {
                a.lock.unlock();
            }
        }
        return sum;
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Bank bank = new Bank(8);
        List<Thread> clerks = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            long seed = i;
            Thread t = new Thread(() -> {
                Random r = new Random(seed);
                for (int k = 0; k < 100; k++)
                    bank.transfer(r.nextInt(8), r.nextInt(8), r.nextInt(20)); // NORACE
            });
            clerks.add(t);
            t.start();
        }
        System.out.println("about " + bank.total());
        for (Thread t : clerks)
            t.join();
        System.out.println(bank.total());
    }
}
