// A linked queue with one lock for putting and one for taking, and an atomic count between them.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class TwoLockQueue<E> {
    static class Node<E> {
        E item;
        Node<E> next;

        Node(E item) {
            this.item = item;
        }
    }

    private final AtomicInteger count = new AtomicInteger();
    private Node<E> head = new Node<>(null);
    private Node<E> last = head;
    private final ReentrantLock takeLock = new ReentrantLock();
    private final Condition notEmpty = takeLock.newCondition();
    private final ReentrantLock putLock = new ReentrantLock();

    void put(E e) {
        int c;
        Node<E> node = new Node<>(e);
        putLock.lock();
        try {
            last = last.next = node; // NORACE
            c = count.getAndIncrement();
        } finally {
            putLock.unlock();
        }
        if (c == 0) {
            takeLock.lock();
            try {
                notEmpty.signal();
            } finally {
                takeLock.unlock();
            }
        }
    }

    E take() throws InterruptedException {
        takeLock.lockInterruptibly();
        try {
            while (count.get() == 0)
                notEmpty.await();
            Node<E> first = head.next; // NORACE
            head = first; // NORACE
            E x = first.item; // NORACE
            first.item = null; // NORACE
            if (count.getAndDecrement() > 1)
                notEmpty.signal();
            return x;
        } finally {
            takeLock.unlock();
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        TwoLockQueue<Integer> queue = new TwoLockQueue<>();
        Thread[] producers = new Thread[2];
        for (int i = 0; i < 2; i++) {
            producers[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++)
                    queue.put(k);
            });
            producers[i].start();
        }
        long sum = 0;
        for (int i = 0; i < 200; i++)
            sum += queue.take();
        System.out.println(sum);
    }
}
