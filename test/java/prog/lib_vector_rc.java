// A vector for a library: every method locks but the copy constructor, size() and the one for ranges.
// heddle: --open
public class Main {
    private Object[] elements;
    private int count;
    private int modCount;

    public Main() {
        elements = new Object[10];
    }

    public Main(Main other) {
        count = other.count; // RACE! count
        elements = new Object[count];
        System.arraycopy(other.elements, 0, elements, 0, count); // RACE! elements items
    }

    public synchronized void add(Object o) {
        if (count == elements.length) // RACE! count
            elements = java.util.Arrays.copyOf(elements, 2 * count + 1); // RACE! elements items count
        elements[count++] = o; // RACE! items count
        modCount++;
    }

    public synchronized Object get(int i) {
        if (i >= count) // RACE! count
            throw new ArrayIndexOutOfBoundsException(i);
        return elements[i]; // RACE! items
    }

    public synchronized Object removeLast() {
        Object o = elements[--count]; // RACE! count items
        elements[count] = null; // RACE! items count
        modCount++;
        return o;
    }

    public int size() {
        return count; // RACE! count
    }

    public synchronized boolean isEmpty() {
        return count == 0; // RACE! count
    }

    public void removeAllElements() {
        for (int i = 0; i < count; i++) // RACE! count
            elements[i] = null; // RACE! elements items
        count = 0; // RACE! count
    }
}
