// Builders add to one linked list at the end, without any lock; the printer waits for them.
class MyListNode {
    Object data;
    MyListNode next;
    MyListNode(Object data) {
        this.data = data;
        this.next = null; // RACE n
    }
}
class MyLinkedList {
    private MyListNode header = new MyListNode(null);
    private int count;
    void addLast(Object x) {
        MyListNode itr = header;
        while (itr.next != null) { // RACE! n
            itr = itr.next; // RACE! n
        }
        itr.next = new MyListNode(x); // RACE! n
        synchronized (this) {
            count++;
        }
    }
    int size() {
        int s = 0;
        for (MyListNode n = header.next; n != null; n = n.next) {
            s++;
        }
        return s;
    }
    synchronized int count() {
        return count;
    }
    void print() {
        for (MyListNode n = header.next; n != null; n = n.next) {
            System.out.print(n.data + " ");
        }
        System.out.println();
    }
}
class MyListBuilder implements Runnable {
    private final MyLinkedList list;
    private final int from;
    private final int to;
    MyListBuilder(MyLinkedList list, int from, int to) {
        this.list = list;
        this.from = from;
        this.to = to;
    }
    @Override
    public void run() {
        for (int i = from; i < to; i++) {
            list.addLast(Integer.valueOf(i));
        }
    }
}
public class Main {
    public static void main(String[] args) {
        MyLinkedList list = new MyLinkedList();
        Thread one = new Thread(new MyListBuilder(list, 0, 10));
        Thread two = new Thread(new MyListBuilder(list, 10, 20));
        one.start();
        two.start();
        try {
            one.join();
            two.join();
        } catch (InterruptedException e) {
            System.err.println(e);
            return;
        }
        list.print();
        System.out.println(list.size() == list.count());
    }
}
