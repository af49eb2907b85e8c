// Writers fill a buffer under its lock, except one class of them; a checker resets it under the lock.
class Buffer {
    static final int SIZE = 1000;
    int position;
    char[] buff = new char[SIZE];
}
class SyncWriter implements Runnable {
    private final Buffer buf;
    private final char id;
    SyncWriter(Buffer buf, int id) {
        this.buf = buf;
        this.id = (char) ('0' + id);
    }
    @Override
    public void run() {
        for (int i = 0; i < 100; i++) {
            synchronized (buf) {
                if (buf.position < Buffer.SIZE) { // RACE! p
                    buf.buff[buf.position] = id; // RACE! p b
                    buf.position = buf.position + 1; // RACE! p
                }
            }
        }
    }
}
class PlainWriter implements Runnable {
    private final Buffer buf;
    private final char id;
    PlainWriter(Buffer buf, int id) {
        this.buf = buf;
        this.id = (char) ('0' + id);
    }
    @Override
    public void run() {
        for (int i = 0; i < 100; i++) {
            if (buf.position < Buffer.SIZE) { // RACE! p
                buf.buff[buf.position] = id; // RACE! p b
                buf.position++; // RACE! p
            }
        }
    }
}
class Checker implements Runnable {
    private final Buffer buf;
    private int total;
    Checker(Buffer buf) {
        this.buf = buf;
    }
    @Override
    public void run() {
        for (int round = 0; round < 10; round++) {
            synchronized (buf) {
                total += buf.position; // RACE! p
                buf.position = 0; // RACE! p
            }
        }
    }
    int total() {
        return total;
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Buffer buffer = new Buffer();
        Thread[] writers = new Thread[4];
        writers[0] = new Thread(new SyncWriter(buffer, 0));
        writers[1] = new Thread(new SyncWriter(buffer, 1));
        writers[2] = new Thread(new SyncWriter(buffer, 2));
        writers[3] = new Thread(new PlainWriter(buffer, 3));
        Checker checker = new Checker(buffer);
        Thread c = new Thread(checker);
        for (int i = 0; i < writers.length; i++) {
            writers[i].start();
        }
        c.start();
        for (int i = 0; i < writers.length; i++) {
            writers[i].join();
        }
        c.join();
        System.out.println(checker.total() + buffer.position);
    }
}
