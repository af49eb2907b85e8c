// A linked list: append is not synchronised although the builders share the list.
class MyNode {
    Object value;
    MyNode next;

    MyNode(Object value) {
        this.value = value;
    }
}

class MyList {
    private MyNode head = new MyNode(null);
    private int maxSize = 100;

    void addLast(Object value) {
        MyNode itr = head;
        while (itr.next != null) // RACE! next
            itr = itr.next; // RACE! next
        itr.next = new MyNode(value); // RACE! next
    }

    int size() {
        int n = 0;
        for (MyNode m = head.next; m != null; m = m.next)
            n++;
        return n;
    }

    int max() {
        return maxSize;
    }
}

class Builder implements Runnable {
    private final MyList list;
    private final int from, to;

    Builder(MyList list, int from, int to) {
        this.list = list;
        this.from = from;
        this.to = to;
    }

    public void run() {
        for (int i = from; i < to && i < list.max(); i++)
            list.addLast(Integer.valueOf(i));
    }
}

public class Main {
    public static void main(String[] args) throws Exception {
        MyList list = new MyList();
        Thread a = new Thread(new Builder(list, 0, 50));
        Thread b = new Thread(new Builder(list, 50, 100));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(list.size());
    }
}
