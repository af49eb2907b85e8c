// A binary search tree with a lock in each node, taken hand over hand.
import java.util.concurrent.locks.ReentrantLock;
class Node {
    final int key;
    int value;
    Node left, right;
    final ReentrantLock lock = new ReentrantLock();
    Node(int k, int v) {
        key = k;
        value = v;
    }
}
class Tree {
    private Node root;
    private final ReentrantLock rootLock = new ReentrantLock();
    void put(int key, int value) {
        rootLock.lock();
        if (root == null) { // NORACE
            root = new Node(key, value); // NORACE
            rootLock.unlock();
            return;
        }
        Node n = root;
        n.lock.lock();
        rootLock.unlock();
        while (true) {
            Node next = key < n.key ? n.left : n.right; // NORACE
            if (key == n.key) {
                n.value = value; // NORACE
                n.lock.unlock();
                return;
            }
            if (next == null) {
                if (key < n.key) {
                    n.left = new Node(key, value); // NORACE
                } else {
                    n.right = new Node(key, value); // NORACE
                }
                n.lock.unlock();
                return;
            }
            next.lock.lock();
            n.lock.unlock();
            n = next;
        }
    }
    int get(int key) {
        rootLock.lock();
        Node n = root; // NORACE
        if (n == null) {
            rootLock.unlock();
            return -1;
        }
        n.lock.lock();
        rootLock.unlock();
        while (n.key != key) {
            Node next = key < n.key ? n.left : n.right; // NORACE
            if (next == null) {
                n.lock.unlock();
                return -1;
            }
            next.lock.lock();
            n.lock.unlock();
            n = next;
        }
        int v = n.value; // NORACE
        n.lock.unlock();
        return v;
    }
}
public class Main {
    public static void main(String[] args) {
        Tree tree = new Tree();
        for (int t = 0; t < 3; t++) {
            int seed = t * 17;
            new Thread(() -> {
                for (int i = 0; i < 50; i++) {
                    tree.put((seed + i * 7) % 101, i);
                    tree.get(i);
                }
            }).start();
        }
    }
}
