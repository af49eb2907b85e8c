// Both halves add to one sum.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
class Main extends RecursiveAction {
    static int sum;
    final int low, high;
    Main(int low, int high) {
        this.low = low;
        this.high = high;
    }
    protected void compute() {
        if (high - low < 2) {
            sum += low; // RACE!
            return;
        }
        int middle = (low + high) / 2;
        Main left = new Main(low, middle), right = new Main(middle, high);
        left.fork();
        right.compute();
        left.join();
    }
    public static void main(String[] args) {
        new ForkJoinPool().invoke(new Main(0, 100));
        System.out.println(sum);
    }
}
