// Buffers are swapped under a lock and read there.
class Main {
    static class DoubleBuffer {
        private int[] front = new int[4], back = new int[4];
        void write(int v) {
            synchronized (this) {
            for (int i = 0; i < back.length; i++)
                back[i] = v;
            int[] t = front;
            front = back;
            back = t;
            }
        }
        synchronized int sum() {
            int s = 0;
            for (int v : front)
                s += v;
            return s;
        }
    }
    public static void main(String[] args) {
        DoubleBuffer b = new DoubleBuffer();
        Thread w = new Thread(() -> {
            for (int i = 0; i < 10; i++)
                b.write(i);
        });
        Thread w2 = new Thread(() -> b.write(99));
        w.start();
        w2.start();
        System.out.println(b.sum());
    }
}
