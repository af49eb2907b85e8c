// A list of a library whose wrapper synchronises most, but not equals, iterator and bulk operations of the other.
// heddle: --open
public class Main {
    public static class IntList {
        private int[] data = new int[4];
        private int size;

        public synchronized void add(int v) {
            if (size == data.length) {
                int[] more = new int[size * 2];
                System.arraycopy(data, 0, more, 0, size);
                data = more; // RACE! d
            }
            data[size++] = v; // RACE! s e
        }

        public synchronized int get(int i) {
            if (i >= size)
                throw new IndexOutOfBoundsException();
            return data[i];
        }

        public synchronized void addAll(IntList other) {
            for (int i = 0; i < other.size; i++) // RACE! s
                add(other.data[i]); // RACE! d e
        }

        public int size() {
            return size; // RACE! s
        }

        public synchronized void clear() {
            size = 0; // RACE! s
        }
    }
}
