// Transfers lock both accounts in the order of their numbers; the log is a list under its own lock.
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

class BankAccount {
    final int number;
    private long cents;

    BankAccount(int number, long cents) {
        this.number = number;
        this.cents = cents;
    }

    void add(long c) {
        cents += c; // NORACE
    }

    boolean take(long c) {
        if (cents < c) // NORACE
            return false;
        cents -= c; // NORACE
        return true;
    }

    long cents() {
        synchronized (this) {
            return cents; // NORACE
        }
    }
}

class Bank {
    private final BankAccount[] accounts;
    private final List<String> log = new ArrayList<>();

    Bank(int n) {
        accounts = new BankAccount[n];
        for (int i = 0; i < n; i++)
            accounts[i] = new BankAccount(i, 1000);
    }

    void transfer(int from, int to, long c) {
        if (from == to)
            return;
        BankAccount a = accounts[from], b = accounts[to];
        BankAccount first = a.number < b.number ? a : b, second = first == a ? b : a;
        synchronized (first) {
            synchronized (second) {
                if (a.take(c))
                    b.add(c);
            }
        }
        synchronized (log) {
            log.add(from + "->" + to); // NORACE
        }
    }

    long sum() {
        long s = 0;
        for (BankAccount a : accounts)
            s += a.cents();
        return s;
    }

    int entries() {
        synchronized (log) {
            return log.size(); // NORACE
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Bank bank = new Bank(10);
        Thread[] tellers = new Thread[4];
        for (int i = 0; i < tellers.length; i++) {
            Random r = new Random(i);
            tellers[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++)
                    bank.transfer(r.nextInt(10), r.nextInt(10), r.nextInt(50));
            });
            tellers[i].start();
        }
        System.out.println(bank.sum());
        for (Thread t : tellers)
            t.join();
        System.out.println(bank.sum() + " " + bank.entries());
    }
}
