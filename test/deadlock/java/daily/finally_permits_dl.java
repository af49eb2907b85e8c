// Two permits in two orders; whoever is interrupted gives back both.
import java.util.concurrent.Semaphore;

class Main {
    static final Semaphore printer = new Semaphore(1);
    static final Semaphore scanner = new Semaphore(1);

    static void copy() {
        try {
            printer.acquire();
            Thread.sleep(1);
            scanner.acquire(); // DEADLOCK!
        } catch (InterruptedException e) {
            System.err.println("interrupted");
        } finally {
            printer.release();
            scanner.release();
        }
    }

    static void fax() {
        try {
            scanner.acquire();
            Thread.sleep(1);
            printer.acquire(); // DEADLOCK!
        } catch (InterruptedException e) {
            System.err.println("interrupted");
        } finally {
            printer.release();
            scanner.release();
        }
    }

    public static void main(String[] args) {
        new Thread(Main::copy).start();
        new Thread(Main::fax).start();
    }
}
