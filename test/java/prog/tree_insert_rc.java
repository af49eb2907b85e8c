// A binary tree that several threads insert into; the root is locked, the way down is not.
public class Main {
    static class Node {
        final int key;
        Node left, right;
        int count = 1;
        Node(int key) { this.key = key; }
        void insert(int k) {
            if (k == key)
                count++; // RACE! count
            else if (k < key) {
                if (left == null) // RACE! left
                    left = new Node(k); // RACE! left
                else
                    left.insert(k); // RACE! left
            } else {
                if (right == null) // RACE! right
                    right = new Node(k); // RACE! right
                else
                    right.insert(k); // RACE! right
            }
        }
    }
    static class Tree {
        private Node root;
        private int size;
        void insert(int k) {
            synchronized (this) {
                size++;
                if (root == null) {
                    root = new Node(k); // RACE! root
                    return;
                }
            }
            root.insert(k); // RACE! root
        }
    }
    public static void main(String[] args) throws InterruptedException {
        final Tree tree = new Tree();
        Thread[] threads = new Thread[4];
        for (int i = 0; i < 4; i++) {
            final int seed = i;
            threads[i] = new Thread(new Runnable() {
                public void run() {
                    for (int k = 0; k < 100; k++)
                        tree.insert((k * 31 + seed) % 50);
                }
            });
        }
        for (int i = 0; i < threads.length; i++) threads[i].start();
        for (int i = 0; i < threads.length; i++) threads[i].join();
        System.out.println(tree.size);
    }
}
