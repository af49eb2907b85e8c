import java.util.*;

class TreeNodes {
    static class Node {
        private Node parent;
        private final List<Node> children = new ArrayList<>();
        private int weight = 1;

        synchronized void addChild(Node c) {
            children.add(c);
            weight += c.weight();
            c.setParent(this);
        }
        synchronized void setParent(Node p) { parent = p; }
        synchronized int weight() {
            int w = 1;
            for (Node c : children) w += c.weight();
            return w;
        }
        synchronized void childGrown(int d) {
            weight += d;
        }
        void grow(int d) {
            Node p;
            synchronized (this) {
                weight += d;
                p = parent;
            }
            if (p != null) p.childGrown(d);
        }
    }

    public static void main(String[] args) throws Exception {
        Node root = new Node();
        Node leaf = new Node();
        root.addChild(leaf);
        Thread t = new Thread(() -> { for (int i = 0; i < 100; i++) root.weight(); });
        Thread u = new Thread(() -> { for (int i = 0; i < 100; i++) leaf.grow(1); });
        t.start(); u.start();
        t.join(); u.join();
    }
}
