// Two transfers in opposite directions lock the two accounts by their numbers.
class BankAccount {
    private final int number;
    private double balance;

    BankAccount(int number, double balance) {
        this.number = number;
        this.balance = balance;
    }

    public int getNumber() {
        return number;
    }

    public synchronized void deposit(double amount) {
        balance += amount;
    }

    public synchronized void withdraw(double amount) {
        balance -= amount;
    }

    public void transferTo(BankAccount other, double amount) {
        BankAccount first = this.number < other.number ? this : other;
        BankAccount second = this.number < other.number ? other : this;
        synchronized (first) {
            synchronized (second) {
                this.withdraw(amount);
                other.deposit(amount);
            }
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        final BankAccount foo = new BankAccount(1, 100.0);
        final BankAccount bar = new BankAccount(2, 100.0);

        Thread one = new Thread() {
            @Override
            public void run() {
                for (int i = 0; i < 1000; i++)
                    foo.transferTo(bar, 10.0);
            }
        };
        Thread two = new Thread() {
            @Override
            public void run() {
                for (int i = 0; i < 1000; i++)
                    bar.transferTo(foo, 10.0);
            }
        };
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
