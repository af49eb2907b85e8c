// Tellers post to accounts picked by number; the audit adds up balances while they work.
import java.util.Random;
public class Main {
    static class Account {
        private final int id;
        private int balance;
        private String lastOperation = "open";
        Account(int id, int balance) { this.id = id; this.balance = balance; }
        synchronized void deposit(int amount) {
            balance += amount; // RACE! balance
            lastOperation = "deposit";
        }
        synchronized boolean withdraw(int amount) {
            if (balance < amount) return false;
            balance -= amount; // RACE! balance
            lastOperation = "withdraw";
            return true;
        }
        int getBalance() { return balance; } // RACE! balance
        synchronized String last() { return lastOperation; }
        int getId() { return id; }
    }
    static class Bank {
        private final Account[] accounts = new Account[10];
        private int transfers;
        Bank() { for (int i = 0; i < accounts.length; i++) accounts[i] = new Account(i, 1000); }
        void transfer(int from, int to, int amount) {
            if (accounts[from].withdraw(amount)) {
                accounts[to].deposit(amount);
                transfers++; // RACE! transfers
            }
        }
        int total() {
            int sum = 0;
            for (Account a : accounts) sum += a.getBalance();
            return sum;
        }
        int size() { return accounts.length; }
        int transfers() { return transfers; }
    }
    static class Teller implements Runnable {
        private final Bank bank;
        private final Random random = new Random();
        Teller(Bank bank) { this.bank = bank; }
        public void run() {
            for (int i = 0; i < 1000; i++)
                bank.transfer(random.nextInt(bank.size()), random.nextInt(bank.size()), random.nextInt(100));
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Bank bank = new Bank();
        Thread[] tellers = new Thread[4];
        for (int i = 0; i < tellers.length; i++) {
            tellers[i] = new Thread(new Teller(bank), "teller-" + i);
            tellers[i].start();
        }
        System.out.println("while working: " + bank.total());
        for (Thread t : tellers) t.join();
        System.out.println("in the end: " + bank.total() + " after " + bank.transfers());
    }
}
