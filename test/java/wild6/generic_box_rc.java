// A generic container of one's own: the lock of a bounded buffer is not taken by its peek.
public class Main {
    static class Ring<T> {
        private final Object[] slots;
        private int head, count;

        Ring(int capacity) {
            slots = new Object[capacity];
        }

        synchronized boolean offer(T item) {
            if (count == slots.length)
                return false;
            slots[(head + count) % slots.length] = item; // RACE! s
            count++; // RACE! c
            return true;
        }

        @SuppressWarnings("unchecked")
        synchronized T poll() {
            if (count == 0)
                return null;
            T item = (T) slots[head];
            slots[head] = null;
            head = (head + 1) % slots.length;
            count--; // NORACE
            return item;
        }

        @SuppressWarnings("unchecked")
        T peek() {
            if (count == 0) // RACE! c
                return null;
            return (T) slots[head]; // RACE! s
        }
    }

    public static void main(String[] args) {
        Ring<String> ring = new Ring<>(8);
        Thread producer = new Thread(() -> {
            for (int i = 0; i < 20; i++)
                ring.offer("job " + i);
        });
        Thread consumer = new Thread(() -> {
            while (ring.peek() != null)
                System.out.println(ring.poll());
        });
        producer.start();
        consumer.start();
    }
}
