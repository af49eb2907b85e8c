// All messages share one list.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
class Main {
    static class Message {
        List<String> lines;
    }
    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Message> queue = new ArrayBlockingQueue<>(4);
        new Thread(() -> {
            try {
                for (int i = 0; i < 9; i++) {
                    Message m = queue.take();
                    m.lines.add("done"); // RACE!
                }
            } catch (InterruptedException e) {
                return;
            }
        }).start();
        List<String> all = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            Message m = new Message();
            m.lines = all;
            m.lines.add("begin"); // RACE!
            queue.put(m);
        }
    }
}
