import java.util.Random;

public class BankOrdered {
    static class Account {
        private final int id;
        private long balance;
        Account(int id, long balance) { this.id = id; this.balance = balance; }
        int getId() { return id; }
        void debit(long x) { balance -= x; }
        void credit(long x) { balance += x; }
        long getBalance() { return balance; }
    }

    static void transferMoney(Account from, Account to, long amount) {
        synchronized (from) { // DEADLOCK
            synchronized (to) { // DEADLOCK!
                if (from.getBalance() < amount)
                    return;
                from.debit(amount);
                to.credit(amount);
            }
        }
    }

    public static void main(String[] args) {
        final Random rnd = new Random();
        final Account[] accounts = new Account[5];
        for (int i = 0; i < accounts.length; i++)
            accounts[i] = new Account(i, 1000);
        class TransferThread extends Thread {
            public void run() {
                for (int i = 0; i < 1000000; i++) {
                    int from = rnd.nextInt(accounts.length);
                    int to = rnd.nextInt(accounts.length);
                    transferMoney(accounts[from], accounts[to], rnd.nextInt(1000));
                }
            }
        }
        for (int i = 0; i < 20; i++)
            new TransferThread().start();
    }
}
