// What a method returns reads the object behind it without a lock.
// heddle: --open
import java.util.NoSuchElementException;
public class Main {
    private Node head;
    static class Node {
        final String text;
        final Node next;
        Node(String text, Node next) {
            this.text = text;
            this.next = next;
        }
    }
    public synchronized void push(String text) {
        head = new Node(text, head); // RACE!
    }
    public synchronized Cursor cursor() {
        return new Cursor();
    }
    public class Cursor {
        private Node at;
        public void rewind() {
            at = head; // RACE!
        }
        public String next() {
            if (at == null)
                throw new NoSuchElementException();
            String text = at.text;
            at = at.next;
            return text;
        }
    }
}
