// Tasks in one array, their threads in another: each is read after the join of the same number.
class Sum implements Runnable {
    private final int from, to;
    long sum;

    Sum(int from, int to) {
        this.from = from;
        this.to = to;
    }

    @Override
    public void run() {
        for (int i = from; i < to; i++)
            sum += i; // NORACE
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Sum[] tasks = new Sum[4];
        Thread[] threads = new Thread[4];
        for (int i = 0; i < 4; i++) {
            tasks[i] = new Sum(i * 100, i * 100 + 100);
            threads[i] = new Thread(tasks[i]);
            threads[i].start();
        }
        long total = 0;
        for (int i = 0; i < 4; i++) {
            threads[i].join();
            total += tasks[i].sum; // NORACE
        }
        System.out.println(total);
    }
}
