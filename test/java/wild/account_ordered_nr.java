// Transfers lock the two accounts in the order of their numbers.
public class Main {
    static class Account {
        final int number;
        int balance = 1000;
        Account(int number) { this.number = number; }
    }
    static void transfer(Account from, Account to, int amount) {
        Account first = from.number < to.number ? from : to;
        Account second = from.number < to.number ? to : from;
        synchronized (first) {
            synchronized (second) {
                if (from.balance >= amount) {
                    from.balance -= amount;
                    to.balance += amount;
                }
            }
        }
    }
    public static void main(String[] args) throws Exception {
        Account[] accounts = new Account[5];
        for (int i = 0; i < accounts.length; i++)
            accounts[i] = new Account(i);
        Thread[] threads = new Thread[4];
        for (int t = 0; t < threads.length; t++) {
            final int seed = t;
            threads[t] = new Thread(() -> {
                java.util.Random random = new java.util.Random(seed);
                for (int k = 0; k < 100; k++) {
                    int a = random.nextInt(5), b = random.nextInt(5);
                    if (a != b)
                        transfer(accounts[a], accounts[b], random.nextInt(50));
                }
            });
            threads[t].start();
        }
        for (Thread t : threads)
            t.join();
        int sum = 0;
        for (Account a : accounts)
            sum += a.balance;
        System.out.println(sum);
    }
}
