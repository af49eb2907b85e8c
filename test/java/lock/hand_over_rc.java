// A sorted list with a lock in each node, taken hand over hand, but for one way that forgets to.
import java.util.concurrent.locks.ReentrantLock;
class Node {
    final int key;
    int hits;
    Node next;
    final ReentrantLock lock = new ReentrantLock();
    Node(int key, Node next) {
        this.key = key;
        this.next = next;
    }
}
public class Main {
    static final Node head = new Node(-1, null);
    static void add(int key) {
        Node p = head;
        p.lock.lock();
        Node c = p.next; // NORACE
        while (c != null && c.key < key) {
            c.lock.lock();
            p.lock.unlock();
            p = c;
            c = p.next; // NORACE
        }
        p.next = new Node(key, c); // RACE! n
        p.lock.unlock();
    }
    static int find(int key) {
        Node p = head;
        p.lock.lock();
        while (p.key != key) {
            Node n = p.next; // RACE! n
            if (n == null) {
                p.lock.unlock();
                return -1;
            }
            p.lock.unlock();
            p = n;
        }
        int hits = p.hits++; // RACE! h
        p.lock.unlock();
        return hits;
    }
    public static void main(String[] args) {
        for (int t = 0; t < 3; t++)
            new Thread(() -> {
                for (int i = 0; i < 9; i++) {
                    add(i * 7);
                    find(i);
                }
            }).start();
    }
}
