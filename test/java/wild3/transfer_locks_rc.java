// A bank with a lock in each account: the transfer takes only the lock of the giving one.
import java.util.Random;

public class Main {
    static class Account {
        private long balance;

        Account(long balance) {
            this.balance = balance;
        }

        synchronized long balance() {
            return balance; // RACE!
        }

        synchronized void transferTo(Account other, long amount) {
            if (balance < amount) // RACE!
                return;
            balance -= amount; // RACE!
            other.balance += amount; // RACE!
        }
    }

    public static void main(String[] args) throws InterruptedException {
        final Account[] accounts = new Account[5];
        for (int i = 0; i < accounts.length; i++)
            accounts[i] = new Account(100);
        Thread[] clerks = new Thread[3];
        for (int i = 0; i < clerks.length; i++) {
            clerks[i] = new Thread() {
                public void run() {
                    Random r = new Random();
                    for (int k = 0; k < 100; k++)
                        accounts[r.nextInt(5)].transferTo(accounts[r.nextInt(5)], 10);
                }
            };
            clerks[i].start();
        }
        long sum = 0;
        for (Account a : accounts)
            sum += a.balance();
        System.out.println(sum);
        for (Thread t : clerks)
            t.join();
    }
}
