// Blocks end at the smaller of two bounds.
public class Main {
    static class Part extends Thread {
        private final int id;
        private final int[] data;
        Part(int id, int[] data) {
            this.id = id;
            this.data = data;
        }
        @Override
        public void run() {
            int per = (data.length + 3) / 4;
            int to = Math.min((id + 1) * per, data.length);
            for (int i = id * per; i < to; i++) {
                data[i] = id;
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        int[] data = new int[1001];
        Part[] parts = new Part[4];
        for (int i = 0; i < 4; i++) {
            parts[i] = new Part(i, data);
            parts[i].start();
        }
        for (Part p : parts) {
            p.join();
        }
        System.out.println(data[0]);
    }
}
