// An event loop of one thread; others hand it callbacks through a queue, its state is its own.
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

class EventLoop extends Thread {
    private final LinkedBlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private final Map<Integer, String> sessions = new HashMap<>();
    private final Queue<Runnable> later = new ArrayDeque<>();
    private int handled;
    private volatile boolean open = true;

    void submit(Runnable r) {
        tasks.add(r);
    }

    void login(int id, String name) {
        submit(() -> {
            sessions.put(id, name); // NORACE
            later.add(() -> System.out.println("welcome " + sessions.get(id))); // NORACE
        });
    }

    void logout(int id) {
        submit(() -> sessions.remove(id)); // NORACE
    }

    void close() {
        open = false;
        submit(() -> { });
    }

    @Override
    public void run() {
        try {
            while (open) {
                tasks.take().run();
                handled++; // NORACE
                for (Runnable r = later.poll(); r != null; r = later.poll()) // NORACE
                    r.run();
            }
        } catch (InterruptedException e) {
            interrupt();
        }
    }

    int handled() throws InterruptedException {
        join();
        return handled; // NORACE
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        EventLoop loop = new EventLoop();
        loop.start();
        AtomicInteger ids = new AtomicInteger();
        Thread[] users = new Thread[3];
        for (int i = 0; i < users.length; i++) {
            users[i] = new Thread(() -> {
                int id = ids.incrementAndGet();
                loop.login(id, "user" + id);
                loop.logout(id);
            });
            users[i].start();
        }
        for (Thread u : users)
            u.join();
        loop.close();
        System.out.println(loop.handled());
    }
}
