// Accounts of a list are locked by the smaller and then the greater of two numbers.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class Account {
    final Lock lock = new ReentrantLock();
    long balance = 100;
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
        Account first = accounts.get(Math.min(from, to)), second = accounts.get(Math.max(from, to));
        first.lock.lock();
        try {
            second.lock.lock();
            try {
                first.balance -= amount;
                second.balance += amount;
            } finally {
                second.lock.unlock();
            }
        } finally {
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
