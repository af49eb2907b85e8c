// down a tree in one thread, up in the other
class Main {
    static class Node {
        Node parent, child;
        int value;
    }

    static void descend(Node n) {
        synchronized (n) {
            synchronized (n.child) { // DEADLOCK!
                n.child.value++;
            }
        }
    }

    static void climb(Node n) {
        synchronized (n) {
            synchronized (n.parent) { // DEADLOCK!
                n.parent.value++;
            }
        }
    }

    public static void main(String[] args) {
        Node root = new Node(), leaf = new Node();
        root.child = leaf;
        leaf.parent = root;
        new Thread(() -> descend(root)).start();
        new Thread(() -> climb(leaf)).start();
    }
}
