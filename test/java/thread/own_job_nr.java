// Runnables made in a loop, each with its own element.
class Main {
    static class Job implements Runnable {
        private final int[] sums;
        private final int index;
        private int steps;
        Job(int[] sums, int index) {
            this.sums = sums;
            this.index = index;
        }
        public void run() {
            steps++;
            sums[index] += steps;
        }
    }
    public static void main(String[] args) {
        int[] sums = new int[4];
        for (int i = 0; i < 4; i++)
            new Thread(new Job(sums, i)).start();
    }
}
