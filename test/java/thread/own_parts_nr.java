// Threads with a buffer of their own.
import java.util.ArrayList;
import java.util.List;
class Main {
    static class Worker extends Thread {
        private final List<Integer> own = new ArrayList<>();
        private final int[] counts = new int[4];
        public void run() {
            own.add(1);
            counts[2]++;
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Worker[] workers = new Worker[3];
        for (int i = 0; i < 3; i++)
            workers[i] = new Worker();
        for (Worker w : workers)
            w.start();
        for (Worker w : workers)
            w.join();
        for (Worker w : workers)
            System.out.println(w.own.size() + w.counts[2]);
    }
}
