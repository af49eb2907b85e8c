// Parts in whole blocks of eight, each block done by a method of its own.
public class Main {
    static byte[] coded;
    static final int THREADS = 4;
    static class Part implements Runnable {
        final int id;
        Part(int id) { this.id = id; }
        public void run() {
            int slice = coded.length / 8 / THREADS;
            int low = id * slice * 8;
            int high = (id + 1) * slice * 8;
            for (int i = low; i < high; i += 8)
                block(i);
        }
        void block(int at) {
            for (int k = 0; k < 8; k++)
                coded[at + k] = 1; // NORACE
        }
    }
    public static void main(String[] args) throws InterruptedException {
        coded = new byte[6400];
        Thread[] t = new Thread[THREADS];
        for (int i = 0; i < THREADS; i++) {
            t[i] = new Thread(new Part(i));
            t[i].start();
        }
        for (int i = 0; i < THREADS; i++)
            t[i].join();
    }
}
