// Builders add to one linked list under its lock.
class Main {
    static class MyNode {
        int data;
        MyNode next;
        MyNode(int data) {
            this.data = data;
        }
    }
    static class MyList {
        private final MyNode head = new MyNode(0);
        private int max;
        synchronized void addLast(int x) {
            MyNode itr = head;
            while (itr.next != null)
                itr = itr.next;
            itr.next = new MyNode(x);
            if (x > max)
                max = x;
        }
        int size() {
            int n = 0;
            for (MyNode itr = head.next; itr != null; itr = itr.next)
                n++;
            return n;
        }
    }
    static class Builder implements Runnable {
        private final MyList list;
        private final int from, to;
        Builder(MyList list, int from, int to) {
            this.list = list;
            this.from = from;
            this.to = to;
        }
        public void run() {
            for (int i = from; i < to; i++)
                list.addLast(i);
        }
    }
    public static void main(String[] args) throws InterruptedException {
        MyList list = new MyList();
        Thread a = new Thread(new Builder(list, 0, 10));
        Thread b = new Thread(new Builder(list, 10, 20));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(list.size());
    }
}
