// A stack of a collection library that is said to be safe: some methods forgot the lock.
// heddle: --open
public class Main<E> {
    private Object[] elements = new Object[10];
    private int size; 
    private int modifications;
    public Main() {}
    public synchronized void push(E e) {
        if (size == elements.length)
            grow();
        elements[size++] = e; // RACE! size elements elem
        modifications++; // RACE! mods
    }
    @SuppressWarnings("unchecked")
    public synchronized E pop() {
        if (size == 0)
            return null;
        E e = (E) elements[--size]; // RACE! size
        elements[size] = null; // RACE! elem
        modifications++; // RACE! mods
        return e;
    }
    private void grow() {
        Object[] larger = new Object[elements.length * 2];
        System.arraycopy(elements, 0, larger, 0, size);
        elements = larger; // RACE! elements
    }
    public boolean isEmpty() { return size == 0; } // RACE! size
    public Object peek() {
        int n = size; // RACE! size
        return n == 0 ? null : elements[n - 1]; // RACE! elements elem
    }
    public int modifications() { return modifications; } // RACE! mods
}
