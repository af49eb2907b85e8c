// What a format asks its arguments for, under their lock.
public class Main {
    static class Account {
        private int balance;
        synchronized void deposit(int n) {
            balance += n; // NORACE
        }
        @Override
        public synchronized String toString() {
            return "account with " + balance; // NORACE
        }
    }
    public static void main(String[] args) {
        Account a = new Account();
        new Thread(() -> a.deposit(10)).start();
        System.out.printf("now: %s%n", a);
        System.out.println(String.format("then: %s", a));
    }
}
