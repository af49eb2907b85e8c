// A stack without locks: nodes are put on and taken off by compare and set.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

class LockFreeStack<E> {
    private static class Node<E> {
        final E item;
        Node<E> next;

        Node(E item) {
            this.item = item;
        }
    }

    private final AtomicReference<Node<E>> top = new AtomicReference<>();
    private final AtomicInteger size = new AtomicInteger();

    void push(E item) {
        Node<E> node = new Node<>(item);
        Node<E> old;
        do {
            old = top.get();
            node.next = old; // NORACE
        } while (!top.compareAndSet(old, node));
        size.incrementAndGet();
    }

    E pop() {
        Node<E> old;
        do {
            old = top.get();
            if (old == null)
                return null;
        } while (!top.compareAndSet(old, old.next)); // NORACE
        size.decrementAndGet();
        return old.item;
    }
}

public class Main {
    static class Page {
        int used;
    }

    public static void main(String[] args) throws InterruptedException {
        LockFreeStack<Page> free = new LockFreeStack<>();
        for (int i = 0; i < 16; i++)
            free.push(new Page());
        Thread[] t = new Thread[4];
        for (int i = 0; i < t.length; i++) {
            t[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++) {
                    Page p = free.pop();
                    if (p == null)
                        continue;
                    p.used++; // NORACE
                    free.push(p);
                }
            });
            t[i].start();
        }
        for (Thread x : t)
            x.join();
        int sum = 0;
        for (Page p = free.pop(); p != null; p = free.pop())
            sum += p.used; // NORACE
        System.out.println(sum);
    }
}
