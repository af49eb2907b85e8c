// The exception carries an object that was made where it was thrown.
class Main {
    static class Failure extends RuntimeException {
        final int[] where;
        Failure(int[] where) {
            this.where = where;
        }
    }
    static void fail() {
        throw new Failure(new int[1]);
    }
    public static void main(String[] args) {
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                try {
                    fail();
                } catch (Failure f) {
                    f.where[0]++; // NORACE
                }
            }).start();
    }
}
