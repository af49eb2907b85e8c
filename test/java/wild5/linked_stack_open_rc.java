// A stack whose iterator walks the nodes without the lock.
// heddle: --open
import java.util.Iterator;
import java.util.NoSuchElementException;

public class Main {
    public static class SyncStack implements Iterable<Object> {
        private static class Node {
            Object item;
            Node next;
        }

        private Node top;
        private int size;

        public synchronized void push(Object o) {
            Node n = new Node();
            n.item = o; // NORACE
            n.next = top; // NORACE
            top = n; // RACE! top
            size++; // NORACE
        }

        public synchronized Object pop() {
            if (top == null) // NORACE
                throw new NoSuchElementException();
            Object o = top.item; // NORACE
            top = top.next; // RACE! top
            size--; // NORACE
            return o;
        }

        public synchronized int size() {
            return size; // NORACE
        }

        @Override
        public Iterator<Object> iterator() {
            return new Iterator<Object>() {
                private Node at = top; // RACE! top

                @Override
                public boolean hasNext() {
                    return at != null;
                }

                @Override
                public Object next() {
                    Object o = at.item; // NORACE
                    at = at.next; // NORACE
                    return o;
                }
            };
        }
    }
}
