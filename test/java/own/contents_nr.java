// What a message holds goes over to the one who takes the message.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
class Main {
    static class Message {
        final byte[] head = new byte[8];
        List<String> lines;
    }
    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Message> queue = new ArrayBlockingQueue<>(4);
        new Thread(() -> {
            try {
                for (int i = 0; i < 9; i++) {
                    Message m = queue.take();
                    m.head[1]++; // NORACE
                    m.lines.add("done"); // NORACE
                }
            } catch (InterruptedException e) {
                return;
            }
        }).start();
        for (int i = 0; i < 9; i++) {
            Message m = new Message();
            m.lines = new ArrayList<>();
            m.lines.add("begin"); // NORACE
            m.head[0] = 1; // NORACE
            queue.put(m);
        }
    }
}
