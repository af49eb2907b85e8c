// Accounts that lock themselves, and a transfer that changes the other account without its lock.
class Account {
    private final String owner;
    private double balance;
    Account(String owner, double first) {
        this.owner = owner;
        balance = first;
    }
    synchronized void deposit(double sum) {
        balance += sum; // RACE!
    }
    synchronized void withdraw(double sum) {
        balance -= sum; // RACE!
    }
    synchronized void transfer(Account to, double sum) {
        balance -= sum; // RACE!
        to.balance += sum; // RACE!
    }
    synchronized void print() {
        System.out.println(owner + " " + balance); // RACE!
    }
}
class Teller extends Thread {
    private final Account from;
    private final Account to;
    Teller(Account from, Account to) {
        this.from = from;
        this.to = to;
    }
    @Override
    public void run() {
        from.deposit(300);
        from.withdraw(100);
        from.transfer(to, 99);
        from.print();
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Account[] all = new Account[4];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Account("a" + i, 100);
        }
        Teller[] tellers = new Teller[all.length];
        for (int i = 0; i < all.length; i++) {
            tellers[i] = new Teller(all[i], all[(i + 1) % all.length]);
        }
        for (Teller t : tellers) {
            t.start();
        }
        for (Teller t : tellers) {
            t.join();
        }
        for (Account a : all) {
            a.print();
        }
    }
}
