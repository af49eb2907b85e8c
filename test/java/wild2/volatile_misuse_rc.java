// volatile makes reads fresh, not increments of what it refers to: array elements and a record behind it.
public class Main {
    private volatile int[] slots = new int[4];
    private volatile Point last = new Point();
    private volatile boolean stop;

    static class Point {
        int x, y;
    }

    void mover() {
        int i = 0;
        while (!stop) {
            last.x = i; // RACE! x
            last.y = i++; // RACE! y
            slots[i % 4]++; // RACE! s
        }
    }

    void watcher() {
        for (int i = 0; i < 100; i++) {
            if (last.x != last.y) // RACE! x y
                System.out.println("torn");
            System.out.println(slots[i % 4]); // RACE! s
        }
        stop = true;
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        Thread a = new Thread(m::mover), b = new Thread(m::watcher);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(m.last.x + m.slots[0]);
    }
}
