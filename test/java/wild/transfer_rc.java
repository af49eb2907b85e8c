// Transfers lock only the account that money is taken from.
class Account {
    final int id;
    private double amount;
    Account(int id, double amount) {
        this.id = id;
        this.amount = amount;
    }
    synchronized void deposit(double x) {
        amount += x; // RACE! a
    }
    synchronized void withdraw(double x) {
        amount -= x; // RACE! a
    }
    synchronized void transfer(Account to, double x) {
        amount -= x; // RACE! a
        to.amount += x; // RACE! a
    }
    synchronized double balance() {
        return amount;
    }
}
class Customer extends Thread {
    private final Account mine;
    private final Account other;
    Customer(Account mine, Account other) {
        this.mine = mine;
        this.other = other;
    }
    public void run() {
        mine.deposit(300);
        mine.withdraw(100);
        mine.transfer(other, 50);
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Account[] accounts = {new Account(0, 100), new Account(1, 100)};
        Customer a = new Customer(accounts[0], accounts[1]);
        Customer b = new Customer(accounts[1], accounts[0]);
        a.start();
        b.start();
        a.join();
        b.join();
        for (Account x : accounts) {
            System.out.println(x.id + ": " + x.balance());
        }
    }
}
