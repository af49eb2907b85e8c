// two ReentrantLocks in both orders
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
class Main {
    static final Lock a = new ReentrantLock(), b = new ReentrantLock();
    static int n;
    static void first() {
        a.lock();
        try {
            b.lock(); // DEADLOCK!
            try {
                n++;
            } finally {
                b.unlock();
            }
        } finally {
            a.unlock();
        }
    }
    static void second() {
        b.lock();
        try {
            a.lock(); // DEADLOCK!
            try {
                n--;
            } finally {
                a.unlock();
            }
        } finally {
            b.unlock();
        }
    }
    public static void main(String[] args) {
        new Thread(Main::first).start();
        new Thread(Main::second).start();
    }
}
