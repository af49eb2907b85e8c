// Each half returns its sum.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;
class Main extends RecursiveTask<Integer> {
    final int low, high;
    Main(int low, int high) {
        this.low = low;
        this.high = high;
    }
    protected Integer compute() {
        if (high - low < 2)
            return low;
        int middle = (low + high) / 2;
        Main left = new Main(low, middle), right = new Main(middle, high);
        left.fork();
        int r = right.compute();
        return left.join() + r;
    }
    public static void main(String[] args) {
        System.out.println(new ForkJoinPool().invoke(new Main(0, 100)));
    }
}
