// Actors: a concurrent queue and an atomic flag see to it that one thread at a time runs an actor.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;

abstract class Actor implements Runnable {
    private final ConcurrentLinkedQueue<String> mailbox = new ConcurrentLinkedQueue<>();
    private final AtomicBoolean scheduled = new AtomicBoolean();
    private final ExecutorService pool;

    Actor(ExecutorService pool) {
        this.pool = pool;
    }

    abstract void receive(String message);

    void tell(String message) {
        mailbox.offer(message);
        schedule();
    }

    private void schedule() {
        if (!mailbox.isEmpty() && scheduled.compareAndSet(false, true))
            pool.execute(this);
    }

    @Override
    public void run() {
        try {
            String m = mailbox.poll();
            if (m != null)
                receive(m);
        } finally {
            scheduled.set(false);
            schedule();
        }
    }
}

class Counter extends Actor {
    private final Map<String, Integer> words = new HashMap<>();
    private int total;

    Counter(ExecutorService pool) {
        super(pool);
    }

    @Override
    void receive(String message) {
        total++; // NORACE
        words.merge(message, 1, Integer::sum); // NORACE
        if (message.equals("dump"))
            System.out.println(total + " " + words); // NORACE
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        Counter counter = new Counter(pool);
        Thread[] senders = new Thread[3];
        for (int i = 0; i < senders.length; i++) {
            senders[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++)
                    counter.tell("word" + k % 7);
            });
            senders[i].start();
        }
        for (Thread t : senders)
            t.join();
        counter.tell("dump");
        Thread.sleep(100);
        pool.shutdown();
    }
}
