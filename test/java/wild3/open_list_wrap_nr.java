// A list of a library that takes a copy of the other one under the other's lock.
// heddle: --open
public class Main {
    public static class IntList {
        private int[] data = new int[4];
        private int size;

        public synchronized void add(int v) {
            if (size == data.length) { // NORACE
                int[] more = new int[size * 2];
                System.arraycopy(data, 0, more, 0, size); // NORACE
                data = more; // NORACE
            }
            data[size++] = v; // NORACE
        }

        public synchronized int get(int i) {
            if (i >= size)
                throw new IndexOutOfBoundsException();
            return data[i]; // NORACE
        }

        public synchronized int[] toArray() {
            int[] copy = new int[size];
            System.arraycopy(data, 0, copy, 0, size); // NORACE
            return copy;
        }

        public void addAll(IntList other) {
            int[] theirs = other.toArray();
            synchronized (this) {
                for (int v : theirs)
                    add(v);
            }
        }

        public synchronized int size() {
            return size; // NORACE
        }

        public synchronized void clear() {
            size = 0; // NORACE
        }
    }
}
