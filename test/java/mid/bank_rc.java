// Transfers lock one of the two accounts.
class Main {
    static class Account {
        private int balance = 100;
        int get() {
            return balance;
        }
        void add(int n) {
            balance += n; // RACE!
        }
    }
    static void transfer(Account from, Account to, int n) {
        synchronized (from) {
            from.add(-n);
            to.add(n);
        }
    }
    public static void main(String[] args) {
        Account a = new Account(), b = new Account();
        new Thread(() -> transfer(a, b, 5)).start();
        new Thread(() -> transfer(b, a, 7)).start();
    }
}
