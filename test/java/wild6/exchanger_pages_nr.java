// A filler and a drainer exchange pages; each page has one holder at a time.
import java.util.concurrent.Exchanger;

public class Main {
    static class Page {
        final byte[] data = new byte[64];
        int used;

        boolean isFull() {
            return used == data.length; // NORACE
        }

        void put(byte b) {
            data[used++] = b; // NORACE
        }

        int drain() {
            int sum = 0;
            while (used > 0) // NORACE
                sum += data[--used]; // NORACE
            return sum;
        }
    }

    public static void main(String[] args) {
        Exchanger<Page> exchanger = new Exchanger<>();
        new Thread(() -> {
            Page current = new Page();
            try {
                for (int i = 0; i < 1000; i++) {
                    current.put((byte) i);
                    if (current.isFull())
                        current = exchanger.exchange(current);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }).start();
        new Thread(() -> {
            Page current = new Page();
            try {
                while (true) {
                    current = exchanger.exchange(current);
                    System.out.println(current.drain());
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }).start();
    }
}
