// Accounts with a bank that moves money: deposit is synchronised, the sum over all accounts is not.
class Account {
    private final int id;
    private int balance;

    Account(int id, int balance) {
        this.id = id;
        this.balance = balance;
    }

    synchronized void deposit(int n) {
        balance += n; // RACE! balance
    }

    synchronized boolean withdraw(int n) {
        if (balance < n)
            return false;
        balance -= n; // RACE! balance
        return true;
    }

    int getBalance() {
        return balance; // RACE! balance
    }

    int getId() {
        return id;
    }
}

class Bank {
    private final Account[] accounts;
    private long transactions;

    Bank(int n) {
        accounts = new Account[n];
        for (int i = 0; i < n; i++)
            accounts[i] = new Account(i, 100);
    }

    void transfer(int from, int to, int n) {
        if (accounts[from].withdraw(n))
            accounts[to].deposit(n);
        count();
    }

    synchronized void count() {
        transactions++;
    }

    int total() {
        int sum = 0;
        for (Account a : accounts)
            sum += a.getBalance();
        return sum;
    }

    synchronized long getTransactions() {
        return transactions;
    }
}

class Clerk extends Thread {
    private final Bank bank;
    private final int seed;

    Clerk(Bank bank, int seed) {
        this.bank = bank;
        this.seed = seed;
    }

    public void run() {
        for (int i = 0; i < 100; i++)
            bank.transfer((seed + i) % 5, (seed * i) % 5, i % 10);
    }
}

public class Main {
    public static void main(String[] args) throws Exception {
        Bank bank = new Bank(5);
        Clerk[] clerks = new Clerk[4];
        for (int i = 0; i < clerks.length; i++) {
            clerks[i] = new Clerk(bank, i);
            clerks[i].start();
        }
        System.out.println("interim " + bank.total());
        for (Clerk c : clerks)
            c.join();
        System.out.println(bank.total() + " " + bank.getTransactions());
    }
}
