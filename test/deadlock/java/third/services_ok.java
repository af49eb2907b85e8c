import java.util.concurrent.locks.ReentrantLock;

public class Main {
    static class Stock {
        final ReentrantLock lock = new ReentrantLock();
        private Billing billing;
        int left = 10;
        void wire(Billing b) { billing = b; }
        void order() {
            lock.lock();
            try {
                left--;
                billing.charge();
            } finally {
                lock.unlock();
            }
        }
        int left() {
            lock.lock();
            try {
                return left;
            } finally {
                lock.unlock();
            }
        }
    }

    static class Billing {
        final ReentrantLock lock = new ReentrantLock();
        private final Stock stock;
        int due;
        Billing(Stock s) { stock = s; }
        void charge() {
            lock.lock();
            try {
                due++;
            } finally {
                lock.unlock();
            }
        }
        int forecast() {
            int left = stock.left();
            lock.lock();
            try {
                return due + left;
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) {
        Stock s = new Stock();
        Billing b = new Billing(s);
        s.wire(b);
        new Thread(s::order).start();
        new Thread(b::forecast).start();
    }
}
