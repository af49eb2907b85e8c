// Halves of an array overlap by one.
class Main {
    static class Sorter extends Thread {
        final int[] data;
        final int from, to;
        Sorter(int[] data, int from, int to) {
            this.data = data;
            this.from = from;
            this.to = to;
        }
        public void run() {
            for (int i = from; i < to; i++)
                data[i] = data[i] * 2; // RACE!
        }
    }
    public static void main(String[] args) throws InterruptedException {
        int[] data = new int[100];
        Sorter a = new Sorter(data, 0, 51), b = new Sorter(data, 50, 100);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
