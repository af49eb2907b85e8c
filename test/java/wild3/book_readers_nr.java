// Readers and writers by semaphores: the first reader locks the writers out, the last lets them in.
import java.util.concurrent.Semaphore;

public class Main {
    private final Semaphore mutex = new Semaphore(1), wrt = new Semaphore(1);
    private int readers = 0;
    private int value = 0;

    void read() throws InterruptedException {
        mutex.acquire();
        readers++; // NORACE
        if (readers == 1)
            wrt.acquire();
        mutex.release();
        System.out.println(value); // NORACE
        mutex.acquire();
        readers--; // NORACE
        if (readers == 0)
            wrt.release();
        mutex.release();
    }

    void write(int v) throws InterruptedException {
        wrt.acquire();
        value = v; // NORACE
        wrt.release();
    }

    public static void main(String[] args) {
        Main book = new Main();
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                try {
                    book.read();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }).start();
        }
        new Thread(() -> {
            try {
                book.write(5);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }).start();
    }
}
