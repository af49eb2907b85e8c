// Threads in a list that one loop fills, each made with the number of its round; another loop starts them.
import java.util.ArrayList;
import java.util.List;
class Block implements Runnable {
    private final int[] data;
    private final int from, to;
    Block(int[] data, int from, int to) {
        this.data = data;
        this.from = from;
        this.to = to;
    }
    @Override
    public void run() {
        for (int i = from; i < to; i++)
            data[i]++; // NORACE
    }
}
class Main {
    public static void main(String[] args) throws InterruptedException {
        int[] data = new int[400];
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 4; i++)
            threads.add(new Thread(new Block(data, i * 100, (i + 1) * 100)));
        for (Thread t : threads)
            t.start();
        for (Thread t : threads)
            t.join();
        System.out.println(data[0]);
    }
}
