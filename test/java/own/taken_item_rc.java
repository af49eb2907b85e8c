// A list of tasks by hand: the node is taken off only once its task has been asked for often enough.
public class Main {
    static class Task {
        int result;
        int asked;
    }
    static class Node {
        Task task;
        Node next;
    }
    static class Queue {
        private Node head;
        synchronized void put(Task t) {
            Node n = new Node();
            n.task = t;
            n.next = head;
            head = n;
        }
        synchronized Task get() {
            if (head == null) {
                return null;
            }
            Task t = head.task;
            if (++t.asked > 2) {
                head = head.next;
            }
            return t;
        }
    }
    public static void main(String[] args) {
        Queue q = new Queue();
        for (int i = 0; i < 10; i++) {
            q.put(new Task());
        }
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                for (Task t = q.get(); t != null; t = q.get()) {
                    t.result++; // RACE!
                }
            }).start();
        }
    }
}
