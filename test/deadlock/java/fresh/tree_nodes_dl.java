import java.util.*;

class TreeNodes {
    static class Node {
        private Node parent;
        private final List<Node> children = new ArrayList<>();
        private int weight = 1;

        synchronized void addChild(Node c) {
            children.add(c);
            weight += c.weight();
            c.setParent(this); // DEADLOCK
        }
        synchronized void setParent(Node p) { parent = p; } // DEADLOCK
        synchronized int weight() { // DEADLOCK
            int w = 1; // DEADLOCK
            for (Node c : children) w += c.weight(); // DEADLOCK
            return w;
        }
        synchronized void childGrown(int d) { // DEADLOCK
            weight += d; // DEADLOCK!
        }
        synchronized void grow(int d) {
            weight += d;
            if (parent != null) parent.childGrown(d); // DEADLOCK
        }
    }

    public static void main(String[] args) throws Exception {
        Node root = new Node();
        Node leaf = new Node();
        root.addChild(leaf);
        Thread t = new Thread(() -> { for (int i = 0; i < 100; i++) root.weight(); }); // DEADLOCK
        Thread u = new Thread(() -> { for (int i = 0; i < 100; i++) leaf.grow(1); }); // DEADLOCK
        t.start(); u.start();
        t.join(); u.join();
    }
}
