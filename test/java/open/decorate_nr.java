// A factory hides the class that synchronises a collection; iteration is over a copy.
// heddle: --open
import java.util.AbstractCollection;
import java.util.Arrays;
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
            items[n] = o;
            n++;
            return true;
        }
        @Override
        public synchronized int size() {
            return n;
        }
        @Override
        public synchronized Iterator<Object> iterator() {
            Object[] copy = Arrays.copyOf(items, n);
            return new Iterator<Object>() {
                private int at;
                @Override
                public boolean hasNext() {
                    return at < copy.length;
                }
                @Override
                public Object next() {
                    return copy[at++];
                }
            };
        }
    }
}
