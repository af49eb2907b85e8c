// What a method returns locks the object behind it.
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
        head = new Node(text, head);
    }
    public synchronized Cursor cursor() {
        return new Cursor();
    }
    public class Cursor {
        private Node at;
        public void rewind() {
            synchronized (Main.this) {
            at = head;
            }
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
