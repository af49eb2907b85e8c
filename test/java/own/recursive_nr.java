// An array that was made by the thread is handed down by a function that calls itself.
public class Main {
    static int best;
    static void visit(int[] path, int depth) {
        if (depth == path.length) {
            synchronized (Main.class) {
                best = Math.max(best, path[0]);
            }
            return;
        }
        for (int i = 0; i < 3; i++) {
            path[depth] = i; // NORACE
            visit(path, depth + 1);
        }
    }
    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            new Thread(() -> visit(new int[5], 0)).start();
        }
    }
}
