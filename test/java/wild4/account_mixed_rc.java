// Accounts: deposits and withdrawals are synchronized, the transfer between two accounts is not.
import java.util.ArrayList;
import java.util.List;

class Account {
    private final String owner;
    private double balance;

    Account(String owner, double balance) {
        this.owner = owner;
        this.balance = balance;
    }

    synchronized void deposit(double amount) {
        balance += amount; // RACE!
    }

    synchronized void withdraw(double amount) {
        balance -= amount; // RACE!
    }

    synchronized double getBalance() {
        return balance; // RACE!
    }

    void transfer(Account to, double amount) {
        balance -= amount; // RACE!
        to.deposit(amount);
    }

    String owner() {
        return owner;
    }
}

class Manager extends Thread {
    private final Account from, to;

    Manager(Account from, Account to) {
        this.from = from;
        this.to = to;
    }

    @Override
    public void run() {
        from.deposit(300);
        from.withdraw(100);
        from.transfer(to, 99);
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 5;
        List<Account> accounts = new ArrayList<>();
        for (int i = 0; i < n; i++)
            accounts.add(new Account("owner " + i, 100));
        Manager[] managers = new Manager[n];
        for (int i = 0; i < n; i++) {
            managers[i] = new Manager(accounts.get(i), accounts.get((i + 1) % n));
            managers[i].start();
        }
        for (Account a : accounts)
            System.out.println(a.owner() + ": " + a.getBalance());
        for (Manager m : managers)
            m.join();
    }
}
