// The same map with all methods locked.
// heddle: --open
import java.util.HashMap;
public class Main<K, V> {
    static class Node<K, V> {
        K key;
        V value;
        Node<K, V> next, previous;
    }
    private final HashMap<K, Node<K, V>> map = new HashMap<>();
    private Node<K, V> first, last;
    private final int capacity;
    public Main(int capacity) { this.capacity = capacity; }
    public synchronized V get(K key) {
        Node<K, V> n = map.get(key);
        if (n == null)
            return null;
        moveFirst(n);
        return n.value;
    }
    public synchronized void put(K key, V value) {
        Node<K, V> n = map.get(key);
        if (n == null) {
            n = new Node<>();
            n.key = key;
            map.put(key, n);
        }
        n.value = value;
        moveFirst(n);
    }
    private void moveFirst(Node<K, V> n) {
        if (first == n)
            return;
        n.next = first;
        if (first != null)
            first.previous = n;
        first = n;
        if (last == null)
            last = n;
    }
    public int capacity() { return capacity; }
}
