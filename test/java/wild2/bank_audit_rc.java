// Transfers lock both accounts, the audit sums up balances with no lock at all.
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class Main {
    static final class Account {
        final int id;
        private long balance;

        Account(int id, long balance) {
            this.id = id;
            this.balance = balance;
        }

        long getBalance() {
            return balance; // RACE!
        }

        void deposit(long amount) {
            balance += amount; // RACE!
        }

        void withdraw(long amount) {
            balance -= amount; // RACE!
        }
    }

    static final class Bank {
        private final List<Account> accounts = new ArrayList<>();

        Bank(int n) {
            for (int i = 0; i < n; i++)
                accounts.add(new Account(i, 1000));
        }

        void transfer(int from, int to, long amount) {
            Account a = accounts.get(Math.min(from, to));
            Account b = accounts.get(Math.max(from, to));
            synchronized (a) {
                synchronized (b) {
                    accounts.get(from).withdraw(amount);
                    accounts.get(to).deposit(amount);
                }
            }
        }

        long audit() {
            long sum = 0;
            for (Account a : accounts)
                sum += a.getBalance();
            return sum;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Bank bank = new Bank(10);
        Thread[] tellers = new Thread[4];
        for (int i = 0; i < tellers.length; i++) {
            tellers[i] = new Thread(() -> {
                Random random = new Random();
                for (int k = 0; k < 1000; k++)
                    bank.transfer(random.nextInt(10), random.nextInt(10), 5);
            });
            tellers[i].start();
        }
        Thread auditor = new Thread(() -> {
            for (int k = 0; k < 10; k++)
                System.out.println(bank.audit());
        });
        auditor.start();
        for (Thread t : tellers)
            t.join();
        auditor.join();
    }
}
