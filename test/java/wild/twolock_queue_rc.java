// A queue with a lock for the head and one for the tail: on an empty queue both touch the same plain link.
class TwoLockQueue<T> {
    private static final class Node<T> {
        T value;
        Node<T> next;
        Node(T value) {
            this.value = value; // RACE v
        }
    }
    private Node<T> head = new Node<>(null);
    private Node<T> tail = head;
    private final Object headLock = new Object();
    private final Object tailLock = new Object();
    void enqueue(T v) {
        Node<T> n = new Node<>(v);
        synchronized (tailLock) {
            tail.next = n; // RACE! n
            tail = n;
        }
    }
    T dequeue() {
        synchronized (headLock) {
            Node<T> first = head.next; // RACE! n
            if (first == null) {
                return null;
            }
            T v = first.value; // RACE v
            first.value = null; // RACE v
            head = first;
            return v;
        }
    }
}
public class Main {
    private static int consumed;
    public static void main(String[] args) throws InterruptedException {
        TwoLockQueue<Integer> q = new TwoLockQueue<>();
        Thread producer = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                q.enqueue(i);
            }
        });
        Thread consumer = new Thread(() -> {
            int n = 0;
            while (n < 100) {
                if (q.dequeue() != null) {
                    n++;
                }
            }
            consumed = n;
        });
        producer.start();
        consumer.start();
        producer.join();
        consumer.join();
        System.out.println(consumed);
    }
}
