// Mandelbrot: rows are handed out by a counter that is not atomic, so two threads may get one row.
public class Main {
    static final int W = 80, H = 60;
    final int[] image = new int[W * H];
    int next;

    void work() {
        while (next < H) { // RACE! n
            int y = next++; // RACE! n
            for (int x = 0; x < W; x++)
                image[(y % H) * W + x] = x * y; // RACE! p
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++)
            (ts[i] = new Thread(m::work)).start();
        for (Thread t : ts)
            t.join();
        System.out.println(m.image[0]);
    }
}
