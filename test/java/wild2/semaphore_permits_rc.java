// A semaphore with three permits guards a pool, but three may be inside at once.
import java.util.LinkedList;
import java.util.concurrent.Semaphore;

public class Main {
    static class Printers {
        private final Semaphore permits = new Semaphore(3);
        private final LinkedList<Integer> free = new LinkedList<>();
        private int jobs;

        Printers() {
            for (int i = 0; i < 3; i++)
                free.add(i); // NORACE
        }

        void print(String text) throws InterruptedException {
            permits.acquire();
            try {
                Integer printer = free.removeFirst(); // RACE! f
                jobs++; // RACE! j
                System.out.println(printer + ": " + text);
                free.addLast(printer); // RACE! f
            } finally {
                permits.release();
            }
        }
    }

    public static void main(String[] args) {
        Printers printers = new Printers();
        for (int i = 0; i < 6; i++) {
            String text = "page " + i;
            new Thread(() -> {
                try {
                    printers.print(text);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }).start();
        }
    }
}
