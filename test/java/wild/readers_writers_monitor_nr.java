// A readers-writers monitor made by hand guards a map.
import java.util.HashMap;
import java.util.Map;
public class Main {
    static class RW {
        private int readers;
        private boolean writing;
        synchronized void startRead() throws InterruptedException {
            while (writing)
                wait();
            readers++;
        }
        synchronized void endRead() {
            if (--readers == 0)
                notifyAll();
        }
        synchronized void startWrite() throws InterruptedException {
            while (readers > 0 || writing)
                wait();
            writing = true;
        }
        synchronized void endWrite() {
            writing = false;
            notifyAll();
        }
    }
    static final RW rw = new RW();
    static int version;
    static String text = "";
    static class Reader extends Thread {
        public void run() {
            try {
                for (int i = 0; i < 20; i++) {
                    rw.startRead();
                    System.out.println(version + text);
                    rw.endRead();
                }
            } catch (InterruptedException e) { }
        }
    }
    static class Writer extends Thread {
        public void run() {
            try {
                for (int i = 0; i < 20; i++) {
                    rw.startWrite();
                    version++;
                    text = "v" + i;
                    rw.endWrite();
                }
            } catch (InterruptedException e) { }
        }
    }
    public static void main(String[] args) {
        for (int i = 0; i < 3; i++)
            new Reader().start();
        for (int i = 0; i < 2; i++)
            new Writer().start();
    }
}
