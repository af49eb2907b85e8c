// Parallel graph search: the visited mark is a plain boolean tested and set by all workers.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;

public class Main {
    static class Vertex {
        final int id;
        final List<Vertex> next = new ArrayList<>();
        boolean visited;
        int depth;

        Vertex(int id) {
            this.id = id;
        }
    }

    static final ConcurrentLinkedQueue<Vertex> frontier = new ConcurrentLinkedQueue<>();

    static void work() {
        Vertex v;
        while ((v = frontier.poll()) != null) {
            for (Vertex w : v.next) { // NORACE
                if (!w.visited) { // RACE! v
                    w.visited = true; // RACE! v
                    w.depth = v.depth + 1; // RACE! d
                    frontier.add(w);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<Vertex> all = new ArrayList<>();
        for (int i = 0; i < 50; i++)
            all.add(new Vertex(i));
        for (int i = 0; i < 50; i++) {
            all.get(i).next.add(all.get((i * 7 + 1) % 50));
            all.get(i).next.add(all.get((i * 3 + 2) % 50));
        }
        all.get(0).visited = true;
        frontier.add(all.get(0));
        Thread[] t = new Thread[3];
        for (int i = 0; i < t.length; i++) {
            t[i] = new Thread(Main::work);
            t[i].start();
        }
        for (Thread one : t)
            one.join();
        int reached = 0;
        for (Vertex v : all)
            if (v.visited)
                reached++;
        System.out.println(reached);
    }
}
