// A vector for a library: every method locks, the copy constructor locks the other.
// heddle: --open
public class Main {
    private Object[] elements;
    private int count;
    private int modCount;

    public Main() {
        elements = new Object[10];
    }

    public Main(Main other) {
        synchronized (other) {
            count = other.count;
            elements = new Object[count];
            System.arraycopy(other.elements, 0, elements, 0, count);
        }
    }

    public synchronized void add(Object o) {
        if (count == elements.length)
            elements = java.util.Arrays.copyOf(elements, 2 * count + 1);
        elements[count++] = o;
        modCount++;
    }

    public synchronized Object get(int i) {
        if (i >= count)
            throw new ArrayIndexOutOfBoundsException(i);
        return elements[i];
    }

    public synchronized Object removeLast() {
        Object o = elements[--count];
        elements[count] = null;
        modCount++;
        return o;
    }

    public synchronized int size() {
        return count;
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean containsAll(Main other) {
        Object[] theirs;
        synchronized (other) {
            theirs = other.elements.clone();
        }
        synchronized (this) {
            for (Object o : theirs)
                if (indexOf(o) < 0)
                    return false;
        }
        return true;
    }

    private int indexOf(Object o) {
        for (int i = 0; i < count; i++)
            if (elements[i] == o)
                return i;
        return -1;
    }
}
