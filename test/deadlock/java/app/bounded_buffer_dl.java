// a monitor as bounded buffer: wait in an if
class Main {
    static class Buffer {
        private final int[] slots = new int[4];
        private int count, in, out;

        synchronized void put(int v) throws InterruptedException {
            if (count == slots.length)
                wait(); // DEADLOCK!
            slots[in] = v;
            in = (in + 1) % slots.length;
            count++;
            notifyAll();
        }

        synchronized int get() throws InterruptedException {
            while (count == 0)
                wait();
            int v = slots[out];
            out = (out + 1) % slots.length;
            count--;
            notifyAll();
            return v;
        }
    }

    public static void main(String[] args) {
        Buffer b = new Buffer();
        for (int k = 0; k < 2; k++)
            new Thread(() -> {
                try {
                    for (int i = 0; i < 100; i++)
                        b.put(i);
                } catch (InterruptedException e) { }
            }).start();
        new Thread(() -> {
            try {
                for (int i = 0; i < 200; i++)
                    b.get();
            } catch (InterruptedException e) { }
        }).start();
    }
}
