// Tasks in one array, their threads in another; joined and read at the same index.
class Count implements Runnable {
    private final int[] data;
    private final int from;
    private final int to;
    private int evens;
    Count(int[] data, int from, int to) {
        this.data = data;
        this.from = from;
        this.to = to;
    }
    @Override
    public void run() {
        for (int i = from; i < to; i++) {
            if (data[i] % 2 == 0) {
                evens++; // NORACE
            }
        }
    }
    int evens() {
        return evens; // NORACE
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        int[] data = new int[4000];
        for (int i = 0; i < data.length; i++) {
            data[i] = i * 31;
        }
        int n = 4;
        Count[] tasks = new Count[n];
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            tasks[i] = new Count(data, i * 1000, (i + 1) * 1000);
            threads[i] = new Thread(tasks[i]);
            threads[i].start();
        }
        int sum = 0;
        for (int i = 0; i < n; i++) {
            threads[i].join();
            sum += tasks[i].evens();
        }
        System.out.println(sum);
    }
}
