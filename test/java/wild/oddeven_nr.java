// Odd-even transposition sort: in each phase threads compare pairs that do not overlap and are joined.
class Phase extends Thread {
    private final int[] data;
    private final int left;
    private boolean swapped;
    Phase(int[] data, int left) {
        this.data = data;
        this.left = left;
    }
    @Override
    public void run() {
        if (data[left] > data[left + 1]) {
            int t = data[left];
            data[left] = data[left + 1];
            data[left + 1] = t;
            swapped = true;
        }
    }
    boolean swapped() {
        return swapped;
    }
}
public class Main {
    private static boolean step(int[] data, int first) throws InterruptedException {
        Phase[] team = new Phase[data.length / 2];
        int n = 0;
        for (int i = first; i + 1 < data.length; i += 2) {
            team[n] = new Phase(data, i);
            team[n].start();
            n++;
        }
        boolean any = false;
        for (int i = 0; i < n; i++) {
            team[i].join();
            any |= team[i].swapped();
        }
        return any;
    }
    public static void main(String[] args) throws InterruptedException {
        int[] data = {5, 2, 9, 1, 7, 3, 8, 6};
        boolean more = true;
        while (more) {
            more = step(data, 0);
            more |= step(data, 1);
        }
        for (int x : data) {
            System.out.print(x + " ");
        }
    }
}
