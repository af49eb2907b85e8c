// Three may enter, the list of free printers has a mutex of its own (a semaphore with one permit).
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Semaphore;

public class Main {
    static class Printers {
        private final Semaphore permits = new Semaphore(3, true);
        private final Semaphore mutex = new Semaphore(1);
        private final Deque<Integer> free = new ArrayDeque<>();
        private int jobs;

        Printers() {
            for (int i = 0; i < 3; i++)
                free.add(i);
        }

        private int take() throws InterruptedException {
            mutex.acquire();
            try {
                jobs++; // NORACE
                return free.removeFirst(); // NORACE
            } finally {
                mutex.release();
            }
        }

        private void giveBack(int printer) throws InterruptedException {
            mutex.acquire();
            try {
                free.addLast(printer); // NORACE
            } finally {
                mutex.release();
            }
        }

        void print(String text) throws InterruptedException {
            permits.acquire();
            try {
                int printer = take();
                System.out.println(printer + ": " + text);
                giveBack(printer);
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
