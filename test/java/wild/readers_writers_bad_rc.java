// The same by hand, but writers do not wait for each other.
public class Main {
    static class RW {
        private int readers;
        private int writers;
        synchronized void startRead() throws InterruptedException {
            while (writers > 0)
                wait();
            readers++;
        }
        synchronized void endRead() {
            readers--;
            notifyAll();
        }
        synchronized void startWrite() throws InterruptedException {
            while (readers > 0)
                wait();
            writers++;
        }
        synchronized void endWrite() {
            writers--;
            notifyAll();
        }
    }
    static final RW rw = new RW();
    static int version;
    public static void main(String[] args) {
        for (int i = 0; i < 3; i++)
            new Thread(() -> {
                try {
                    rw.startRead();
                    System.out.println(version); // RACE
                    rw.endRead();
                } catch (InterruptedException e) { }
            }).start();
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                try {
                    rw.startWrite();
                    version++; // RACE! v
                    rw.endWrite();
                } catch (InterruptedException e) { }
            }).start();
    }
}
