// Bubble sort with a thread for each pass; a pass is started before the one before it ends.
class OneBubble extends Thread {
    private final int[] data;
    private final int end;
    private static int alive;
    private static final Object count = new Object();
    OneBubble(int[] data, int end) {
        this.data = data;
        this.end = end;
        synchronized (count) {
            alive++;
        }
    }
    private void swap(int i, int j) {
        int t = data[i]; // RACE! d
        data[i] = data[j]; // RACE! d
        data[j] = t; // RACE! d
    }
    @Override
    public void run() {
        for (int i = 0; i < end; i++) {
            if (data[i] > data[i + 1]) { // RACE! d
                swap(i, i + 1);
            }
            Thread.yield();
        }
        synchronized (count) {
            alive--;
            count.notifyAll();
        }
    }
    static void waitForAll() throws InterruptedException {
        synchronized (count) {
            while (alive > 0) {
                count.wait();
            }
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        int[] numbers = {9, 3, 7, 1, 8, 2, 6, 4, 5, 0};
        for (int end = numbers.length - 1; end > 0; end--) {
            new OneBubble(numbers, end).start();
            Thread.sleep(1);
        }
        OneBubble.waitForAll();
        for (int x : numbers) {
            System.out.print(x + " ");
        }
        System.out.println();
    }
}
