// Threads look for a free block and mark it in two steps.
class Main {
    static class AllocationVector {
        private final boolean[] used;
        AllocationVector(int n) {
            used = new boolean[n];
        }
        int getFree() {
            for (int i = 0; i < used.length; i++)
                if (!used[i]) // RACE!
                    return i;
            return -1;
        }
        synchronized void mark(int i) {
            used[i] = true; // RACE!
        }
        synchronized void free(int i) {
            used[i] = false; // RACE!
        }
    }
    static class Tester extends Thread {
        private final AllocationVector vector;
        private final int[] mine;
        Tester(AllocationVector vector, int n) {
            this.vector = vector;
            mine = new int[n];
        }
        @Override
        public void run() {
            for (int i = 0; i < mine.length; i++) {
                mine[i] = vector.getFree();
                if (mine[i] >= 0)
                    vector.mark(mine[i]);
            }
            for (int i = 0; i < mine.length; i++)
                if (mine[i] >= 0)
                    vector.free(mine[i]);
        }
    }
    public static void main(String[] args) {
        AllocationVector v = new AllocationVector(20);
        new Tester(v, 5).start();
        new Tester(v, 5).start();
    }
}
