// Transfers take the locks of both accounts in order of their numbers; a tie lock for equal ones.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
class Acct {
    final int number;
    final Lock lock = new ReentrantLock();
    private long balance;
    Acct(int number, long balance) {
        this.number = number;
        this.balance = balance;
    }
    void change(long by) {
        balance += by;
    }
    long balance() {
        lock.lock();
        try {
            return balance;
        } finally {
            lock.unlock();
        }
    }
}
class Teller extends Thread {
    private static final Object TIE = new Object();
    private final Acct[] accounts;
    private final int seed;
    Teller(Acct[] accounts, int seed) {
        this.accounts = accounts;
        this.seed = seed;
    }
    private void move(Acct from, Acct to, long amount) {
        Acct first = from.number < to.number ? from : to;
        Acct second = from.number < to.number ? to : from;
        first.lock.lock();
        try {
            second.lock.lock();
            try {
                from.change(-amount);
                to.change(amount);
            } finally {
                second.lock.unlock();
            }
        } finally {
            first.lock.unlock();
        }
    }
    @Override
    public void run() {
        for (int i = 0; i < 100; i++) {
            Acct a = accounts[(i * seed) % accounts.length];
            Acct b = accounts[(i + seed) % accounts.length];
            if (a != b) {
                move(a, b, i);
            }
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Acct[] accounts = new Acct[5];
        for (int i = 0; i < accounts.length; i++) {
            accounts[i] = new Acct(i, 1000);
        }
        Teller[] tellers = {new Teller(accounts, 3), new Teller(accounts, 7)};
        for (Teller t : tellers) {
            t.start();
        }
        long sum = 0;
        for (Acct a : accounts) {
            sum += a.balance();
        }
        System.out.println(sum);
    }
}
