// Read lock, tried to be converted into a write lock, else given back and taken anew.
import java.util.concurrent.locks.StampedLock;

public class Main {
    static class Gauge {
        private final StampedLock sl = new StampedLock();
        private int value;
        private int updates;

        void setIfZero(int v) {
            long stamp = sl.readLock();
            try {
                while (value == 0) { // NORACE
                    long ws = sl.tryConvertToWriteLock(stamp);
                    if (ws != 0L) {
                        stamp = ws;
                        value = v; // NORACE
                        updates++; // NORACE
                        break;
                    }
                    sl.unlockRead(stamp);
                    stamp = sl.writeLock();
                }
            } finally {
                sl.unlock(stamp);
            }
        }

        int read() {
            long stamp = sl.tryOptimisticRead();
            int v = value; // NORACE
            if (!sl.validate(stamp)) {
                stamp = sl.readLock();
                try {
                    v = value; // NORACE
                } finally {
                    sl.unlockRead(stamp);
                }
            }
            return v;
        }

        void clear() {
            long s = sl.writeLock();
            value = 0; // NORACE
            sl.unlockWrite(s);
        }
    }

    public static void main(String[] args) {
        Gauge g = new Gauge();
        for (int i = 1; i <= 3; i++) {
            int n = i;
            new Thread(() -> g.setIfZero(n)).start();
        }
        new Thread(g::clear).start();
        System.out.println(g.read());
    }
}
