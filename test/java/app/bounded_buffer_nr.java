// A bounded buffer of its own; its size is asked for under the monitor.
class Main {
    static class BoundedBuffer<T> {
        private final Object[] items;
        private int head, tail, count;
        BoundedBuffer(int capacity) {
            items = new Object[capacity];
        }
        public synchronized void put(T item) throws InterruptedException {
            while (count == items.length)
                wait();
            items[tail] = item;
            tail = (tail + 1) % items.length;
            count++;
            notifyAll();
        }
        @SuppressWarnings("unchecked")
        public synchronized T take() throws InterruptedException {
            while (count == 0)
                wait();
            T item = (T) items[head];
            items[head] = null;
            head = (head + 1) % items.length;
            count--;
            notifyAll();
            return item;
        }
        public synchronized boolean isEmpty() {
            return count == 0;
        }
    }
    static class Message {
        int number;
        String text;
        Message(int number) {
            this.number = number;
            this.text = "message " + number;
        }
    }
    static class Producer implements Runnable {
        private final BoundedBuffer<Message> buffer;
        Producer(BoundedBuffer<Message> buffer) {
            this.buffer = buffer;
        }
        public void run() {
            try {
                for (int i = 0; i < 50; i++)
                    buffer.put(new Message(i));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
    static class Consumer implements Runnable {
        private final BoundedBuffer<Message> buffer;
        Consumer(BoundedBuffer<Message> buffer) {
            this.buffer = buffer;
        }
        public void run() {
            try {
                for (int i = 0; i < 50; i++) {
                    Message m = buffer.take();
                    m.number++;
                    System.out.println(m.text + m.number);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        BoundedBuffer<Message> buffer = new BoundedBuffer<>(8);
        Thread p1 = new Thread(new Producer(buffer)), p2 = new Thread(new Producer(buffer));
        Thread c1 = new Thread(new Consumer(buffer)), c2 = new Thread(new Consumer(buffer));
        p1.start();
        p2.start();
        c1.start();
        c2.start();
        System.out.println(buffer.isEmpty());
        p1.join();
        p2.join();
        c1.join();
        c2.join();
    }
}
