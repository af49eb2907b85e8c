// A growable list as the JDK once had it: one method asks for the length before it takes the lock.
// heddle: --open
public class Main {
    private Object[] data = new Object[10];
    private int count;
    public Main() {
    }
    public synchronized void addElement(Object x) {
        if (count == data.length) {
            Object[] more = new Object[2 * count];
            System.arraycopy(data, 0, more, 0, count);
            data = more;
        }
        data[count++] = x; // RACE!
    }
    public synchronized void removeAll() {
        for (int i = 0; i < count; i++) {
            data[i] = null;
        }
        count = 0; // RACE!
    }
    public synchronized int size() {
        return count;
    }
    public int lastIndexOf(Object x) {
        return lastIndexOf(x, count - 1); // RACE!
    }
    public synchronized int lastIndexOf(Object x, int from) {
        for (int i = from; i >= 0; i--) {
            if (x.equals(data[i])) {
                return i;
            }
        }
        return -1;
    }
}
