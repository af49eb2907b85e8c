// A hand-made latch in a class of its own: workers count down under its monitor, main waits for zero.
class Countdown {
    private int left;
    Countdown(int n) {
        left = n;
    }
    synchronized void done() {
        left--;
        if (left == 0) {
            notifyAll();
        }
    }
    synchronized void await() throws InterruptedException {
        while (left > 0) {
            wait();
        }
    }
}
class Filter implements Runnable {
    private final int[] in;
    private final int[] out;
    private final int part;
    private final int size;
    private final Countdown end;
    Filter(int[] in, int[] out, int part, int size, Countdown end) {
        this.in = in;
        this.out = out;
        this.part = part;
        this.size = size;
        this.end = end;
    }
    @Override
    public void run() {
        for (int i = part * size; i < (part + 1) * size; i++) {
            out[i] = in[i] * 2 + 1; // NORACE
        }
        end.done();
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        int n = 4;
        int size = 250;
        int[] in = new int[n * size];
        int[] out = new int[n * size];
        for (int i = 0; i < in.length; i++) {
            in[i] = i;
        }
        Countdown end = new Countdown(n);
        for (int p = 0; p < n; p++) {
            new Thread(new Filter(in, out, p, size, end)).start();
        }
        end.await();
        long sum = 0;
        for (int x : out) {
            sum += x; // NORACE
        }
        System.out.println(sum);
    }
}
