// Work is done at once if the lock is free, and queued for its holder otherwise.
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.ReentrantLock;

class Journal {
    private final ReentrantLock lock = new ReentrantLock();
    private final ConcurrentLinkedQueue<String> waiting = new ConcurrentLinkedQueue<>();
    private final StringBuilder text = new StringBuilder();
    private int lines;

    void append(String line) {
        if (lock.tryLock()) {
            try {
                write(line);
                String next;
                while ((next = waiting.poll()) != null)
                    write(next);
            } finally {
                lock.unlock();
            }
        } else {
            waiting.add(line);
        }
    }

    private void write(String line) {
        text.append(line).append('\n');
        lines++;
    }

    String close() {
        lock.lock();
        try {
            for (String rest : waiting)
                write(rest);
            return lines + "\n" + text;
        } finally {
            lock.unlock();
        }
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Journal journal = new Journal();
        Thread[] writers = new Thread[4];
        for (int i = 0; i < writers.length; i++) {
            String name = "w" + i;
            writers[i] = new Thread(() -> {
                for (int n = 0; n < 10; n++)
                    journal.append(name + " " + n);
            });
            writers[i].start();
        }
        for (Thread t : writers)
            t.join();
        System.out.println(journal.close());
    }
}
