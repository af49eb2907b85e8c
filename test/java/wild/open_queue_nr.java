// A linked queue as a library, with iteration over a snapshot.
// heddle: --open
import java.util.*;
public class Main<E> {
    private static class Node<E> {
        final E value;
        Node<E> next;
        Node(E value) { this.value = value; }
    }
    private Node<E> head, tail;
    private int size;
    public synchronized void add(E e) {
        Node<E> n = new Node<>(e);
        if (tail == null)
            head = tail = n;
        else {
            tail.next = n;
            tail = n;
        }
        size++;
        notify();
    }
    public synchronized E take() throws InterruptedException {
        while (head == null)
            wait();
        E e = head.value;
        head = head.next;
        if (head == null)
            tail = null;
        size--;
        return e;
    }
    public synchronized int size() { return size; }
    public List<E> snapshot() {
        List<E> list = new ArrayList<>();
        synchronized (this) {
            for (Node<E> n = head; n != null; n = n.next)
                list.add(n.value);
        }
        return list;
    }
    public Iterator<E> iterator() { return snapshot().iterator(); }
}
