// Accounts with synchronised deposits; the audit takes each account's lock.
import java.util.ArrayList;
import java.util.List;
class Main {
    static class Account {
        private final int id;
        private double balance;
        Account(int id, double initial) {
            this.id = id;
            this.balance = initial;
        }
        int getId() {
            return id;
        }
        synchronized void deposit(double amount) {
            balance += amount;
        }
        synchronized boolean withdraw(double amount) {
            if (balance < amount)
                return false;
            balance -= amount;
            return true;
        }
        synchronized double getBalance() {
            return balance;
        }
    }
    static class Bank {
        private final List<Account> accounts = new ArrayList<>();
        Bank(int n) {
            for (int i = 0; i < n; i++)
                accounts.add(new Account(i, 1000));
        }
        void transfer(int from, int to, double amount) {
            if (accounts.get(from).withdraw(amount))
                accounts.get(to).deposit(amount);
        }
        double total() {
            double sum = 0;
            for (Account a : accounts)
                sum += a.getBalance();
            return sum;
        }
        int size() {
            return accounts.size();
        }
    }
    static class Teller extends Thread {
        private final Bank bank;
        private final int from;
        Teller(Bank bank, int from) {
            this.bank = bank;
            this.from = from;
        }
        @Override
        public void run() {
            for (int i = 0; i < 100; i++) {
                int to = (int) (bank.size() * Math.random());
                bank.transfer(from, to, Math.random() * 10);
            }
        }
    }
    public static void main(String[] args) {
        Bank bank = new Bank(10);
        for (int i = 0; i < 10; i++)
            new Teller(bank, i).start();
        System.out.println("total " + bank.total());
    }
}
