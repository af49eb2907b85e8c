// semaphores of one permit, taken in two orders
import java.util.concurrent.Semaphore;

class Main {
    static final Semaphore disk = new Semaphore(1);
    static final Semaphore tape = new Semaphore(1);

    static void copy() {
        try {
            disk.acquire();
            try {
                tape.acquire();
                try {
                    System.out.println("copy");
                } finally {
                    tape.release();
                }
            } finally {
                disk.release();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    static void restore() {
        try {
            disk.acquire();
            tape.acquire();
            System.out.println("restore");
            tape.release();
            disk.release();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) {
        new Thread(Main::copy).start();
        new Thread(Main::restore).start();
    }
}
