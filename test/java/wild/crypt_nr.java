// Block cipher over slices of shared arrays: encrypt, join, decrypt, join, compare.
class Cipher implements Runnable {
    final int id;
    final byte[] in;
    final byte[] out;
    final int[] key;
    Cipher(int id, byte[] in, byte[] out, int[] key) {
        this.id = id;
        this.in = in;
        this.out = out;
        this.key = key;
    }
    public void run() {
        int slice = ((in.length / 8) + Main.THREADS - 1) / Main.THREADS;
        int from = id * slice * 8;
        int to = Math.min((id + 1) * slice * 8, in.length);
        int k = 0;
        for (int i = from; i < to; i++) {
            k = key[i % key.length] ^ (i & 7);
            out[i] = (byte) (in[i] ^ k);
        }
    }
}
public class Main {
    static final int THREADS = 4;
    byte[] plain;
    byte[] crypted;
    byte[] plain2;
    int[] z;
    void build(int n) {
        plain = new byte[n];
        crypted = new byte[n];
        plain2 = new byte[n];
        z = new int[52];
        for (int i = 0; i < 52; i++) {
            z[i] = i * 7 + 1;
        }
        for (int i = 0; i < n; i++) {
            plain[i] = (byte) i;
        }
    }
    void pass(byte[] from, byte[] to) {
        Thread[] th = new Thread[THREADS];
        for (int i = 1; i < THREADS; i++) {
            th[i] = new Thread(new Cipher(i, from, to, z));
            th[i].start();
        }
        new Cipher(0, from, to, z).run();
        for (int i = 1; i < THREADS; i++) {
            try {
                th[i].join();
            } catch (InterruptedException e) {
                e.printStackTrace();
            }
        }
    }
    public static void main(String[] args) {
        Main m = new Main();
        m.build(8000);
        m.pass(m.plain, m.crypted);
        m.pass(m.crypted, m.plain2);
        boolean good = true;
        for (int i = 0; i < m.plain.length; i++) {
            good &= m.plain[i] == m.plain2[i];
        }
        System.out.println(good);
    }
}
