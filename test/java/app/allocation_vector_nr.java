// Threads look for a free block and mark it in one step.
class Main {
    static class AllocationVector {
        private final boolean[] used;
        AllocationVector(int n) {
            used = new boolean[n];
        }
        private int getFree() {
            for (int i = 0; i < used.length; i++)
                if (!used[i])
                    return i;
            return -1;
        }
        synchronized void mark(int i) {
            used[i] = true;
        }
        synchronized void free(int i) {
            used[i] = false;
        }
        synchronized int allocate() {
            int i = getFree();
            if (i >= 0)
                mark(i);
            return i;
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
                mine[i] = vector.allocate();
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
