// A stack without locks: nodes are finished before compareAndSet shows them; what is popped belongs to the one who got it.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

class Task {
    final int size;
    private int progress;

    Task(int size) {
        this.size = size;
    }

    void work() {
        while (progress < size)
            progress++;
    }

    int progress() {
        return progress;
    }
}

class LockFreeStack<T> {
    private static final class Node<T> {
        final T item;
        Node<T> next;

        Node(T item) {
            this.item = item;
        }
    }

    private final AtomicReference<Node<T>> top = new AtomicReference<>();

    void push(T item) {
        Node<T> node = new Node<>(item);
        Node<T> old;
        do {
            old = top.get();
            node.next = old;
        } while (!top.compareAndSet(old, node));
    }

    T pop() {
        Node<T> old, rest;
        do {
            old = top.get();
            if (old == null)
                return null;
            rest = old.next;
        } while (!top.compareAndSet(old, rest));
        return old.item;
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        LockFreeStack<Task> tasks = new LockFreeStack<>();
        AtomicInteger done = new AtomicInteger();
        int n = 4;
        CountDownLatch finished = new CountDownLatch(n);
        for (int i = 0; i < 100; i++)
            tasks.push(new Task(i));
        for (int i = 0; i < n; i++) {
            new Thread(() -> {
                Task t;
                while ((t = tasks.pop()) != null) {
                    t.work();
                    done.addAndGet(t.progress());
                }
                finished.countDown();
            }).start();
        }
        finished.await();
        System.out.println(done.get());
    }
}
