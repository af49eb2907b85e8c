// Accounts of two lists are locked in the order of numbers that belong to one list each.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class Account {
    final Lock lock = new ReentrantLock();
    private long balance = 100;

    void change(long by) {
        balance += by;
    }
}

class Bank {
    private final List<Account> accounts = new ArrayList<>();
    private final List<Account> savings = new ArrayList<>();

    Bank(int n) {
        for (int i = 0; i < n; i++) {
            Account a = new Account();
            accounts.add(a);
            savings.add(0, a);
        }
    }

    void transfer(int from, int to, long amount) {
        Account a = accounts.get(from), b = savings.get(to);
        Account first = from < to ? a : b, second = from < to ? b : a;
        first.lock.lock(); // DEADLOCK
        second.lock.lock(); // DEADLOCK!
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
