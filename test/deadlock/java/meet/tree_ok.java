// up a tree as well, but the parent first
class Main {
    static class Node {
        Node parent, child;
        int value;
    }

    static void descend(Node n) {
        synchronized (n) {
            synchronized (n.child) {
                n.child.value++;
            }
        }
    }

    static void climb(Node n) {
        synchronized (n.parent) {
            synchronized (n) {
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
