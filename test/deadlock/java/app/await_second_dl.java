// waits for a condition with a second lock that the signaller needs
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class Main {
    private final ReentrantLock configLock = new ReentrantLock();
    private final ReentrantLock queueLock = new ReentrantLock();
    private final Condition notEmpty = queueLock.newCondition();
    private final Deque<String> queue = new ArrayDeque<>();
    private int limit = 10;

    String next() throws InterruptedException {
        configLock.lock(); // DEADLOCK
        try {
            queueLock.lock();
            try {
                while (queue.isEmpty())
                    notEmpty.await(); // DEADLOCK!
                return queue.poll();
            } finally {
                queueLock.unlock();
            }
        } finally {
            configLock.unlock();
        }
    }

    void offer(String s) {
        int max;
        configLock.lock(); // DEADLOCK
        try {
            max = limit;
        } finally {
            configLock.unlock();
        }
        queueLock.lock();
        try {
            if (queue.size() < max) {
                queue.add(s);
                notEmpty.signal(); // DEADLOCK
            }
        } finally {
            queueLock.unlock();
        }
    }

    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> {
            try {
                System.out.println(m.next());
            } catch (InterruptedException e) {
                return;
            }
        }).start();
        new Thread(() -> m.offer("x")).start();
    }
}
