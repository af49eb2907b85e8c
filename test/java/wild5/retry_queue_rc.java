// Deliveries that are tried again: who failed puts the message back and still writes to it.
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

class Message {
    final String text;
    int attempts;
    String lastError;

    Message(String text) {
        this.text = text;
    }
}

class Sender implements Runnable {
    private final BlockingQueue<Message> queue;

    Sender(BlockingQueue<Message> queue) {
        this.queue = queue;
    }

    private boolean send(Message m) {
        return m.text.length() % 3 != m.attempts % 3; // NORACE
    }

    @Override
    public void run() {
        try {
            while (true) {
                Message m = queue.take();
                m.attempts++; // NORACE
                if (m.attempts > 5) // NORACE
                    continue;
                if (!send(m)) {
                    queue.put(m);
                    m.lastError = "failed " + m.text; // RACE!
                } else if (m.lastError != null) { // RACE!
                    System.out.println(m.text + " after " + m.lastError); // RACE!
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Message> queue = new LinkedBlockingQueue<>();
        for (int i = 0; i < 3; i++) {
            Thread t = new Thread(new Sender(queue));
            t.setDaemon(true);
            t.start();
        }
        for (int i = 0; i < 20; i++)
            queue.put(new Message("message " + i));
        Thread.sleep(100);
    }
}
