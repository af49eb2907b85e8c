// The same, but the deepest call keeps the array, and the others go on with what was kept.
public class Main {
    static volatile int[] best;
    static void visit(int[] path, int depth) {
        if (depth == path.length) {
            best = path;
            return;
        }
        for (int i = 0; i < 3; i++) {
            path[depth] = i; // RACE!
            visit(path, depth + 1);
        }
        int[] kept = best;
        if (kept != null) {
            kept[0]++; // RACE!
        }
    }
    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            new Thread(() -> visit(new int[5], 0)).start();
        }
    }
}
