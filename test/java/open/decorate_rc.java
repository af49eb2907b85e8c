// A factory hides the class that synchronises a collection; iteration and addAll go past the mutex.
// heddle: --open
import java.util.AbstractCollection;
import java.util.Collection;
import java.util.Iterator;
public class Main {
    public static Collection<Object> decorate() {
        return new Locked();
    }
    private static class Locked extends AbstractCollection<Object> {
        private Object[] items = new Object[8];
        private int n;
        @Override
        public synchronized boolean add(Object o) {
            items[n] = o; // RACE! items
            n++; // RACE! n
            return true;
        }
        @Override
        public synchronized int size() {
            return n;
        }
        @Override
        public Iterator<Object> iterator() {
            return new Iterator<Object>() {
                private int at;
                @Override
                public boolean hasNext() {
                    return at < n; // RACE! n
                }
                @Override
                public Object next() {
                    return items[at++]; // RACE! items
                }
            };
        }
    }
}
