// A tree of tasks: each counts its children down with an AtomicInteger, the last child runs the parent.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class Main {
    static class Node {
        final Node parent;
        final AtomicInteger pending;
        final int[] results;
        final int slot;

        Node(Node parent, int slot, int children) {
            this.parent = parent;
            this.slot = slot;
            pending = new AtomicInteger(children);
            results = new int[Math.max(1, children)];
        }
    }

    static final ExecutorService pool = Executors.newFixedThreadPool(4);

    static void leaf(Node n) {
        n.results[0] = n.slot; // NORACE
        finish(n, n.slot + 1);
    }

    static void finish(Node n, int value) {
        Node p = n.parent;
        if (p == null) {
            System.out.println(value);
            pool.shutdown();
            return;
        }
        p.results[n.slot] = value; // NORACE
        if (p.pending.decrementAndGet() == 0) {
            int sum = 0;
            for (int r : p.results) // NORACE
                sum += r;
            finish(p, sum);
        }
    }

    public static void main(String[] args) {
        Node root = new Node(null, 0, 3);
        for (int i = 0; i < 3; i++) {
            Node mid = new Node(root, i, 2);
            for (int k = 0; k < 2; k++) {
                Node l = new Node(mid, k, 0);
                pool.execute(() -> leaf(l));
            }
        }
    }
}
