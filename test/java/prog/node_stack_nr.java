// A Treiber stack with AtomicReference; nodes are immutable but for next, which is set before publication.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

class Stack<T> {
    private static class Node<T> {
        final T item;
        Node<T> next;

        Node(T item) {
            this.item = item;
        }
    }

    private final AtomicReference<Node<T>> top = new AtomicReference<>();
    private final AtomicInteger size = new AtomicInteger();

    void push(T item) {
        Node<T> n = new Node<>(item);
        Node<T> old;
        do {
            old = top.get();
            n.next = old;
        } while (!top.compareAndSet(old, n));
        size.incrementAndGet();
    }

    T pop() {
        Node<T> old, next;
        do {
            old = top.get();
            if (old == null)
                return null;
            next = old.next;
        } while (!top.compareAndSet(old, next));
        size.decrementAndGet();
        return old.item;
    }
}

public class Main {
    public static void main(String[] args) throws Exception {
        Stack<String> stack = new Stack<>();
        Thread[] t = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int id = i;
            t[i] = new Thread(() -> {
                for (int k = 0; k < 20; k++) {
                    stack.push(id + ":" + k);
                    if (k % 2 == 0)
                        stack.pop();
                }
            });
            t[i].start();
        }
        for (Thread x : t)
            x.join();
        System.out.println(stack.pop());
    }
}
