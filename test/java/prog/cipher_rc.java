// Blocks of a text are enciphered by threads with a part each; the parts overlap by one block.
public class Main {
    static byte[] plain, coded;
    static int[] key = new int[52];
    static int checksum;
    static final int THREADS = 4;
    static class Part implements Runnable {
        final int id;
        Part(int id) { this.id = id; }
        public void run() {
            int slice = plain.length / 8 / THREADS;
            int low = id * slice * 8;
            int high = low + slice * 8 + 8;
            for (int i = low; i < high && i < plain.length; i += 8)
                block(i);
            checksum += coded[low]; // RACE! sum coded
        }
        void block(int at) {
            for (int k = 0; k < 8; k++)
                coded[at + k] = (byte) (plain[at + k] ^ key[k]); // RACE! coded
        }
    }
    public static void main(String[] args) throws InterruptedException {
        plain = new byte[6400];
        coded = new byte[6400];
        for (int i = 0; i < key.length; i++) key[i] = i * 7;
        Thread[] t = new Thread[THREADS];
        for (int i = 1; i < THREADS; i++) {
            t[i] = new Thread(new Part(i));
            t[i].start();
        }
        new Part(0).run();
        for (int i = 1; i < THREADS; i++) t[i].join();
        System.out.println(checksum + coded[0]);
    }
}
