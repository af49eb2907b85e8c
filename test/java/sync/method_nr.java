// Both methods are synchronised.
class Main {
    private int balance;
    synchronized void deposit(int n) {
        balance += n;
    }
    synchronized int read() {
        return balance;
    }
    public static void main(String[] args) {
        Main account = new Main();
        new Thread(() -> account.deposit(5)).start();
        new Thread(() -> System.out.println(account.read())).start();
    }
}
