// Tasks in one array, their threads in another; the task of the next thread is read too early.
class Find implements Runnable {
    private final int[] data;
    private final int from;
    private final int to;
    int best; 
    Find(int[] data, int from, int to) {
        this.data = data;
        this.from = from;
        this.to = to;
    }
    @Override
    public void run() {
        for (int i = from; i < to; i++) {
            if (data[i] > best) { // RACE
                best = data[i]; // RACE!
            }
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        int[] data = new int[4000];
        for (int i = 0; i < data.length; i++) {
            data[i] = i * 31 % 1000;
        }
        int n = 4;
        Find[] tasks = new Find[n];
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            tasks[i] = new Find(data, i * 1000, (i + 1) * 1000);
            threads[i] = new Thread(tasks[i]);
            threads[i].start();
        }
        int best = 0;
        for (int i = 0; i < n; i++) {
            threads[i].join();
            best = Math.max(best, tasks[(i + 1) % n].best); // RACE!
        }
        System.out.println(best);
    }
}
