// Two threads exchange a full and an empty buffer.
import java.util.concurrent.Exchanger;

public class Main {
    static class Buffer {
        final int[] data = new int[16];
        int n;

        boolean full() {
            return n == data.length;
        }

        void add(int x) {
            data[n++] = x; // NORACE
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Exchanger<Buffer> exchanger = new Exchanger<>();
        long[] sum = new long[1];
        Thread filler = new Thread(() -> {
            Buffer b = new Buffer();
            try {
                for (int i = 0; i < 64; i++) {
                    b.add(i);
                    if (b.full())
                        b = exchanger.exchange(b);
                }
            } catch (InterruptedException e) {
                return;
            }
        });
        Thread emptier = new Thread(() -> {
            Buffer b = new Buffer();
            try {
                for (int i = 0; i < 4; i++) {
                    b = exchanger.exchange(b);
                    for (int k = 0; k < b.n; k++) // NORACE
                        sum[0] += b.data[k]; // NORACE
                    b.n = 0; // NORACE
                }
            } catch (InterruptedException e) {
                return;
            }
        });
        filler.start();
        emptier.start();
        filler.join();
        emptier.join();
        System.out.println(sum[0]); // NORACE
    }
}
