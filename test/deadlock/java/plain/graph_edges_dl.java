import java.util.*;
class GraphEdges {
    static class Node {
        final int id; final List<Node> out = new ArrayList<>(); int mark;
        Node(int i) { id = i; }
    }
    static void link(Node a, Node b) {
        synchronized (a) {
            synchronized (b) { a.out.add(b); b.mark++; } // DEADLOCK!
        }
    }
    public static void main(String[] args) throws Exception {
        Node p = new Node(1), q = new Node(2);
        Thread t = new Thread(() -> link(p, q)), u = new Thread(() -> link(q, p));
        t.start(); u.start();
        t.join(); u.join();
    }
}
