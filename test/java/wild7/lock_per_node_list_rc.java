// Hand-over-hand locked sorted list; size() walks without locks and contains() forgets the first hop.
import java.util.concurrent.locks.ReentrantLock;

public class Main {
    static class Node {
        final int key;
        Node next;
        final ReentrantLock lock = new ReentrantLock();

        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    static class SortedList {
        private final Node head = new Node(Integer.MIN_VALUE, new Node(Integer.MAX_VALUE, null));

        void insert(int key) {
            Node pred = head;
            pred.lock.lock();
            Node curr = pred.next;
            curr.lock.lock();
            while (curr.key < key) {
                pred.lock.unlock();
                pred = curr;
                curr = curr.next;
                curr.lock.lock();
            }
            pred.next = new Node(key, curr); // RACE!
            curr.lock.unlock();
            pred.lock.unlock();
        }

        int size() {
            int n = 0;
            for (Node p = head.next; p != null && p.key != Integer.MAX_VALUE; p = p.next) // RACE!
                n++;
            return n;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SortedList list = new SortedList();
        Thread[] t = new Thread[2];
        for (int i = 0; i < t.length; i++) {
            int base = i * 10;
            t[i] = new Thread(() -> {
                for (int k = 0; k < 10; k++)
                    list.insert(base + k);
            });
            t[i].start();
        }
        System.out.println(list.size());
        for (Thread one : t)
            one.join();
    }
}
