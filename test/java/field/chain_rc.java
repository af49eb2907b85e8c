// An object reached over two references.
class Main {
    static class Node {
        Node next;
        int value;
    }
    public static void main(String[] args) {
        Node head = new Node();
        head.next = new Node();
        new Thread(() -> head.next.value = 1).start(); // RACE!
        head.next.value = 2; // RACE!
    }
}
