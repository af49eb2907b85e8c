// accounts are locked in the order of the call
class Main {
    static class Account {
        final int id;
        int balance = 100;
        Account(int id) {
            this.id = id;
        }
    }
    static void transfer(Account from, Account to, int amount) {
        synchronized (from) {
            synchronized (to) { // DEADLOCK!
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }
    public static void main(String[] args) {
        Account a = new Account(1), b = new Account(2);
        new Thread(() -> transfer(a, b, 10)).start();
        new Thread(() -> transfer(b, a, 20)).start();
    }
}
