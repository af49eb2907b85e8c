// Neighbouring cells are swapped by threads that each own one position and look at the next one.
public class Main {
    static int[] data = {5, 2, 8, 1, 9, 3};
    static class Bubble extends Thread {
        final int position;
        Bubble(int position) { this.position = position; }
        public void run() {
            for (int round = 0; round < data.length; round++) {
                if (data[position] > data[position + 1]) { // RACE! d
                    int t = data[position]; // RACE! d
                    data[position] = data[position + 1]; // RACE! d
                    data[position + 1] = t; // RACE! d
                }
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Bubble[] bubbles = new Bubble[data.length - 1];
        for (int i = 0; i < bubbles.length; i++) {
            bubbles[i] = new Bubble(i);
            bubbles[i].start();
        }
        for (Bubble b : bubbles)
            b.join();
        for (int x : data)
            System.out.println(x);
    }
}
