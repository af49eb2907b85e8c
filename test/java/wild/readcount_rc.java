// Readers and writers with a count: a writer waits for readers, but a reader does not look at the writer.
class Database {
    private int readers;
    private boolean writing;
    private String content = "";
    private int version;
    void startRead() {
        synchronized (this) {
            readers++;
        }
    }
    void endRead() {
        synchronized (this) {
            readers--;
            if (readers == 0) {
                notifyAll();
            }
        }
    }
    synchronized void startWrite() throws InterruptedException {
        while (readers > 0 || writing) {
            wait();
        }
        writing = true;
    }
    synchronized void endWrite() {
        writing = false;
        notifyAll();
    }
    String read() {
        return content + version; // RACE! c v
    }
    void write(String s) {
        content = s; // RACE! c
        version++; // RACE! v
    }
}
class Reader extends Thread {
    private final Database db;
    private int length;
    Reader(Database db) {
        this.db = db;
    }
    @Override
    public void run() {
        for (int i = 0; i < 20; i++) {
            db.startRead();
            length += db.read().length();
            db.endRead();
        }
    }
}
class Writer extends Thread {
    private final Database db;
    private final String name;
    Writer(Database db, String name) {
        this.db = db;
        this.name = name;
    }
    @Override
    public void run() {
        try {
            for (int i = 0; i < 10; i++) {
                db.startWrite();
                db.write(name + i);
                db.endWrite();
            }
        } catch (InterruptedException e) {
            return;
        }
    }
}
public class Main {
    public static void main(String[] args) {
        Database db = new Database();
        new Reader(db).start();
        new Reader(db).start();
        new Writer(db, "a").start();
        new Writer(db, "b").start();
    }
}
