// A stack that gives its lock back in finally.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class LockedStack<T> {
    private final Lock lock = new ReentrantLock();
    private final Deque<T> items = new ArrayDeque<>();

    public void push(T item) {
        lock.lock();
        try {
            items.push(item);
        } finally {
            lock.unlock();
        }
    }

    public T pop() {
        lock.lock();
        try {
            if (items.isEmpty()) {
                return null;
            }
            return items.pop();
        } finally {
            lock.unlock();
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        LockedStack<Integer> stack = new LockedStack<>();
        Thread pusher = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                stack.push(i);
            }
        });
        Thread popper = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                Integer n = stack.pop();
                if (n != null) {
                    System.out.println(n);
                }
            }
        });
        pusher.start();
        popper.start();
        pusher.join();
        popper.join();
    }
}
