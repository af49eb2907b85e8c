// A semaphore with two permits is taken for a mutex.
import java.util.concurrent.Semaphore;
class Main {
    private int tickets = 100;
    private final Semaphore mutex = new Semaphore(2);
    boolean sell() throws InterruptedException {
        mutex.acquire();
        try {
            if (tickets == 0) // RACE!
                return false;
            tickets--; // RACE!
            return true;
        } finally {
            mutex.release();
        }
    }
    public static void main(String[] args) {
        Main box = new Main();
        for (int i = 0; i < 5; i++)
            new Thread(() -> {
                try {
                    while (box.sell())
                        Thread.yield();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }).start();
    }
}
