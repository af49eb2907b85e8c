// A bank with tellers, a queue of customers, and accounts with explicit locks taken in the order of numbers.
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
public class Main {
    static class Account {
        final int number;
        private long balance;
        final Lock lock = new ReentrantLock();
        Account(int number, long balance) {
            this.number = number;
            this.balance = balance;
        }
        void add(long n) {
            lock.lock();
            try {
                balance += n;
            } finally {
                lock.unlock();
            }
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
    static class Customer {
        final int from, to;
        long amount;
        int waited;
        Customer(int from, int to, long amount) {
            this.from = from;
            this.to = to;
            this.amount = amount;
        }
    }
    static class Line {
        private final Queue<Customer> queue = new ArrayDeque<>();
        private final Lock lock = new ReentrantLock();
        private final Condition some = lock.newCondition();
        private boolean closed;
        void join(Customer c) {
            lock.lock();
            try {
                queue.add(c);
                some.signal();
            } finally {
                lock.unlock();
            }
        }
        Customer next() throws InterruptedException {
            lock.lock();
            try {
                while (queue.isEmpty()) {
                    if (closed) {
                        return null;
                    }
                    some.await();
                }
                Customer c = queue.poll();
                c.waited++; // NORACE
                return c;
            } finally {
                lock.unlock();
            }
        }
        void close() {
            lock.lock();
            try {
                closed = true;
                some.signalAll();
            } finally {
                lock.unlock();
            }
        }
    }
    static class Teller extends Thread {
        private final Line line;
        private final Account[] accounts;
        private int served;
        private long moved;
        Teller(Line line, Account[] accounts) {
            this.line = line;
            this.accounts = accounts;
        }
        @Override
        public void run() {
            try {
                Customer c;
                while ((c = line.next()) != null) {
                    transfer(c);
                    served++; // NORACE
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
        private void transfer(Customer c) {
            if (c.amount > 100) {
                c.amount = 100; // NORACE
            }
            accounts[c.from].add(-c.amount);
            accounts[c.to].add(c.amount);
            moved += c.amount;
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Account[] accounts = new Account[10];
        for (int i = 0; i < accounts.length; i++) {
            accounts[i] = new Account(i, 1000);
        }
        Line line = new Line();
        Teller[] tellers = new Teller[3];
        for (int i = 0; i < tellers.length; i++) {
            tellers[i] = new Teller(line, accounts);
            tellers[i].start();
        }
        for (int i = 0; i < 200; i++) {
            line.join(new Customer(i % 10, (i * 7) % 10, i));
        }
        line.close();
        long sum = 0;
        int served = 0;
        for (Teller t : tellers) {
            t.join();
            served += t.served;
            sum += t.moved;
        }
        System.out.println(sum + " " + served + " " + accounts[3].balance());
    }
}
