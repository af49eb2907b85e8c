// A linked list with a lock at insert, none at search and at the count.
class Node {
    int key;
    Node next;

    Node(int key, Node next) {
        this.key = key; // RACE
        this.next = next; // RACE
    }
}

class MyList {
    private Node head;
    private int size;

    synchronized void insert(int key) {
        if (head == null || head.key > key) {
            head = new Node(key, head); // RACE! h
        } else {
            Node at = head;
            while (at.next != null && at.next.key < key)
                at = at.next;
            at.next = new Node(key, at.next); // RACE! n
        }
        size++; // RACE! s
    }

    boolean contains(int key) {
        for (Node at = head; at != null; at = at.next) // RACE! h n
            if (at.key == key) // RACE
                return true;
        return false;
    }

    int size() {
        return size; // RACE! s
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        final MyList list = new MyList();
        Thread[] ts = new Thread[2];
        for (int t = 0; t < ts.length; t++) {
            final int id = t;
            ts[t] = new Thread(new Runnable() {
                public void run() {
                    for (int i = 0; i < 50; i++) {
                        list.insert(i * 2 + id);
                        list.contains(i);
                    }
                }
            });
            ts[t].start();
        }
        System.out.println(list.size());
        for (Thread t : ts)
            t.join();
    }
}
