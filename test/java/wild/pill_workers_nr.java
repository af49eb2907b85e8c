// Workers take jobs from a blocking queue until the pill comes; every worker keeps its own counts.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
class Job {
    static final Job PILL = new Job(-1);
    private final int size;
    private String result;
    private int tries;
    Job(int size) {
        this.size = size;
    }
    int size() {
        return size;
    }
    void run() {
        tries++;
        result = "r" + size * 2;
    }
    String result() {
        return result + tries;
    }
}
class Worker extends Thread {
    private final BlockingQueue<Job> in;
    private final BlockingQueue<Job> out;
    private final Map<Integer, Integer> sizes = new HashMap<>();
    Worker(BlockingQueue<Job> in, BlockingQueue<Job> out) {
        this.in = in;
        this.out = out;
    }
    @Override
    public void run() {
        try {
            while (true) {
                Job j = in.take();
                if (j == Job.PILL) {
                    in.put(j);
                    break;
                }
                j.run();
                sizes.merge(j.size(), 1, Integer::sum);
                out.put(j);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
    Map<Integer, Integer> sizes() {
        return sizes;
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Job> in = new LinkedBlockingQueue<>();
        BlockingQueue<Job> out = new LinkedBlockingQueue<>();
        List<Worker> workers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Worker w = new Worker(in, out);
            workers.add(w);
            w.start();
        }
        for (int i = 0; i < 30; i++) {
            in.put(new Job(i % 4));
        }
        in.put(Job.PILL);
        Map<Integer, Integer> all = new HashMap<>();
        for (Worker w : workers) {
            w.join();
            for (Map.Entry<Integer, Integer> e : w.sizes().entrySet()) {
                all.merge(e.getKey(), e.getValue(), Integer::sum);
            }
        }
        Job j;
        while ((j = out.poll()) != null) {
            System.out.println(j.result());
        }
        System.out.println(all);
    }
}
