// Inner classes use private members of the outer object through accessors of the compiler, one of them without lock.
public class Main {
    private int reads;
    private int writes;
    private long bytes;
    private final Object guard = new Object();
    class Reader extends Thread {
        public void run() {
            for (int i = 0; i < 100; i++) {
                synchronized (guard) {
                    reads++;
                    bytes += 10; // RACE! b
                }
            }
        }
    }
    class Writer extends Thread {
        public void run() {
            for (int i = 0; i < 100; i++) {
                synchronized (this) {
                    writes++; // RACE! w
                    bytes += 20; // RACE! b
                }
            }
        }
    }
    void go() throws InterruptedException {
        Thread[] all = {new Reader(), new Reader(), new Writer(), new Writer()};
        for (Thread t : all) {
            t.start();
        }
        for (Thread t : all) {
            t.join();
        }
        System.out.println(reads + writes + " " + bytes);
    }
    public static void main(String[] args) throws InterruptedException {
        new Main().go();
    }
}
