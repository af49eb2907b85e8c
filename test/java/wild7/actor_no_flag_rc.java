// The same mailbox, but each message submits a run of its own.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class Main {
    static abstract class Actor {
        private final ConcurrentLinkedQueue<Object> mailbox = new ConcurrentLinkedQueue<>();
        private final ExecutorService pool;

        Actor(ExecutorService pool) {
            this.pool = pool;
        }

        void tell(Object message) {
            mailbox.add(message);
            pool.execute(this::drain);
        }

        private void drain() {
            Object m;
            while ((m = mailbox.poll()) != null)
                receive(m);
        }

        abstract void receive(Object message);
    }

    static class Summer extends Actor {
        private long sum;
        private final List<Integer> history = new ArrayList<>();

        Summer(ExecutorService pool) {
            super(pool);
        }

        @Override
        void receive(Object message) {
            sum += (Integer) message; // RACE! s
            history.add((Integer) message); // RACE! h
        }
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        Summer summer = new Summer(pool);
        for (int i = 0; i < 30; i++)
            summer.tell(i);
        pool.shutdown();
    }
}
