// invokeAll with callables that fill their own object; futures in one try.
import java.util.*;
import java.util.concurrent.*;
public class Main {
    static class Part implements Callable<Integer> {
        final int from, to;
        int seen;
        Part(int from, int to) { this.from = from; this.to = to; }
        public Integer call() {
            int s = 0;
            for (int i = from; i < to; i++) {
                s += i;
                seen++;
            }
            return s;
        }
    }
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < 4; i++)
            parts.add(new Part(i * 10, i * 10 + 10));
        try {
            int sum = 0;
            for (Future<Integer> f : pool.invokeAll(parts))
                sum += f.get();
            for (Part p : parts)
                sum += p.seen;
            System.out.println(sum);
        } catch (InterruptedException | ExecutionException e) {
            e.printStackTrace();
        } finally {
            pool.shutdown();
        }
        Part a = new Part(0, 5), b = new Part(5, 10);
        ExecutorService second = Executors.newCachedThreadPool();
        Future<Integer> fa = second.submit(a), fb = second.submit(b);
        try {
            fa.get();
            fb.get();
        } catch (InterruptedException | ExecutionException e) {
            return;
        }
        System.out.println(a.seen + b.seen);
        second.shutdown();
    }
}
