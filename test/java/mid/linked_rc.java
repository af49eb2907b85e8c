// A linked list of the program's own; one end is not locked.
class Main {
    static class Node {
        final int value;
        Node next;
        Node(int value) {
            this.value = value;
        }
    }
    private Node head;
    synchronized void push(int v) {
        Node n = new Node(v);
        n.next = head;
        head = n; // RACE!
    }
    int sum() {
        int s = 0;
        for (Node n = head; n != null; n = n.next) // RACE!
            s += n.value;
        return s;
    }
    public static void main(String[] args) {
        Main list = new Main();
        new Thread(() -> list.push(1)).start();
        System.out.println(list.sum());
    }
}
