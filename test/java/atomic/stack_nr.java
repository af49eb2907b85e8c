// Who exchanged the top of the stack has its job alone.
import java.util.concurrent.atomic.AtomicReference;
class Main {
    static class Job {
        int state;
    }
    static class Node {
        final Job job;
        final Node next;
        Node(Job job, Node next) {
            this.job = job;
            this.next = next;
        }
    }
    final AtomicReference<Node> top = new AtomicReference<>();
    Job pop() {
        while (true) {
            Node old = top.get();
            if (old == null)
                return null;
            Node rest = old.next;
            if (top.compareAndSet(old, rest))
                return old.job;
        }
    }
    public static void main(String[] args) {
        Main m = new Main();
        for (int i = 0; i < 9; i++)
            m.top.set(new Node(new Job(), m.top.get()));
        Runnable work = () -> {
            Job j = m.pop();
            if (j != null)
                j.state++; // NORACE
        };
        new Thread(work).start();
        new Thread(work).start();
    }
}
