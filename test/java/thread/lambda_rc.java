// Lambdas capture one array.
class Main {
    public static void main(String[] args) throws InterruptedException {
        int[] box = new int[1];
        Thread a = new Thread(() -> box[0]++); // RACE!
        Thread b = new Thread(() -> box[0]--); // RACE!
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
