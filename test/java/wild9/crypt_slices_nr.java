// The encryption kernel: each thread encrypts and decrypts blocks of eight bytes in its slice.
public class Main {
    static final int THREADS = 4;
    static byte[] plain, crypt, back;
    static int[] key = new int[52];

    static class Coder implements Runnable {
        final int id;
        final byte[] from, to;
        final int[] key;

        Coder(int id, byte[] from, byte[] to, int[] key) {
            this.id = id;
            this.from = from;
            this.to = to;
            this.key = key;
        }

        @Override
        public void run() {
            int slice = from.length / 8;
            int tslice = slice, ttslice = (tslice + THREADS - 1) / THREADS;
            slice = ttslice * 8;
            int lower = id * slice, upper = (id + 1) * slice;
            if (upper > from.length)
                upper = from.length;
            int i1 = lower, i2 = lower;
            for (int i = lower; i < upper; i += 8) {
                int ik = 0;
                int x1 = from[i1++] & 0xff;
                x1 |= (from[i1++] & 0xff) << 8;
                int x2 = from[i1++] & 0xff;
                x2 |= (from[i1++] & 0xff) << 8;
                int x3 = from[i1++] & 0xff;
                x3 |= (from[i1++] & 0xff) << 8;
                int x4 = from[i1++] & 0xff;
                x4 |= (from[i1++] & 0xff) << 8;
                for (int r = 0; r < 8; r++) {
                    x1 = x1 * key[ik++] & 0xffff;
                    x2 = x2 + key[ik++] & 0xffff;
                    x3 ^= x1;
                    x4 ^= x2;
                }
                to[i2++] = (byte) x1; // NORACE
                to[i2++] = (byte) (x1 >>> 8); // NORACE
                to[i2++] = (byte) x3;
                to[i2++] = (byte) (x3 >>> 8);
                to[i2++] = (byte) x2;
                to[i2++] = (byte) (x2 >>> 8);
                to[i2++] = (byte) x4;
                to[i2++] = (byte) (x4 >>> 8); // NORACE
            }
        }
    }

    static void pass(byte[] from, byte[] to) throws InterruptedException {
        Thread[] t = new Thread[THREADS];
        for (int i = 1; i < THREADS; i++) {
            t[i] = new Thread(new Coder(i, from, to, key));
            t[i].start();
        }
        new Coder(0, from, to, key).run();
        for (int i = 1; i < THREADS; i++)
            t[i].join();
    }

    public static void main(String[] args) throws InterruptedException {
        int size = 800;
        plain = new byte[size];
        crypt = new byte[size];
        back = new byte[size];
        for (int i = 0; i < key.length; i++)
            key[i] = i * 7 + 1; // NORACE
        for (int i = 0; i < size; i++)
            plain[i] = (byte) i; // NORACE
        pass(plain, crypt);
        pass(crypt, back);
        System.out.println(back[3]); // NORACE
    }
}
