// The same vector; find and mark are one step, release is locked too.
public class Main {
    static class Blocks {
        private final int[] vector;
        Blocks(int n) { vector = new int[n]; }
        synchronized int take() {
            for (int i = 0; i < vector.length; i++)
                if (vector[i] == 0) {
                    vector[i] = 1;
                    return i;
                }
            return -1;
        }
        synchronized void release(int i) {
            vector[i] = 0;
        }
    }
    static class User extends Thread {
        private final Blocks blocks;
        private final int[] mine = new int[20];
        User(Blocks blocks) { this.blocks = blocks; }
        @Override public void run() {
            for (int i = 0; i < mine.length; i++)
                mine[i] = blocks.take();
            for (int i = 0; i < mine.length; i++)
                if (mine[i] >= 0)
                    blocks.release(mine[i]);
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Blocks blocks = new Blocks(100);
        User one = new User(blocks), two = new User(blocks);
        one.start();
        two.start();
        one.join();
        two.join();
        System.out.println(blocks.take());
    }
}
