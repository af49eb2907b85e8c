// A stack by an updater; the value of the top is read only.
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
class Main {
    static class Node {
        final Node next;
        int value;
        Node(Node next, int value) {
            this.next = next;
            this.value = value;
        }
    }
    private volatile Node head;
    private volatile int size;
    private static final AtomicReferenceFieldUpdater<Main, Node> HEAD =
        AtomicReferenceFieldUpdater.newUpdater(Main.class, Node.class, "head");
    private static final AtomicIntegerFieldUpdater<Main> SIZE =
        AtomicIntegerFieldUpdater.newUpdater(Main.class, "size");
    void push(int value) {
        Node node, old;
        do {
            old = head;
            node = new Node(old, value);
        } while (!HEAD.compareAndSet(this, old, node));
        SIZE.incrementAndGet(this);
    }
    int peek() {
        Node top = head;
        return top == null ? 0 : top.value;
    }
    public static void main(String[] args) {
        Main m = new Main();
        for (int i = 0; i < 3; i++) {
            final int n = i;
            new Thread(() -> m.push(n)).start();
            new Thread(() -> System.out.println(m.peek())).start();
        }
        System.out.println(m.size);
    }
}
