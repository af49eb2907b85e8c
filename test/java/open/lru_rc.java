// A map of recent entries made of two classes of the package; the nodes are linked without lock on reads.
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
    public V get(K key) {
        Node<K, V> n = map.get(key); // RACE! map
        if (n == null)
            return null;
        moveFirst(n);
        return n.value; // RACE! value
    }
    public synchronized void put(K key, V value) {
        Node<K, V> n = map.get(key);
        if (n == null) {
            n = new Node<>();
            n.key = key;
            map.put(key, n); // RACE! map
        }
        n.value = value; // RACE! value
        moveFirst(n);
    }
    private void moveFirst(Node<K, V> n) {
        if (first == n) // RACE! first
            return;
        n.next = first; // RACE! next first
        if (first != null) // RACE! first
            first.previous = n; // RACE! prev first
        first = n; // RACE! first
        if (last == null) // RACE! last
            last = n; // RACE! last
    }
    public int capacity() { return capacity; }
}
