// Actors: a concurrent queue and a flag set by compareAndSet see to it that one thread at a time runs each.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;

public class Main {
    static abstract class Actor implements Runnable {
        private final ConcurrentLinkedQueue<Object> mailbox = new ConcurrentLinkedQueue<>();
        private final AtomicBoolean scheduled = new AtomicBoolean();
        private final ExecutorService pool;

        Actor(ExecutorService pool) {
            this.pool = pool;
        }

        void tell(Object message) {
            mailbox.add(message);
            schedule();
        }

        private void schedule() {
            if (scheduled.compareAndSet(false, true))
                pool.execute(this);
        }

        @Override
        public void run() {
            Object m;
            while ((m = mailbox.poll()) != null)
                receive(m);
            scheduled.set(false);
            if (!mailbox.isEmpty())
                schedule();
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
            sum += (Integer) message; // NORACE
            history.add((Integer) message); // NORACE
            if (history.size() % 10 == 0)
                System.out.println(sum); // NORACE
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        Summer summer = new Summer(pool);
        Thread[] senders = new Thread[3];
        for (int i = 0; i < senders.length; i++) {
            senders[i] = new Thread(() -> {
                for (int k = 0; k < 10; k++)
                    summer.tell(k);
            });
            senders[i].start();
        }
        for (Thread s : senders)
            s.join();
        pool.shutdown();
    }
}
