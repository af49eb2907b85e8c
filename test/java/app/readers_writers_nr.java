// Readers and writers with a read-write lock.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
class Main {
    static class Document {
        private final ReadWriteLock rw = new ReentrantReadWriteLock();
        private final Lock r = rw.readLock();
        private final Lock w = rw.writeLock();
        private int version;
        private String text = "";
        int version() {
            r.lock();
            try {
                return version;
            } finally {
                r.unlock();
            }
        }
        void append(String s) {
            w.lock();
            try {
                version++;
                text = text + s;
            } finally {
                w.unlock();
            }
        }
        String text() {
            r.lock();
            try {
                return text;
            } finally {
                r.unlock();
            }
        }
    }
    public static void main(String[] args) throws Exception {
        final Document doc = new Document();
        Runnable reader = () -> {
            for (int i = 0; i < 10; i++)
                System.out.println(doc.version() + doc.text());
        };
        Runnable writer = () -> {
            for (int i = 0; i < 10; i++)
                doc.append("line\n");
        };
        Thread[] threads = {new Thread(reader), new Thread(reader), new Thread(writer), new Thread(writer)};
        for (Thread t : threads)
            t.start();
        for (Thread t : threads)
            t.join();
    }
}
