// A queue of work made by hand with wait and notify; a work item is marked by workers after it was put back.
import java.util.LinkedList;
public class Main {
    static class Item {
        int tries;
        String state = "new";
    }
    static class Queue {
        private final LinkedList<Item> items = new LinkedList<>();
        private boolean closed;
        synchronized void put(Item i) {
            items.addLast(i);
            notify();
        }
        synchronized Item take() throws InterruptedException {
            while (items.isEmpty() && !closed)
                wait();
            return items.isEmpty() ? null : items.removeFirst();
        }
        synchronized void close() {
            closed = true;
            notifyAll();
        }
    }
    static class Worker extends Thread {
        private final Queue queue;
        Worker(Queue q, String name) { super(name); queue = q; }
        @Override public void run() {
            try {
                Item i;
                while ((i = queue.take()) != null) {
                    i.tries++;
                    if (i.tries < 3) {
                        queue.put(i);
                        i.state = "again"; // RACE! state
                    }
                }
            } catch (InterruptedException e) {
                System.out.println(getName() + " ends");
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Queue q = new Queue();
        Worker[] w = {new Worker(q, "a"), new Worker(q, "b")};
        for (Worker x : w) x.start();
        for (int i = 0; i < 20; i++) q.put(new Item());
        q.close();
        for (Worker x : w) x.join();
    }
}
