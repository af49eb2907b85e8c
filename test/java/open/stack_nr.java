// The same stack, all methods locked.
// heddle: --open
public class Main<E> {
    private Object[] elements = new Object[10];
    private int size;
    private int modifications;
    public Main() {}
    public synchronized void push(E e) {
        if (size == elements.length)
            grow();
        elements[size++] = e;
        modifications++;
    }
    @SuppressWarnings("unchecked")
    public synchronized E pop() {
        if (size == 0)
            return null;
        E e = (E) elements[--size];
        elements[size] = null;
        modifications++;
        return e;
    }
    private void grow() {
        Object[] larger = new Object[elements.length * 2];
        System.arraycopy(elements, 0, larger, 0, size);
        elements = larger;
    }
    public synchronized boolean isEmpty() { return size == 0; }
    public synchronized Object peek() {
        int n = size;
        return n == 0 ? null : elements[n - 1];
    }
    public synchronized int modifications() { return modifications; }
}
