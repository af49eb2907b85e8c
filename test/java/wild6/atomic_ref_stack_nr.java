// Treiber stack: nodes are immutable once pushed.
import java.util.concurrent.atomic.AtomicReference;

public class Main {
    static class Stack<E> {
        private static class Node<E> {
            final E item;
            Node<E> next;

            Node(E item) {
                this.item = item;
            }
        }

        private final AtomicReference<Node<E>> top = new AtomicReference<>();

        void push(E item) {
            Node<E> n = new Node<>(item);
            Node<E> old;
            do {
                old = top.get();
                n.next = old; // NORACE
            } while (!top.compareAndSet(old, n));
        }

        E pop() {
            Node<E> old, next;
            do {
                old = top.get();
                if (old == null)
                    return null;
                next = old.next; // NORACE
            } while (!top.compareAndSet(old, next));
            return old.item; // NORACE
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Stack<Integer> stack = new Stack<>();
        Thread[] t = new Thread[4];
        for (int i = 0; i < t.length; i++) {
            int n = i;
            t[i] = new Thread(() -> {
                stack.push(n);
                stack.push(n * 2);
                System.out.println(stack.pop());
            });
            t[i].start();
        }
        for (Thread one : t)
            one.join();
    }
}
