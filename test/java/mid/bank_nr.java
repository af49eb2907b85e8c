// Every change of an account is made by its own synchronised method.
class Main {
    static class Account {
        private int balance = 100;
        synchronized int get() {
            return balance;
        }
        synchronized void add(int n) {
            balance += n;
        }
    }
    static void transfer(Account from, Account to, int n) {
        from.add(-n);
        to.add(n);
    }
    public static void main(String[] args) throws InterruptedException {
        Account a = new Account(), b = new Account();
        Thread t = new Thread(() -> transfer(a, b, 5)), u = new Thread(() -> transfer(b, a, 7));
        t.start();
        u.start();
        System.out.println(a.get() + b.get());
    }
}
