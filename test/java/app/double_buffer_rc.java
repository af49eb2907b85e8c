// A reader uses the buffer that the writer is filling.
class Main {
    static class DoubleBuffer {
        private int[] front = new int[4], back = new int[4];
        void write(int v) {
            for (int i = 0; i < back.length; i++) // RACE! swap
                back[i] = v; // RACE! swap data
            int[] t = front; // RACE! swap
            front = back; // RACE! swap
            back = t; // RACE! swap
        }
        int sum() {
            int s = 0;
            for (int v : front) // RACE! swap data
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
