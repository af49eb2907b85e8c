// Only one of two methods is synchronised.
class Main {
    private int balance;
    synchronized void deposit(int n) {
        balance += n; // RACE!
    }
    int read() {
        return balance; // RACE!
    }
    public static void main(String[] args) {
        Main account = new Main();
        new Thread(() -> account.deposit(5)).start();
        new Thread(() -> System.out.println(account.read())).start();
    }
}
