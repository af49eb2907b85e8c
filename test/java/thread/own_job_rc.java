// Runnables made in a loop share what their constructor got.
class Main {
    static class Job implements Runnable {
        private final int[] sums;
        private final int index;
        Job(int[] sums, int index) {
            this.sums = sums;
            this.index = index;
        }
        public void run() {
            sums[0] += index; // RACE!
        }
    }
    public static void main(String[] args) {
        int[] sums = new int[4];
        for (int i = 0; i < 4; i++)
            new Thread(new Job(sums, i)).start();
    }
}
