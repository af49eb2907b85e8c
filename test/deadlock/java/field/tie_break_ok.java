// locks in the order of their identity hash codes, with a lock for ties
class Main {
    static final Object tie = new Object();
    static class Node { int load; }

    static void balance(Node a, Node b) {
        int ha = System.identityHashCode(a), hb = System.identityHashCode(b);
        if (ha < hb) {
            synchronized (a) {
                synchronized (b) {
                    even(a, b);
                }
            }
        } else if (ha > hb) {
            synchronized (b) {
                synchronized (a) {
                    even(a, b);
                }
            }
        } else {
            synchronized (tie) {
                synchronized (a) {
                    synchronized (b) {
                        even(a, b);
                    }
                }
            }
        }
    }

    static void even(Node a, Node b) {
        int sum = a.load + b.load;
        a.load = sum / 2;
        b.load = sum - a.load;
    }

    public static void main(String[] args) {
        Node[] n = { new Node(), new Node(), new Node() };
        n[0].load = 10;
        new Thread(() -> balance(n[0], n[1])).start();
        new Thread(() -> balance(n[1], n[0])).start();
        new Thread(() -> balance(n[2], n[1])).start();
    }
}
