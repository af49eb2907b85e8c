// Accounts of a list are locked in the order of their numbers, and their methods lock again.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class Account {
    final Lock lock = new ReentrantLock();
    private long balance = 100;

    void change(long by) {
        lock.lock();
        try {
            balance += by;
        } finally {
            lock.unlock();
        }
    }
}

class Bank {
    private final List<Account> accounts = new ArrayList<>();

    Bank(int n) {
        for (int i = 0; i < n; i++)
            accounts.add(new Account());
    }

    void transfer(int from, int to, long amount) {
        if (from == to)
            return;
        Account a = accounts.get(from), b = accounts.get(to);
        Account first = from < to ? a : b, second = from < to ? b : a;
        first.lock.lock();
        second.lock.lock();
        try {
            a.change(-amount);
            b.change(amount);
        } finally {
            second.lock.unlock();
            first.lock.unlock();
        }
    }
}

class Main {
    public static void main(String[] args) {
        Bank bank = new Bank(5);
        for (int i = 0; i < 3; i++) {
            int id = i;
            new Thread(() -> bank.transfer(id, (id * 3 + 1) % 5, 10)).start();
        }
    }
}
