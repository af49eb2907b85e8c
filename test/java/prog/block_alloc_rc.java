// A vector of blocks: free blocks are looked for by one call and marked by another.
public class Main {
    static class Blocks {
        private final int[] vector;
        Blocks(int n) { vector = new int[n]; }
        synchronized int findFree() {
            for (int i = 0; i < vector.length; i++)
                if (vector[i] == 0) // RACE! vector
                    return i;
            return -1;
        }
        synchronized void mark(int i) {
            vector[i] = 1; // RACE! vector
        }
        void release(int i) {
            vector[i] = 0; // RACE! vector
        }
    }
    static class User extends Thread {
        private final Blocks blocks;
        private final int[] mine = new int[20];
        User(Blocks blocks) { this.blocks = blocks; }
        @Override public void run() {
            for (int i = 0; i < mine.length; i++) {
                mine[i] = blocks.findFree();
                if (mine[i] >= 0)
                    blocks.mark(mine[i]);
            }
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
        System.out.println(blocks.findFree());
    }
}
