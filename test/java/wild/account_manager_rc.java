// Accounts with synchronised deposits; a transfer changes the other account without its lock.
class Account {
    double amount;
    String name;
    Account(String name, double amount) {
        this.amount = amount;
        this.name = name;
    }
    synchronized void deposit(double money) {
        amount += money; // RACE!
    }
    synchronized void withdraw(double money) {
        amount -= money; // RACE!
    }
    synchronized void transfer(Account other, double money) {
        amount -= money; // RACE!
        other.amount += money; // RACE!
    }
    synchronized void print() {
        System.out.println(name + ": " + amount);
    }
}
class ManageAccount extends Thread {
    static Account[] accounts = new Account[10];
    static int num = 2;
    private static int accNum = 0;
    private Account account;
    private int i;
    ManageAccount(String name, double amount) {
        account = new Account(name, amount);
        i = accNum;
        accounts[i] = account;
        accNum = accNum + 1;
        accNum %= num;
    }
    @Override
    public void run() {
        account.deposit(300);
        account.withdraw(100);
        Account acc = accounts[(i + 1) % num];
        account.transfer(acc, 99);
    }
    static void printAll() {
        for (int j = 0; j < num; j++) {
            if (ManageAccount.accounts[j] != null) {
                ManageAccount.accounts[j].print();
            }
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        ManageAccount[] bank = new ManageAccount[ManageAccount.num];
        String[] names = {"A", "B", "C", "D", "E"};
        for (int i = 0; i < bank.length; i++) {
            bank[i] = new ManageAccount(names[i], 100);
        }
        for (int i = 0; i < bank.length; i++) {
            bank[i].start();
        }
        for (int i = 0; i < bank.length; i++) {
            bank[i].join();
        }
        ManageAccount.printAll();
    }
}
