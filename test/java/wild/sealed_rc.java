// Sealed messages to an actor with one thread: its own state is safe, a counter that others read is not.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
public class Main {
    sealed interface Message permits Put, Get, Stop {
    }
    record Put(String key, int value) implements Message {
    }
    record Get(String key, Reply reply) implements Message {
    }
    record Stop() implements Message {
    }
    static final class Reply {
        private final CountDownLatch ready = new CountDownLatch(1);
        private int value;
        void set(int v) {
            value = v;
            ready.countDown();
        }
        int await() throws InterruptedException {
            ready.await();
            return value;
        }
    }
    static final class Actor implements Runnable {
        final BlockingQueue<Message> inbox = new ArrayBlockingQueue<>(16);
        private final Map<String, Integer> state = new HashMap<>();
        private int handled;
        @Override
        public void run() {
            try {
                for (;;) {
                    Message m = inbox.take();
                    handled++; // RACE!
                    if (m instanceof Put p) {
                        state.put(p.key(), p.value());
                    } else if (m instanceof Get g) {
                        g.reply().set(state.getOrDefault(g.key(), 0));
                    } else {
                        return;
                    }
                }
            } catch (InterruptedException e) {
                return;
            }
        }
        int handled() {
            return handled; // RACE!
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Actor actor = new Actor();
        Thread t = new Thread(actor);
        t.start();
        for (int i = 0; i < 10; i++) {
            actor.inbox.put(new Put("k" + i % 3, i));
        }
        Reply r = new Reply();
        actor.inbox.put(new Get("k1", r));
        System.out.println(actor.handled() + " before " + r.await());
        actor.inbox.put(new Stop());
        t.join();
    }
}
