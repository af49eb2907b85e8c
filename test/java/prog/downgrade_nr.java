// The write lock is exchanged for the read lock before it is given back.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class Report {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private List<String> lines = new ArrayList<>();
    private boolean valid;
    private int builds;

    int use() {
        rw.readLock().lock();
        if (!valid) {
            rw.readLock().unlock();
            rw.writeLock().lock();
            try {
                if (!valid) {
                    lines = new ArrayList<>();
                    for (int i = 0; i < 10; i++)
                        lines.add("line " + i);
                    builds++;
                    valid = true;
                }
                rw.readLock().lock();
            } finally {
                rw.writeLock().unlock();
            }
        }
        try {
            int n = builds;
            for (String line : lines)
                n += line.length();
            return n;
        } finally {
            rw.readLock().unlock();
        }
    }

    void invalidate() {
        rw.writeLock().lock();
        try {
            valid = false;
        } finally {
            rw.writeLock().unlock();
        }
    }
}

class Main {
    public static void main(String[] args) {
        Report report = new Report();
        for (int i = 0; i < 3; i++)
            new Thread(() -> {
                for (int n = 0; n < 100; n++)
                    report.use();
            }).start();
        new Thread(report::invalidate).start();
    }
}
