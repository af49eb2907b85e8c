// A double-ended queue for several threads: most methods are synchronised, some short ones are not.
// heddle: --open
import java.util.NoSuchElementException;
public class Main {
    private Object[] elements = new Object[16];
    private int head;
    private int tail;
    private int modCount;
    public synchronized void addFirst(Object e) {
        head = (head - 1) & (elements.length - 1); // RACE! h
        elements[head] = e; // RACE! x
        modCount++;
        if (head == tail) {
            doubleCapacity();
        }
    }
    public synchronized void addLast(Object e) {
        elements[tail] = e; // RACE! x
        tail = (tail + 1) & (elements.length - 1); // RACE! t
        modCount++;
        if (tail == head) {
            doubleCapacity();
        }
    }
    private void doubleCapacity() {
        int n = elements.length;
        Object[] a = new Object[n << 1];
        System.arraycopy(elements, head, a, 0, n - head); // RACE x
        System.arraycopy(elements, 0, a, n - head, head); // RACE x
        elements = a; // RACE! e
        head = 0; // RACE! h
        tail = n; // RACE! t
    }
    public synchronized Object removeFirst() {
        if (head == tail) {
            throw new NoSuchElementException();
        }
        Object r = elements[head];
        elements[head] = null; // RACE! x
        head = (head + 1) & (elements.length - 1); // RACE! h
        modCount++;
        return r;
    }
    public boolean isEmpty() {
        return head == tail; // RACE! h t
    }
    public int size() {
        return (tail - head) & (elements.length - 1); // RACE! h t e
    }
    public Object peekFirst() {
        return elements[head]; // RACE! x h e
    }
    public synchronized void clear() {
        while (!isEmpty()) {
            removeFirst();
        }
    }
    public synchronized int changes() {
        return modCount;
    }
}
