// A read-write lock of our own, made of a monitor, guards a table.
class RwLock {
    private int readers;
    private boolean writing;

    synchronized void lockRead() throws InterruptedException {
        while (writing)
            wait();
        readers++;
    }

    synchronized void unlockRead() {
        readers--;
        if (readers == 0)
            notifyAll();
    }

    synchronized void lockWrite() throws InterruptedException {
        while (writing || readers > 0)
            wait();
        writing = true;
    }

    synchronized void unlockWrite() {
        writing = false;
        notifyAll();
    }
}

class Table {
    private final RwLock lock = new RwLock();
    private final int[] data = new int[16];
    private int version;

    int read(int i) throws InterruptedException {
        lock.lockRead();
        try {
            return data[i] + version;
        } finally {
            lock.unlockRead();
        }
    }

    void write(int i, int v) throws InterruptedException {
        lock.lockWrite();
        try {
            data[i] = v;
            version++;
        } finally {
            lock.unlockWrite();
        }
    }
}

public class Main {
    public static void main(String[] args) throws Exception {
        Table table = new Table();
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            int id = i;
            threads[i] = new Thread(() -> {
                try {
                    for (int k = 0; k < 50; k++)
                        if (id % 2 == 0)
                            table.write(k % 16, k);
                        else
                            table.read(k % 16);
                } catch (InterruptedException e) {
                    return;
                }
            });
            threads[i].start();
        }
        for (Thread t : threads)
            t.join();
    }
}
