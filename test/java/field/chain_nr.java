// The two ends of a list belong to two threads.
class Main {
    static class Node {
        Node next;
        int value;
    }
    public static void main(String[] args) {
        Node head = new Node();
        head.next = new Node();
        new Thread(() -> head.next.value = 1).start(); // NORACE
        head.value = 2; // NORACE
    }
}
