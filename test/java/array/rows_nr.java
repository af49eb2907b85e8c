// A matrix: every thread has a row of its own.
class Main {
    public static void main(String[] args) {
        double[][] m = new double[4][100];
        for (int t = 0; t < 4; t++) {
            int row = t;
            new Thread(() -> {
                for (int j = 0; j < 100; j++)
                    m[row][j] += 1.0; // NORACE
            }).start();
        }
    }
}
