// Readers and writers by hand; the database is protected by the count of readers and a writer flag.
class RwMonitor {
    private int readers;
    private boolean writing;
    synchronized void startRead() throws InterruptedException {
        while (writing) {
            wait();
        }
        readers++;
    }
    synchronized void endRead() {
        if (--readers == 0) {
            notifyAll();
        }
    }
    synchronized void startWrite() throws InterruptedException {
        while (writing || readers > 0) {
            wait();
        }
        writing = true;
    }
    synchronized void endWrite() {
        writing = false;
        notifyAll();
    }
}
public class Main {
    static final RwMonitor monitor = new RwMonitor();
    static int x;
    static int y;
    static class Reader extends Thread {
        public void run() {
            try {
                for (int i = 0; i < 100; i++) {
                    monitor.startRead();
                    if (x != y) {
                        System.out.println("torn");
                    }
                    monitor.endRead();
                }
            } catch (InterruptedException e) {
                return;
            }
        }
    }
    static class Writer extends Thread {
        public void run() {
            try {
                for (int i = 0; i < 100; i++) {
                    monitor.startWrite();
                    x++;
                    y++;
                    monitor.endWrite();
                }
            } catch (InterruptedException e) {
                return;
            }
        }
    }
    public static void main(String[] args) {
        new Reader().start();
        new Reader().start();
        new Writer().start();
        new Writer().start();
    }
}
