// The producer goes on changing a message that it has handed over.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
class Main {
    static class Message {
        private String body;
        private int size;
        void setBody(String body) {
            this.body = body; // RACE! body
            this.size = body.length(); // RACE! size
        }
        @Override
        public String toString() {
            return body + "/" + size; // RACE! body size
        }
    }
    static class Producer extends Thread {
        private final BlockingQueue<Message> queue;
        Producer(BlockingQueue<Message> queue) {
            this.queue = queue;
        }
        @Override
        public void run() {
            try {
                for (int i = 0; i < 10; i++) {
                    Message m = new Message();
                    queue.put(m);
                    m.setBody("text " + i);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
    static class Consumer extends Thread {
        private final BlockingQueue<Message> queue;
        Consumer(BlockingQueue<Message> queue) {
            this.queue = queue;
        }
        @Override
        public void run() {
            try {
                for (int i = 0; i < 10; i++)
                    System.out.println(queue.take());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
    public static void main(String[] args) {
        BlockingQueue<Message> queue = new ArrayBlockingQueue<>(4);
        new Producer(queue).start();
        new Consumer(queue).start();
    }
}
