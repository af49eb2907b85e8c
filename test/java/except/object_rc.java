// The exception carries an object out of the thread's own method.
class Main {
    static class Failure extends RuntimeException {
        final int[] where;
        Failure(int[] where) {
            this.where = where;
        }
    }
    static final int[] place = new int[1];
    static void fail() {
        throw new Failure(place);
    }
    public static void main(String[] args) {
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                try {
                    fail();
                } catch (Failure f) {
                    f.where[0]++; // RACE!
                }
            }).start();
    }
}
