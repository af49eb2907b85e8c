// The same tree with the lock held all the way down.
public class Main {
    static class Node {
        final int key;
        Node left, right;
        int count = 1;
        Node(int key) { this.key = key; }
        void insert(int k) {
            if (k == key)
                count++;
            else if (k < key) {
                if (left == null)
                    left = new Node(k);
                else
                    left.insert(k);
            } else {
                if (right == null)
                    right = new Node(k);
                else
                    right.insert(k);
            }
        }
    }
    static class Tree {
        private Node root;
        private int size;
        synchronized void insert(int k) {
            size++;
            if (root == null)
                root = new Node(k);
            else
                root.insert(k);
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
