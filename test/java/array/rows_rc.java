// A matrix: all threads add to the first row.
class Main {
    public static void main(String[] args) {
        double[][] m = new double[4][100];
        for (int t = 0; t < 4; t++)
            new Thread(() -> {
                for (int j = 0; j < 100; j++)
                    m[0][j] += 1.0; // RACE!
            }).start();
    }
}
