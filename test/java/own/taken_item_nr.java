// A list of tasks by hand: who takes the first node off under the lock has its task for itself.
public class Main {
    static class Task {
        int result;
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
            head = head.next;
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
                    t.result++; // NORACE
                }
            }).start();
        }
    }
}
